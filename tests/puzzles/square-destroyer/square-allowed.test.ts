import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridMasks } from '../../../src/puzzles/square-destroyer/grid-masks.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { branchOf, squarePosition } from '../../../src/puzzles/square-destroyer/position.ts';
import { type SquareSettings, squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { isClassical, squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { movesAfter } from '../../../src/search/problem.ts';
import { leastOf } from '../least-of.ts';
import { allSettings, anyGrid, anyPath, setsAfter } from './square-grids.ts';

const withKeptSticks = fc.constantFrom(...allSettings.filter((settings) => !isClassical(settings)));

test('no estimate exceeds the allowed sticks still needed, and it is 0 exactly at a goal', () => {
  fc.assert(
    fc.property(anyGrid(3), withKeptSticks, anyPath, (grid, settings, picks) => {
      const { alive, allowed, h } = setsAfter(grid, settings, picks);
      fc.pre(alive.length <= 9);
      expect(h).toBeLessThanOrEqual(leastOf(alive, allowed));
      expect(h === 0).toBe(alive.length === 0);
    }),
    { numRuns: 1500 },
  );
});

test('the allowed sticks are there, and some alive square has them', () => {
  fc.assert(
    fc.property(anyGrid(10), withKeptSticks, anyPath, (grid, settings, picks) => {
      const { moves, alive, allowed } = setsAfter(grid, settings, picks);
      for (const stick of allowed) {
        expect([...grid.missing, ...moves]).not.toContain(stick);
        expect(alive.some(({ sticks }) => sticks.includes(stick))).toBe(true);
      }
    }),
  );
});

test('with dominance no allowed stick breaks only what another one breaks too, and each that is dropped has such another', () => {
  const settings = { ...squarePresets.guide, dominance: 'dominance' } as const;
  fc.assert(
    fc.property(anyGrid(5), anyPath, (grid, picks) => {
      const { moves, alive, allowed } = setsAfter(grid, settings, picks);
      const breaks = (stick: number) => alive.filter(({ sticks }) => sticks.includes(stick));
      const isWithin = (stick: number, other: number) =>
        breaks(stick).every(({ sticks }) => sticks.includes(other)) && other !== stick;
      for (const stick of allowed) expect(allowed.filter((other) => isWithin(stick, other))).toEqual([]);
      for (const { sticks } of alive)
        for (const stick of sticks)
          expect(allowed.includes(stick) || allowed.some((other) => isWithin(stick, other))).toBe(true);
      expect(allowed.filter((stick) => moves.includes(stick))).toEqual([]);
    }),
  );
});

test('with sibling exclusion a stick tried in vain is not allowed below the later siblings', () => {
  const settings = { ...allSettings[0], siblings: 'exclusion' } as SquareSettings;
  const grid = { n: 3, missing: [12, 17, 23] };
  const tried = setsAfter(grid, settings, []);
  expect(movesAfter(squareProblem(grid, settings), [])).toEqual([1, 4, 5, 8]);
  const below = (pick: number) => setsAfter(grid, settings, [pick]).allowed;
  expect(tried.allowed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 16, 18, 19, 22]);
  expect(below(0)).toEqual([2, 3, 5, 6, 7, 9, 10, 15, 18, 19, 22]);
  expect(below(2)).toEqual([2, 3, 6, 7, 10, 11, 13, 15, 16, 18, 19, 22]);
  expect(below(3)).toEqual([2, 3, 6, 7, 9, 10, 11, 13, 15, 16, 18, 19, 22]);
});

test('what is left out at a node is what its square has beyond the sticks tried', () => {
  fc.assert(
    fc.property(anyGrid(5), fc.constantFrom(...allSettings), anyPath, (grid, settings, picks) => {
      const { moves } = setsAfter(grid, settings, picks);
      const { moves: tried, leftOut } = squareDestroyer.branching(grid, settings, { root: 0, moves });
      expect(tried).toEqual(movesAfter(squareProblem(grid, settings), moves));
      const sticks = [...tried, ...leftOut].sort((a, b) => a - b);
      const square = gridMasks(grid.n).squares.find((s) => String(s.sticks) === String(sticks));
      expect(square === undefined).toBe(sticks.length === 0);
    }),
  );
});

test('the square branched on is the first alive, or the first of those with the fewest allowed sticks', () => {
  fc.assert(
    fc.property(anyGrid(5), withKeptSticks, anyPath, (grid, settings, picks) => {
      const { moves, alive, allowed } = setsAfter(grid, settings, picks);
      fc.pre(alive.length > 0);
      const numbers = alive.map(({ sticks }) => sticks.filter((stick) => allowed.includes(stick)).length);
      const at = settings.square === 'first-alive' ? 0 : numbers.indexOf(Math.min(...numbers));
      expect(branchOf(squarePosition(grid, moves), settings)?.square).toEqual(alive[at]);
    }),
  );
});

test('sticks by the squares alive now are in that order, equals by id', () => {
  const settings = { ...squarePresets.guide, sticks: 'most-alive' } as const;
  fc.assert(
    fc.property(anyGrid(5), anyPath, (grid, picks) => {
      const { moves, alive } = setsAfter(grid, settings, picks);
      const breaks = (stick: number) => alive.filter(({ sticks }) => sticks.includes(stick)).length;
      const tried = movesAfter(squareProblem(grid, settings), moves);
      expect(tried).toEqual([...tried].sort((a, b) => breaks(b) - breaks(a) || a - b));
    }),
  );
});

test('allowed-disjoint counts squares that share no allowed stick, those with the fewest first', () => {
  const settings = { ...squarePresets.guide, estimate: 'allowed-disjoint', siblings: 'exclusion' } as const;
  fc.assert(
    fc.property(anyGrid(10), anyPath, (grid, picks) => {
      const { alive, allowed, h } = setsAfter(grid, settings, picks);
      const left = alive.map(({ sticks }) => sticks.filter((stick) => allowed.includes(stick)));
      const taken = new Set<number>();
      let counted = 0;
      for (const sticks of left.sort((a, b) => a.length - b.length)) {
        if (sticks.some((stick) => taken.has(stick))) continue;
        counted++;
        for (const stick of sticks) taken.add(stick);
      }
      expect(h).toBe(counted);
    }),
  );
});
