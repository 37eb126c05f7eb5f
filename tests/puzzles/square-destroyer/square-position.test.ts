import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stickCount } from '../../../src/puzzles/square-destroyer/grid.ts';
import { gridMasks } from '../../../src/puzzles/square-destroyer/grid-masks.ts';
import { branchOf, greedyScan, squarePosition } from '../../../src/puzzles/square-destroyer/position.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { isClassical, type SquareGrid, squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { positionAfter } from '../../../src/search/problem.ts';
import { breaksAll, leastRemovals } from '../../search/breadth-first.ts';
import { allSettings, anyGrid, anySettings, tinyGrid } from './square-grids.ts';

/** A grid and some of its other sticks to remove, in any order. */
function withRemovals(grids: fc.Arbitrary<SquareGrid>): fc.Arbitrary<{ grid: SquareGrid; removed: number[] }> {
  return grids.chain((grid) => {
    const ids = Array.from({ length: stickCount(grid.n) }, (_, i) => i + 1);
    const present = ids.filter((id) => !grid.missing.includes(id));
    return fc.shuffledSubarray(present).map((removed) => ({ grid, removed }));
  });
}

const classicalSettings = fc.constantFrom(...allSettings.filter(isClassical));

test('an estimate never exceeds the sticks still needed, and is 0 exactly at a goal', () => {
  fc.assert(
    fc.property(withRemovals(tinyGrid), classicalSettings, ({ grid, removed }, settings) => {
      const problem = squareProblem(grid, settings);
      const h = problem.estimate(positionAfter(problem, removed), 0);
      const gone = [...grid.missing, ...removed];
      expect(h).toBeLessThanOrEqual(leastRemovals(grid.n, gone));
      expect(h === 0).toBe(breaksAll(grid.n, gone));
    }),
    { numRuns: 200 },
  );
});

test('the scan on the screen counts as many squares as the search estimates, on grids of any size', () => {
  fc.assert(
    fc.property(withRemovals(anyGrid(10)), ({ grid, removed }) => {
      const some = removed.slice(0, 12);
      const problem = squareProblem(grid, squarePresets.textbook);
      const scan = greedyScan(squarePosition(grid, some).alive);
      expect(scan.at(-1)?.counted ?? 0).toBe(problem.estimate(positionAfter(problem, some), 0));
    }),
  );
});

test('the screen branches as the search does', () => {
  fc.assert(
    fc.property(withRemovals(anyGrid(10)), anySettings, ({ grid, removed }, settings) => {
      const some = removed.slice(0, 6);
      const branch = branchOf(squarePosition(grid, some), settings);
      fc.pre(branch !== null);
      const problem = squareProblem(grid, settings);
      const moves = new Int32Array(problem.maxMoves + 3);
      const length = problem.branch(positionAfter(problem, some), 0, -1, moves, 3);
      expect([...moves.subarray(3, 3 + length)]).toEqual(branch?.sticks);
    }),
  );
});

test('the squares alive on the screen are the bits set in the search', () => {
  fc.assert(
    fc.property(withRemovals(anyGrid(10)), anySettings, ({ grid, removed }, settings) => {
      const problem = squareProblem(grid, settings);
      const packed = positionAfter(problem, removed.slice(0, 8));
      const alive = squarePosition(grid, removed.slice(0, 8)).alive.map(({ index }) => index);
      const bits = gridMasks(grid.n).squares.map(({ index }) => index);
      expect(bits.filter((i) => ((packed[i >> 5] as number) >> (i & 31)) & 1)).toEqual(alive);
    }),
  );
});
