/** Whether the eight centre cells of a Rotation Game board, in reading order of the #, are equal. */
export function isSolved(board: readonly number[]): boolean {
  return new Set([6, 7, 8, 11, 12, 15, 16, 17].map((cell) => board[cell])).size === 1;
}
