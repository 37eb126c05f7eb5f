/**
 * Where the numbers of counted squares stand, in board units, and how large: in the middle of a unit square, as large as the
 * ids around it leave room for; for a larger one on a joint inside it, where no id, disc or other number is.
 */
import { horizontal, type Square, vertical } from '../../../puzzles/square-destroyer/grid.ts';
import { CELL } from './board-geometry.ts';

export interface SquareNumber {
  readonly square: Square;
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Counted {
  readonly square: Square;
  readonly text: string;
}

const MOST = 56;
/** On a joint, with its plate. */
const MOST_ON_JOINT = 36;

/** How wide a text is, in heights of its letters; a half takes more than a digit. */
const widthOf = (text: string) => 0.66 * text.length + (text.endsWith('½') ? 0.24 : 0);

interface Room {
  readonly n: number;
  /** Board units that are 24 pixels of the theme. */
  readonly usual: number;
  /** The width of an id on a stick, 0 where none is shown. */
  readonly idWidth: number;
  readonly isRemoved: (id: number) => boolean;
}

/** The numbers of these squares. */
export function squareNumbers(counted: readonly Counted[], room: Room): SquareNumber[] {
  const widest = Math.max(...counted.map(({ text }) => widthOf(text)));
  const most = Math.min(MOST, (CELL - room.idWidth - 4) / widest);
  const size = Math.min(most, Math.max(CELL / 4, room.usual));
  const taken = new Set<string>();
  return counted.map(({ square, text }) => {
    if (square.side === 1) {
      const [x, y] = [(square.column + 0.5) * CELL, (square.row + 0.5) * CELL];
      return { square, text, size, x, y, width: size * widthOf(text), height: size };
    }
    const joint = jointIn(square, room, taken);
    taken.add(`${joint.row} ${joint.column}`);
    const small = Math.min(size, MOST_ON_JOINT);
    const across = 1.24 * small;
    return { square, text, size: small, x: joint.column * CELL, y: joint.row * CELL, width: across, height: across };
  });
}

/** The first joint inside that is free: no other number stands there, and no disc lies on a stick that begins there. */
function jointIn(square: Square, { n, isRemoved }: Room, taken: ReadonlySet<string>): { row: number; column: number } {
  const inside = Array.from({ length: (square.side - 1) ** 2 }, (_, i) => ({
    row: square.row + 1 + Math.floor(i / (square.side - 1)),
    column: square.column + 1 + (i % (square.side - 1)),
  }));
  const free = inside.filter(({ row, column }) => !taken.has(`${row} ${column}`));
  const isClear = ({ row, column }: { row: number; column: number }) =>
    !isRemoved(horizontal(n, row, column)) && !isRemoved(vertical(n, row, column));
  return free.find(isClear) ?? free[0] ?? { row: square.row + 1, column: square.column + 1 };
}
