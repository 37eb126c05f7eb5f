import { expect, test } from 'vitest';
import { horizontal, squaresOf, stickAt, stickCount, vertical } from '../../../src/puzzles/square-destroyer/grid.ts';

const sides = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);

test('n = 3 is numbered line by line, horizontals before the verticals below them', () => {
  const lines = upTo(4).map((row) => upTo(3).map((column) => horizontal(3, row, column)));
  const below = upTo(3).map((row) => upTo(4).map((column) => vertical(3, row, column)));
  expect(lines).toEqual([
    [1, 2, 3],
    [8, 9, 10],
    [15, 16, 17],
    [22, 23, 24],
  ]);
  expect(below).toEqual([
    [4, 5, 6, 7],
    [11, 12, 13, 14],
    [18, 19, 20, 21],
  ]);
});

test.each(sides)('every id of n = %i names one stick, and its place gives the id back', (n) => {
  for (let id = 1; id <= stickCount(n); id++) {
    const { direction, row, column, ...rest } = stickAt(n, id);
    expect(direction === 'horizontal' ? horizontal(n, row, column) : vertical(n, row, column)).toBe(id);
    expect(rest).toEqual({ id });
    expect(row).toBeLessThanOrEqual(direction === 'horizontal' ? n : n - 1);
    expect(column).toBeLessThanOrEqual(direction === 'horizontal' ? n - 1 : n);
  }
});

test.each(sides)('n = %i has a square of each side at each place, in the square order', (n) => {
  const squares = squaresOf(n);
  expect(squares).toHaveLength((n * (n + 1) * (2 * n + 1)) / 6);
  const keys = squares.map(({ side, row, column }) => [side, row, column]);
  const inOrder = [...keys].sort((a, b) => a.reduce((order, x, i) => order || x - (b[i] as number), 0));
  expect(keys).toEqual(inOrder);
  expect(new Set(keys.map(String)).size).toBe(squares.length);
  for (const [i, { index, side, row, column, sticks }] of squares.entries()) {
    expect(index).toBe(i);
    expect(Math.max(row, column) + side).toBeLessThanOrEqual(n);
    expect(new Set(sticks).size).toBe(4 * side);
    expect(sticks).toEqual([...sticks].sort((a, b) => a - b));
  }
});

test('the unit and the 2 × 2 square in the corner of n = 3 have their sticks', () => {
  const at = (side: number) => squaresOf(3).find((s) => s.side === side && s.row === 0 && s.column === 0)?.sticks;
  expect(at(1)).toEqual([1, 4, 5, 8]);
  expect(at(2)).toEqual([1, 2, 4, 6, 11, 13, 15, 16]);
});
