/** Runs of matrices, and cells made up. */

import { type Cell, type Matrix, type MatrixEvent, runMatrix } from '../../src/matrix/run-matrix.ts';
import { timesOf } from '../../src/matrix/times.ts';

/** All that a run says; each look at the clock is a millisecond later. */
export function eventsOf(matrix: Matrix): MatrixEvent[] {
  let time = 0;
  return [...runMatrix(matrix, () => time++)];
}

export function cellsOf(matrix: Matrix): Cell[] {
  return eventsOf(matrix).flatMap((event) => (event.kind === 'cell' ? [event.cell] : []));
}

/** A cell as a search that answers 3 in 10 nodes would leave it, with some of it otherwise. */
export function cellWith(other: Partial<Cell>): Cell {
  const counts = { nodes: 10, prunes: 4, held: 3, time: timesOf([1]) };
  return { input: 0, search: 0, ...counts, outcome: 'solved', answer: '3', ...other };
}
