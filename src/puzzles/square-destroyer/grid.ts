/**
 * The n × n grid of matchsticks: its numbering and its squares.
 *
 * With w = 2n + 1, line r gives the horizontals r·w + 1 … r·w + n, then the verticals that hang below it,
 * r·w + n + 1 … r·w + 2n + 1; the last line has no verticals. Squares are listed in the square order:
 * side, then row, then column of the top-left corner, all ascending.
 */
export interface Square {
  /** Index in the square order, from 0. */
  readonly index: number;
  readonly side: number;
  readonly row: number;
  readonly column: number;
  /** Ids of its 4 · side border sticks, ascending. */
  readonly sticks: readonly number[];
}

export interface Stick {
  readonly id: number;
  readonly direction: 'horizontal' | 'vertical';
  /** The horizontal's line, or the line that the vertical hangs below. */
  readonly row: number;
  /** The horizontal's place in its line, or the vertical's column line. */
  readonly column: number;
}

export const MAX_SIDE = 12;

export function stickCount(n: number): number {
  return 2 * n * (n + 1);
}

/** Id of the horizontal stick `column` (0..n-1) of line `row` (0..n). */
export function horizontal(n: number, row: number, column: number): number {
  return row * (2 * n + 1) + column + 1;
}

/** Id of the vertical stick on column line `column` (0..n) that hangs below line `row` (0..n-1). */
export function vertical(n: number, row: number, column: number): number {
  return row * (2 * n + 1) + n + column + 1;
}

/** Where the stick with this id (1..2n(n+1)) lies: the numbering read backwards. */
export function stickAt(n: number, id: number): Stick {
  const row = Math.floor((id - 1) / (2 * n + 1));
  const rest = (id - 1) % (2 * n + 1);
  return rest < n
    ? { id, direction: 'horizontal', row, column: rest }
    : { id, direction: 'vertical', row, column: rest - n };
}

function squareSticks(n: number, side: number, row: number, column: number): number[] {
  const sticks: number[] = [];
  for (let t = 0; t < side; t++) {
    sticks.push(horizontal(n, row, column + t), horizontal(n, row + side, column + t));
    sticks.push(vertical(n, row + t, column), vertical(n, row + t, column + side));
  }
  return sticks.sort((a, b) => a - b);
}

/** All n(n+1)(2n+1)/6 squares of the complete grid in the square order. */
export function squaresOf(n: number): readonly Square[] {
  const squares: Square[] = [];
  for (let side = 1; side <= n; side++)
    for (let row = 0; row + side <= n; row++)
      for (let column = 0; column + side <= n; column++)
        squares.push({ index: squares.length, side, row, column, sticks: squareSticks(n, side, row, column) });
  return squares;
}
