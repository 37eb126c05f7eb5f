import { expect, test } from 'vitest';
import type { Square } from '../../../src/puzzles/square-destroyer/grid.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { branchOf, greedyScan, squarePosition } from '../../../src/puzzles/square-destroyer/position.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { positionAfter } from '../../../src/search/problem.ts';
import { count } from '../../../src/trace/record.ts';

const { guide } = squarePresets;
const sample = { n: 3, missing: [12, 17, 23] };

function answer(n: number, missing: readonly number[]): string | number {
  const grid = { n, missing };
  return squareDestroyer.answer(grid, count(squareDestroyer.search(grid, guide, 'count')));
}

const placed = ({ side, row, column, sticks }: Square) => [side, row, column, ...sticks];
const place = ({ side, row, column }: Square) => [side, row, column];

test('one stick takes the estimate of the complete n = 3 from 5 to 3: it is not consistent', () => {
  const grid = { n: 3, missing: [] };
  const problem = squareProblem(grid, guide);
  expect(problem.estimate(problem.start, 0)).toBe(5);
  expect(problem.estimate(positionAfter(problem, [5]), 0)).toBe(3);
  expect(greedyScan(squarePosition(grid, []).alive).at(-1)?.counted).toBe(5);
  expect(greedyScan(squarePosition(grid, [5]).alive).at(-1)?.counted).toBe(3);
});

test('n = 3 without 12 17 23 leaves five squares', () => {
  expect(squarePosition(sample, []).alive.map(placed)).toEqual([
    [1, 0, 0, 1, 4, 5, 8],
    [1, 0, 1, 2, 5, 6, 9],
    [1, 0, 2, 3, 6, 7, 10],
    [1, 2, 0, 15, 18, 19, 22],
    [2, 0, 0, 1, 2, 4, 6, 11, 13, 15, 16],
  ]);
});

test('the scan of n = 3 without 12 17 23 counts three squares and says why it skips two', () => {
  const scan = greedyScan(squarePosition(sample, []).alive);
  const told = scan.map(({ square, number, counted, shared }) => ({
    square: place(square),
    number,
    counted,
    shared: shared.map((x) => [x.stick, ...place(x.square)]),
  }));
  expect(told).toEqual([
    { square: [1, 0, 0], number: 1, counted: 1, shared: [] },
    { square: [1, 0, 1], number: 0, counted: 1, shared: [[5, 1, 0, 0]] },
    { square: [1, 0, 2], number: 2, counted: 2, shared: [] },
    { square: [1, 2, 0], number: 3, counted: 3, shared: [] },
    {
      square: [2, 0, 0],
      number: 0,
      counted: 3,
      shared: [
        [1, 1, 0, 0],
        [6, 1, 0, 2],
        [15, 1, 2, 0],
      ],
    },
  ]);
  expect(answer(3, [12, 17, 23])).toBe(3);
});

test.each([[[4, 6, 18]], [[3, 5, 15]]])('removing %j from n = 3 without 12 17 23 leaves no square', (removed) => {
  expect(squarePosition(sample, removed).alive).toEqual([]);
  expect(branchOf(squarePosition(sample, removed), guide)).toBeNull();
});

test('removing 4 18 16 from n = 3 without 12 17 23 leaves the squares (0,1) and (0,2)', () => {
  expect(squarePosition(sample, [4, 18, 16]).alive.map(place)).toEqual([
    [1, 0, 1],
    [1, 0, 2],
  ]);
});

test('a broken square names a missing stick before a removed one, and the first of several removed', () => {
  const { squares } = squarePosition(sample, [9, 5, 2]);
  const told = (index: number) => [squares[index]?.brokenBy, squares[index]?.atStart];
  expect(told(0)).toEqual([5, false]);
  expect(told(1)).toEqual([9, false]);
  expect(told(2)).toEqual([null, false]);
  expect(told(4)).toEqual([12, true]);
});

test.each([1, 4, 5, 9, 32, 36, 37, 40])(
  'the complete 4 × 4 needs 9 and still does without the corner stick %i',
  (id) => {
    expect(answer(4, [])).toBe(9);
    expect(answer(4, [id])).toBe(9);
  },
);

test.each([
  [1, 1],
  [2, 3],
  [3, 6],
  [4, 9],
  [5, 14],
])('the complete grid of side %i needs %i sticks', (n, least) => {
  expect(answer(n, [])).toBe(least);
});

test('with no square alive the answer is 0, in one iteration with bound 0 and one node', () => {
  const grid = { n: 1, missing: [3] };
  const result = count(squareDestroyer.search(grid, guide, 'count'));
  expect(result).toEqual({ outcome: 'solved', solution: [], iterations: [{ bound: 0, nodes: 1, prunes: 0, held: 1 }] });
  expect(squareDestroyer.answer(grid, result)).toBe(0);
});
