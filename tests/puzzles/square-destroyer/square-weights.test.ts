import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greedyScan, squarePosition } from '../../../src/puzzles/square-destroyer/position.ts';
import { roundedUp, squareWeights } from '../../../src/puzzles/square-destroyer/square-weights.ts';
import { allSettings, anyGrid, anyPath, setsAfter } from './square-grids.ts';

const fractional = fc.constantFrom(...allSettings.filter(({ estimate }) => estimate === 'fractional'));

test('no allowed stick carries more than 1, and a square weighs less than 1 only where one of its sticks is full', () => {
  fc.assert(
    fc.property(anyGrid(10), fractional, anyPath, (grid, settings, picks) => {
      const { alive, allowed } = setsAfter(grid, settings, picks);
      const weights = squareWeights(alive, (stick) => allowed.includes(stick));
      const carried = (stick: number) =>
        weights.reduce((sum, { square, halves }) => sum + (square.sticks.includes(stick) ? halves : 0), 0);
      for (const stick of allowed) expect(carried(stick)).toBeLessThanOrEqual(2);
      for (const { square, halves, full } of weights) {
        expect([0, 1, 2]).toContain(halves);
        expect(full === null).toBe(halves === 2);
        if (full === null) continue;
        expect(carried(full)).toBe(2);
        expect(square.sticks).toContain(full);
      }
    }),
  );
});

test('the sum of the weights on the screen, rounded up, is what the search estimates, on grids of any size', () => {
  fc.assert(
    fc.property(anyGrid(10), fractional, anyPath, (grid, settings, picks) => {
      const { alive, allowed, h } = setsAfter(grid, settings, picks);
      expect(roundedUp(squareWeights(alive, (stick) => allowed.includes(stick)))).toBe(h);
    }),
    { numRuns: 300 },
  );
});

test('the five squares of the complete n = 2 weigh a half each: 2½ proves 3 sticks, while only 2 are disjoint', () => {
  const { alive } = squarePosition({ n: 2, missing: [] }, []);
  const weights = squareWeights(alive, () => true);
  expect(weights.map(({ halves }) => halves)).toEqual([1, 1, 1, 1, 1]);
  expect(roundedUp(weights)).toBe(3);
  expect(greedyScan(alive).at(-1)?.counted).toBe(2);
});
