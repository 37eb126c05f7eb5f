/** A position as a reader sees it: how far each digit is from filling the centre, and what a move does to the centre. */
import { cellsWith, centre, digits, type RotationBoard } from './board.ts';
import { setOf } from './cell-sets.ts';
import { lines } from './moves.ts';
import { placementRank } from './pattern-database.ts';

export interface DigitStatus {
  readonly digit: number;
  /** How many of the centre's cells have it. */
  readonly count: number;
  /** The exact number of moves until all of them have it; null without the table. */
  readonly distance: number | null;
}

/** The digits 1, 2 and 3; `table` is the pattern database, if it is there. */
export function digitStatuses(board: RotationBoard, table: Uint8Array | null): readonly DigitStatus[] {
  return digits.map((digit) => {
    const cells = cellsWith(board, digit);
    return {
      digit,
      count: cells.filter((cell) => centre.includes(cell)).length,
      distance: table && (table[placementRank(setOf(cells))] as number),
    };
  });
}

/** The cells whose digits a move brings into the centre and takes out of it, before the move and after it. */
export interface Crossing {
  readonly comes: { readonly from: number; readonly to: number };
  readonly goes: { readonly from: number; readonly to: number };
}

/** Every line has the centre's cells at its places 2, 3 and 4, and each cell's digit goes to the place before. */
export function crossingOf(move: number): Crossing {
  const line = lines[move] as readonly number[];
  const [, before, first, , last, after] = line as [number, number, number, number, number, number, number];
  return { comes: { from: after, to: last }, goes: { from: first, to: before } };
}

/** The one move that leads from a board to another, or null: no two moves change a board alike. */
export function moveBetween(before: RotationBoard, after: RotationBoard): number | null {
  const changed = Array.from(before.keys()).filter((cell) => before[cell] !== after[cell]);
  if (changed.length === 0) return null;
  const move = lines.findIndex(
    (line) =>
      changed.every((cell) => line.includes(cell)) &&
      line.every((cell, i) => after[cell] === before[line[(i + 1) % line.length] as number]),
  );
  return move < 0 ? null : move;
}
