/** The eight moves of the Rotation Game, 0..7 for A..H: each turns one line of seven cells by one place. */
import type { RotationBoard } from './board.ts';

/** By move: the cells of its line, in the order in which each takes the digit of the next, and the last that of the first. */
export const lines: readonly (readonly number[])[] = [
  [0, 2, 6, 11, 15, 20, 22],
  [1, 3, 8, 12, 17, 21, 23],
  [10, 9, 8, 7, 6, 5, 4],
  [19, 18, 17, 16, 15, 14, 13],
  [23, 21, 17, 12, 8, 3, 1],
  [22, 20, 15, 11, 6, 2, 0],
  [13, 14, 15, 16, 17, 18, 19],
  [4, 5, 6, 7, 8, 9, 10],
];

/** By move: the one that undoes it, by turning the same line the other way. */
export const inverses: readonly number[] = [5, 4, 7, 6, 1, 0, 3, 2];

export function moveLetter(move: number): string {
  return 'ABCDEFGH'.charAt(move);
}

/** The board after some moves, in order. */
export function boardAfter(board: RotationBoard, moves: readonly number[]): RotationBoard {
  return moves.reduce(rotate, board);
}

function rotate(board: RotationBoard, move: number): RotationBoard {
  const line = lines[move] as readonly number[];
  const after = [...board];
  for (const [i, cell] of line.entries()) after[cell] = board[line[(i + 1) % line.length] as number] as number;
  return after;
}
