/** The distances that a recorded run is held against, and what they say of its estimates. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booksort } from '../../src/puzzles/booksort/index.ts';
import { booksAt } from '../../src/puzzles/booksort/position.ts';
import { bookPresets } from '../../src/puzzles/booksort/settings.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { rotationGame } from '../../src/puzzles/rotation-game/index.ts';
import { boardAfter } from '../../src/puzzles/rotation-game/moves.ts';
import { rotationPresets } from '../../src/puzzles/rotation-game/settings.ts';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { type SquareSettings, squareChoices, squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { isClassical, squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { type Distance, distanceOf } from '../../src/search/distance.ts';
import { type Problem, positionAfter } from '../../src/search/problem.ts';
import { sampleNodes } from '../../src/trace/findings/sample.ts';
import { estimateOf } from '../../src/trace/nodes.ts';
import { movesTo } from '../../src/trace/paths.ts';
import { record } from '../../src/trace/record.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { leastRemovals } from '../search/breadth-first.ts';
import { sortingDistances } from '../search/sorting-distances.ts';
import { anyShelf } from './booksort/book-shelves.ts';
import { leastOf } from './least-of.ts';
import { leastToGoal } from './rotation-game/rotation-near.ts';
import { allSettings, anyGrid, anyPath, setsAfter, tinyGrid } from './square-destroyer/square-grids.ts';

const LIMIT = 20_000;
const distance = (problem: Problem | null): Distance => distanceOf(problem as Problem, LIMIT);

/** Looks at up to 60 nodes of a run: no h is more than the distance. Returns how many distances were numbers. */
function holdsAgainst(trace: Trace, remainderOf: (moves: readonly number[]) => Problem | null): number {
  const found = sampleNodes(trace.nodes, 60, 1).map((node) => {
    const least = distance(remainderOf(movesTo(trace, node)));
    if (typeof least === 'number') expect(estimateOf(trace, node) ?? 0, `node ${node}`).toBeLessThanOrEqual(least);
    return least;
  });
  return found.filter((least) => typeof least === 'number').length;
}

/** Later siblings, and further down, where what was tried before is kept for good. */
const anyLongPath = fc.array(fc.integer({ min: 0, max: 11 }), { maxLength: 7 });

const anySearch: fc.Arbitrary<SquareSettings> = fc.oneof(
  fc.constantFrom(...Object.values(squarePresets)),
  fc
    .constantFrom(...allSettings)
    .chain((settings) => fc.constantFrom(...squareChoices.search).map((search) => ({ ...settings, search }))),
);

test('on a grid it is the least removals from there by breadth-first search, where every stick may be tried', () => {
  const classical = fc.constantFrom(...allSettings.filter(isClassical));
  fc.assert(
    fc.property(tinyGrid, classical, anyPath, (grid, settings, picks) => {
      const { moves } = setsAfter(grid, settings, picks);
      const least = leastRemovals(grid.n, [...grid.missing, ...moves]);
      expect(distance(squareDestroyer.remainder(grid, settings, moves))).toBe(least);
    }),
    { numRuns: 60 },
  );
});

test('on a grid it is the fewest allowed sticks that break all squares, or none, where some are kept', () => {
  const withKept = fc.constantFrom(...allSettings.filter((settings) => !isClassical(settings)));
  fc.assert(
    fc.property(anyGrid(3), withKept, anyLongPath, (grid, settings, picks) => {
      const { moves, alive, allowed } = setsAfter(grid, settings, picks);
      fc.pre(alive.length <= 9);
      const least = leastOf(alive, allowed);
      const expected = Number.isFinite(least) ? least : 'none';
      expect(distance(squareDestroyer.remainder(grid, settings, moves))).toBe(expected);
    }),
    { numRuns: 600 },
  );
});

test('where a stick tried before is kept for good it may be more than with all sticks, and h with it', () => {
  const grid = { n: 3, missing: [] };
  const moves = [5, 3, 12, 17, 19];
  const excluding = { ...squarePresets.guide, estimate: 'allowed-disjoint', siblings: 'exclusion' } as const;
  expect(distance(squareDestroyer.remainder(grid, squarePresets.guide, moves))).toBe(1);
  expect(distance(squareDestroyer.remainder(grid, excluding, moves))).toBe(2);
  const problem = squareProblem(grid, excluding);
  expect(problem.estimate(positionAfter(problem, moves), 0)).toBe(2);
});

test('where all sticks of a square are kept for good there is none', () => {
  const grid = { n: 3, missing: [12] };
  const settings = { ...squarePresets.guide, siblings: 'exclusion', dominance: 'dominance' } as const;
  const moves = [5, 10, 18, 16];
  expect(distance(squareDestroyer.remainder(grid, settings, moves))).toBe('none');
  expect(distance(squareDestroyer.remainder(grid, squarePresets.guide, moves))).toBe(1);
});

test('on a shelf it is the distance by breadth-first search, however far', () => {
  const distances = sortingDistances(6);
  fc.assert(
    fc.property(anyShelf(6), fc.array(fc.nat(34), { maxLength: 5 }), (shelf, picks) => {
      fc.pre(shelf.books.length === 6);
      const least = distances.get(booksAt(shelf, { root: 0, moves: picks }).join(' '));
      for (const settings of [bookPresets.guide, bookPresets.blind, bookPresets.astar])
        expect(distance(booksort.remainder(shelf, settings, picks))).toBe(least);
    }),
    { numRuns: 40 },
  );
});

test('on a board of the Rotation Game it is the distance by breadth-first search, the way back included', () => {
  const solved = [...'111111222112233222333333'].map(Number);
  fc.assert(
    fc.property(fc.array(fc.nat(7), { maxLength: 3 }), fc.nat(7), (before, move) => {
      const board = boardAfter(solved, before);
      const least = leastToGoal(boardAfter(board, [move]), 4);
      expect(distance(rotationGame.remainder(board, rotationPresets.guide, [move]))).toBe(least);
    }),
    { numRuns: 25 },
  );
});

test('no h of a recorded node exceeds it, under any settings of Square Destroyer', () => {
  fc.assert(
    fc.property(anyGrid(3), anySearch, (grid, settings) => {
      const { trace } = record(squareDestroyer.search(grid, settings, 'events'), 20_000);
      holdsAgainst(trace, (moves) => squareDestroyer.remainder(grid, settings, moves));
    }),
    { numRuns: 150 },
  );
});

test('no h of a recorded node exceeds it, under any preset with an estimate of Booksort and of the Rotation Game', () => {
  let known = 0;
  for (const settings of [bookPresets.guide, bookPresets.blind, bookPresets.astar])
    for (const { instance } of booksort.examples) {
      const { trace } = record(booksort.search(instance, settings, 'events'), 20_000);
      known += holdsAgainst(trace, (moves) => booksort.remainder(instance, settings, moves));
    }
  expect(known).toBeGreaterThan(100);
  for (const settings of Object.values(rotationPresets))
    for (const { instance } of rotationGame.examples) {
      const { trace } = record(rotationGame.search(instance, settings, 'events'), 20_000);
      const all = holdsAgainst(trace, (moves) => rotationGame.remainder(instance, settings, moves));
      expect(all).toBe(Math.min(60, trace.nodes));
    }
});

test('a search has a remainder exactly if it has estimates', () => {
  for (const puzzle of puzzles)
    for (const settings of Object.values(puzzle.presets)) {
      const [example] = puzzle.examples;
      const hasEstimates = ['ida-star', 'a-star'].includes(puzzle.method(settings));
      expect((puzzle.remainder?.(example?.instance, settings, []) ?? null) !== null).toBe(hasEstimates);
    }
});
