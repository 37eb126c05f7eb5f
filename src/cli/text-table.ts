/** A matrix as text for a terminal: a row a case, nodes and milliseconds for each search. */
import { isComplete, strays } from '../matrix/judge.ts';
import type { Cell, Matrix } from '../matrix/run-matrix.ts';
import type { Total } from '../matrix/totals.ts';
import { count } from '../messages/words-en.ts';
import { shortened } from '../messages/workbench/input-facts.ts';
import { formatSettings } from '../puzzles/settings-text.ts';

/** Room for milliseconds up to some hours, and for the shortest and the longest of several short runs. */
const TIME = 12;
const SPREAD = 15;

/**
 * Head, rows and foot, each ending with a newline. The widths are known before anything has run, so that rows can be
 * printed at once.
 */
export function textTable({ puzzle, instances, searches, limit }: Matrix) {
  const labels = instances.map((instance, i) => `${i + 1}  ${shortened(puzzle.brief(instance))}`);
  const names = searches.map((search) => formatSettings(puzzle, search));
  const first = Math.max('total'.length, ...labels.map(({ length }) => length));
  const nodes = nodesText({ nodes: limit * Math.max(1, instances.length), isComplete: false }).length;
  const widths = names.map(({ length }) => Math.max(length, nodes + TIME + SPREAD));
  const line = (label: string, cells: readonly string[], end = '') =>
    `${[label.padEnd(first), ...cells.map((cell, i) => cell.padStart(widths[i] ?? 0))].join('  ').trimEnd()}${end}\n`;
  const figures = (total: Total, spread: string) => {
    const time = `${atLeast(total)}${total.milliseconds.toFixed(1)}`;
    return `${nodesText(total)}${time.padStart(TIME)}${spread.padStart(SPREAD)}`;
  };
  return {
    head:
      line('', names) +
      line(
        'case',
        names.map(() => `nodes${'ms'.padStart(TIME)}${'min–max'.padStart(SPREAD)}`),
      ),
    row: (row: readonly Cell[]): string =>
      line(
        labels[row[0]?.input ?? 0] ?? '',
        row.map((cell) =>
          figures({ ...cell, milliseconds: cell.time.median, isComplete: isComplete(cell) }, spreadOf(cell)),
        ),
        strays(row).length > 0 ? '  ! the answers differ' : '',
      ),
    foot: (totals: readonly Total[]): string =>
      line(
        'total',
        totals.map((total) => figures(total, '')),
      ),
  };
}

function spreadOf({ time: { least, most, runs } }: Cell): string {
  return runs === 1 ? '1 run' : `${least.toFixed(1)}–${most.toFixed(1)}`;
}

function nodesText(total: Pick<Total, 'nodes' | 'isComplete'>): string {
  return `${atLeast(total)}${count(total.nodes)}`;
}

/** What stands before a figure where a search did not come to its end. */
function atLeast({ isComplete: whole }: Pick<Total, 'isComplete'>): string {
  return whole ? '' : '≥ ';
}
