/** The board of the Rotation Game: 24 cells in the shape of #, in reading order, and the eight moves that turn its lines. */

/** The digit of each cell, 0..23: eight each of 1, 2 and 3. */
export type RotationBoard = readonly number[];

export const CELLS = 24;
export const digits = [1, 2, 3] as const;

/** The cells of each row of the #. */
export const rows: readonly (readonly number[])[] = [
  [0, 1],
  [2, 3],
  [4, 5, 6, 7, 8, 9, 10],
  [11, 12],
  [13, 14, 15, 16, 17, 18, 19],
  [20, 21],
  [22, 23],
];

/** The eight cells that are to have one digit. */
export const centre: readonly number[] = [6, 7, 8, 11, 12, 15, 16, 17];

export function cellsWith(board: RotationBoard, digit: number): number[] {
  return Array.from(board.keys()).filter((cell) => board[cell] === digit);
}
