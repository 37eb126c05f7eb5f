import fc from 'fast-check';
import { expect, test } from 'vitest';
import { estimateReasons } from '../../../src/puzzles/square-destroyer/estimate-reasons.ts';
import { keptSticks } from '../../../src/puzzles/square-destroyer/kept-sticks.ts';
import { squarePosition } from '../../../src/puzzles/square-destroyer/position.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { movesAfter } from '../../../src/search/problem.ts';
import { allSettings, anyGrid, anyPath, setsAfter } from './square-grids.ts';

const anyWay = fc.constantFrom(...allSettings.filter(({ memory }) => memory === 'forget'));

test('every stick of an alive square is either allowed or kept for a reason', () => {
  fc.assert(
    fc.property(anyGrid(6), anyWay, anyPath, (grid, settings, picks) => {
      const { moves, alive, allowed } = setsAfter(grid, settings, picks);
      const { isAllowed, kept } = keptSticks(grid, settings, moves);
      for (const stick of new Set(alive.flatMap(({ sticks }) => sticks))) {
        expect(isAllowed(stick)).toBe(allowed.includes(stick));
        expect(kept.has(stick)).toBe(!allowed.includes(stick));
      }
    }),
    { numRuns: 300 },
  );
});

test('a stick is kept because it was tried before, or because another one broke all that it broke: the reason holds', () => {
  fc.assert(
    fc.property(anyGrid(6), anyWay, anyPath, (grid, settings, picks) => {
      const { moves } = setsAfter(grid, settings, picks);
      for (const [stick, because] of keptSticks(grid, settings, moves).kept) {
        const path = moves.slice(0, because.depth);
        if (because.why === 'tried') {
          const tried = movesAfter(squareProblem(grid, settings), path);
          expect(settings.siblings).toBe('exclusion');
          expect(tried.indexOf(stick)).toBeGreaterThanOrEqual(0);
          expect(tried.indexOf(stick)).toBeLessThan(tried.indexOf(moves[because.depth] as number));
          continue;
        }
        const broken = squarePosition(grid, path).alive.filter(({ sticks }) => sticks.includes(stick));
        expect(settings.dominance).toBe('dominance');
        expect(broken).not.toEqual([]);
        for (const { sticks } of broken) expect(sticks).toContain(because.by);
        expect(keptSticks(grid, settings, path).isAllowed(because.by)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('the reasons for an estimate come to what the search estimates, under every estimate', () => {
  fc.assert(
    fc.property(anyGrid(10), anyWay, anyPath, (grid, settings, picks) => {
      const { moves, alive, h } = setsAfter(grid, settings, picks);
      const { isAllowed } = keptSticks(grid, settings, moves);
      const { own, scan, weights } = estimateReasons(alive, settings.estimate, isAllowed);
      expect(own).toBe(h);
      expect(scan !== null && weights !== null).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('in each corner of the complete n = 2 one stick stands for the other, which breaks the same two squares', () => {
  const { kept } = keptSticks({ n: 2, missing: [] }, squarePresets.strong, []);
  expect([...kept]).toEqual([
    [3, { why: 'dominated', depth: 0, by: 1 }],
    [5, { why: 'dominated', depth: 0, by: 2 }],
    [11, { why: 'dominated', depth: 0, by: 8 }],
    [12, { why: 'dominated', depth: 0, by: 10 }],
  ]);
});
