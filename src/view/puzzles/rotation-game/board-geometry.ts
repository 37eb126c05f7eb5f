/** Places on the board of the Rotation Game in its own units: a cell is 100 wide, the # lies in 7 rows of 7 columns. */
import { rows } from '../../../puzzles/rotation-game/board.ts';
import { lines } from '../../../puzzles/rotation-game/moves.ts';

export const CELL = 100;
/** Room around the # for the moves, with the frame of the one that has the focus. */
export const MARGIN = 98;

export interface CellPlace {
  readonly cell: number;
  /** From 0. */
  readonly row: number;
  readonly column: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
}

/** The two columns that a row of two cells is in. */
const COLUMNS = [2, 4] as const;

export const cellPlaces: readonly CellPlace[] = rows.flatMap((cells, row) =>
  cells.map((cell, i) => {
    const column = cells.length === 2 ? (COLUMNS[i] as number) : i;
    return { cell, row, column, x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }),
);

/** Where a move stands at the end of its line, and the way it takes digits, in cells. */
export interface MovePlace {
  readonly move: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** The line itself. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** A move stands where its line's digits go to. */
export const movePlaces: readonly MovePlace[] = lines.map((line, move) => {
  const first = cellPlaces[line[0] as number] as CellPlace;
  const second = cellPlaces[line[1] as number] as CellPlace;
  const last = cellPlaces[line[6] as number] as CellPlace;
  const dx = Math.sign(first.x - second.x);
  const dy = Math.sign(first.y - second.y);
  return {
    move,
    x: first.x + 0.96 * CELL * dx,
    y: first.y + 0.96 * CELL * dy,
    dx,
    dy,
    frame: {
      x: Math.min(first.x, last.x) - CELL / 2,
      y: Math.min(first.y, last.y) - CELL / 2,
      width: Math.abs(first.x - last.x) + CELL,
      height: Math.abs(first.y - last.y) + CELL,
    },
  };
});
