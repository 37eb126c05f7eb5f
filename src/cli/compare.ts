import { strays } from '../matrix/judge.ts';
import { csvTable } from '../matrix/matrix-csv.ts';
import { type Cell, type Matrix, runMatrix } from '../matrix/run-matrix.ts';
import { type Total, withRow } from '../matrix/totals.ts';
import { formatSettings } from '../puzzles/settings-text.ts';
import { textTable } from './text-table.ts';
import type { World } from './world.ts';

/**
 * Prints nodes and time of each search on each case, a row as soon as its searches are done. Returns whether their answers
 * agree.
 */
export function compare(matrix: Matrix, world: World, form: 'csv' | 'text'): boolean {
  const table = form === 'csv' ? { ...csvTable(matrix), foot: () => '' } : textTable(matrix);
  world.out(table.head);
  let row: Cell[] = [];
  let totals: readonly Total[] = [];
  let agree = true;
  for (const event of runMatrix(matrix, world.now)) {
    if (event.kind !== 'cell') continue;
    row.push(event.cell);
    if (row.length < matrix.searches.length) continue;
    const whole = row;
    row = [];
    totals = withRow(totals, whole);
    world.out(table.row(whole));
    if (strays(whole).length === 0) continue;
    agree = false;
    world.err(
      `deepen: case ${event.cell.input + 1}: the searches disagree, so at least one of them is wrong: ${answers(matrix, whole)}\n`,
    );
  }
  world.out(table.foot(totals));
  return agree;
}

function answers({ puzzle, searches }: Matrix, row: readonly Cell[]): string {
  const told = row.map(({ search, answer, outcome }) => {
    const words = answer === '' ? outcome : answer.replaceAll('\n', ' ');
    return `${formatSettings(puzzle, searches[search] ?? {})} ${words}`;
  });
  return told.join(', ');
}
