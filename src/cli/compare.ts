import { strays } from '../matrix/judge.ts';
import { csvHead, csvOfRow } from '../matrix/matrix-csv.ts';
import { type Cell, type Matrix, runMatrix } from '../matrix/run-matrix.ts';
import { formatSettings } from '../puzzles/settings-text.ts';
import { textTable } from './text-table.ts';
import type { World } from './world.ts';

/**
 * Prints nodes and time of each search on each case, a row as soon as its searches are done. Returns whether their answers
 * agree.
 */
export function compare(matrix: Matrix, world: World, form: 'csv' | 'text'): boolean {
  const table =
    form === 'csv' ? { head: csvHead, row: (row: Row) => csvOfRow(matrix, row), foot: () => '' } : textTable(matrix);
  world.out(table.head);
  const rows: Cell[][] = [];
  let agree = true;
  for (const event of runMatrix(matrix, world.now)) {
    if (event.kind !== 'cell') continue;
    const row = rows[event.cell.input] ?? [];
    rows[event.cell.input] = row;
    row.push(event.cell);
    if (row.length < matrix.searches.length) continue;
    world.out(table.row(row));
    if (strays(row).length === 0) continue;
    agree = false;
    world.err(
      `deepen: case ${event.cell.input + 1}: the searches disagree, so one of them is wrong: ${answers(matrix, row)}\n`,
    );
  }
  world.out(table.foot(rows));
  return agree;
}

type Row = readonly Cell[];

function answers({ puzzle, searches }: Matrix, row: Row): string {
  const told = row.map(({ search, answer, outcome }) => {
    const words = answer === '' ? outcome : answer.replaceAll('\n', ' ');
    return `${formatSettings(puzzle, searches[search] ?? {})} ${words}`;
  });
  return told.join(', ');
}
