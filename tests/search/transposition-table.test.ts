import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { idaStar } from '../../src/search/ida-star.ts';
import { type Problem, positionAfter } from '../../src/search/problem.ts';
import { withTable } from '../../src/search/transposition-table.ts';
import { count } from '../../src/trace/record.ts';
import { tinyGrid } from '../puzzles/square-destroyer/square-grids.ts';
import { leastRemovals } from './breadth-first.ts';

/** Climb from 0 to `top` by steps of 1 or 2: the same height comes up by many ways. */
function stairs(top: number): Problem {
  return {
    words: 1,
    start: Int32Array.of(0),
    maxMoves: 2,
    estimate: (positions, at) => (positions[at] === top ? 0 : 1),
    branch(positions, at, _last, moves, from) {
      const left = top - (positions[at] as number);
      for (let step = 1; step <= 2; step++) moves[from + step - 1] = step;
      return Math.max(0, Math.min(2, left));
    },
    apply(positions, at, move, to) {
      positions[to] = (positions[at] as number) + move;
    },
  };
}

const policy = { first: 'root-estimate', next: 'plus-one' } as const;
const nodesOf = (problem: Problem) => count(idaStar(problem, policy, 'count')).iterations.map(({ nodes }) => nodes);

test('a height from which the climb has failed is not climbed from again with as few steps', () => {
  expect(nodesOf(stairs(6))).toEqual([3, 7, 15]);
  // bound 2 has shown that one step is not enough from 2: bound 3, two steps up, leaves it at once, and 3 likewise later
  expect(nodesOf(withTable(stairs(6), 1))).toEqual([3, 7, 11]);
});

test.each([1, 2, 4, 64, 1 << 16])('with %i places it finds the same number of steps', (places) => {
  const { solution } = count(idaStar(withTable(stairs(15), 1, places), policy, 'count'));
  expect(solution).toHaveLength(8);
});

test('the fewer places, the more nodes; with many, far fewer than without memory', () => {
  const sum = (nodes: readonly number[]) => nodes.reduce((all, one) => all + one, 0);
  const nodes = [1, 4, 64].map((places) => sum(nodesOf(withTable(stairs(15), 1, places))));
  expect([sum(nodesOf(stairs(15))), ...nodes]).toEqual([757, 757, 225, 123]);
});

test('what it has learnt of a position never exceeds the sticks still needed there', () => {
  fc.assert(
    fc.property(tinyGrid, fc.constantFrom('plus-one', 'least-overflow'), (grid, next) => {
      const problem = squareProblem(grid, { ...squarePresets.blind, memory: 'table' });
      count(idaStar(problem, { first: 0, next }, 'count'));
      for (let first = 1; first <= 2 * grid.n * (grid.n + 1); first++)
        for (const removed of [[first], [first, first + 1]]) {
          if (removed.some((stick) => stick > 2 * grid.n * (grid.n + 1))) continue;
          const h = problem.estimate(positionAfter(problem, removed), 0);
          expect(h).toBeLessThanOrEqual(leastRemovals(grid.n, [...grid.missing, ...removed]));
        }
    }),
    { numRuns: 60 },
  );
});

test('it tells apart positions that agree in the words it looks at only if it is told to', () => {
  const learnt = withTable(stairs(9), 1);
  learnt.failed?.(Int32Array.of(3, 4), 0, 5);
  expect(learnt.estimate(Int32Array.of(3, 7), 0)).toBe(6);
  expect(learnt.estimate(Int32Array.of(4, 4), 0)).toBe(1);
});

test('2.3: a search that remembers tells how many positions, and the bytes of the table that they are in', () => {
  const failed = new Set<number>();
  const learning = withTable(stairs(15), 1);
  const watched: Problem = {
    ...learning,
    failed(positions, at, left) {
      failed.add(positions[at] as number);
      learning.failed?.(positions, at, left);
    },
  };
  // 64 places of two words: it never grows. Of 13 heights two share a place, and the later one has it
  expect(count(idaStar(watched, policy, 'count')).remembered).toEqual({ positions: 12, bytes: 64 * 2 * 4 });
  expect(failed.size).toBe(13);
  expect(count(idaStar(stairs(15), policy, 'count')).remembered).toBeUndefined();
  // with one place there is never more than one
  expect(count(idaStar(withTable(stairs(15), 1, 1), policy, 'count')).remembered).toEqual({ positions: 1, bytes: 8 });
});

test('2.3: the table of a grid grows with what it remembers, and never beyond its most places', () => {
  const search = idaStar(
    squareProblem({ n: 4, missing: [] }, { ...squarePresets.guide, memory: 'table' }),
    policy,
    'count',
  );
  const { remembered } = count(search);
  const places = (remembered?.bytes ?? 0) / (4 * 2);
  expect(Number.isInteger(Math.log2(places))).toBe(true);
  expect(remembered?.positions).toBeGreaterThan(64);
  expect(remembered?.positions).toBeLessThanOrEqual(places);
});
