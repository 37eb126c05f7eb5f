/**
 * Sets of cells as numbers, one bit a cell. A move takes every digit of its line with it, so it takes a set of cells to
 * a set of cells, whatever the digits are; that is looked up for each half of the 24 bits.
 */
import { CELLS, centre } from './board.ts';
import { lines } from './moves.ts';

/** The bits of half a set. */
const HALF = 12;
const HALF_MASK = (1 << HALF) - 1;

export const ALL_CELLS = (1 << CELLS) - 1;

/** By move, half and the half's bits: where these cells' digits are after the move. */
const turned: Int32Array = makeTurned();

/** The centre's cells lie within twelve bits in a row. By these: how many of them are of the centre. */
const FIRST_OF_CENTRE = Math.min(...centre);
const centreCounts = Uint8Array.from(
  { length: 1 << HALF },
  (_, bits) => centre.filter((cell) => bits & (1 << (cell - FIRST_OF_CENTRE))).length,
);

export function setOf(cells: readonly number[]): number {
  return cells.reduce((set, cell) => set | (1 << cell), 0);
}

/** Where a set of cells is after a move. */
export function turnedSet(set: number, move: number): number {
  const from = move << (HALF + 1);
  return (turned[from + (set & HALF_MASK)] as number) | (turned[from + (1 << HALF) + (set >> HALF)] as number);
}

/** How many cells of a set are in the centre. */
export function countInCentre(set: number): number {
  return centreCounts[(set >> FIRST_OF_CENTRE) & HALF_MASK] as number;
}

function makeTurned(): Int32Array {
  const table = new Int32Array(lines.length << (HALF + 1));
  for (const [move, line] of lines.entries()) {
    const to = Array.from({ length: CELLS }, (_, cell) => cell);
    for (const [i, cell] of line.entries()) to[line[(i + 1) % line.length] as number] = cell;
    for (const [cell, next] of to.entries()) {
      const half = cell < HALF ? 0 : 1;
      const from = ((move << 1) | half) << HALF;
      for (let bits = 0; bits <= HALF_MASK; bits++)
        if (bits & (1 << (cell - half * HALF))) table[from + bits] = (table[from + bits] as number) | (1 << next);
    }
  }
  return table;
}
