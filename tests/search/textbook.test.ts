import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookProblem, twoSidedBooks } from '../../src/puzzles/booksort/book-problem.ts';
import { centre, type RotationBoard } from '../../src/puzzles/rotation-game/board.ts';
import { boardAfter } from '../../src/puzzles/rotation-game/moves.ts';
import { exactProblem } from '../../src/puzzles/rotation-game/pattern-search.ts';
import { eightMinusMax, naive, rotationProblem } from '../../src/puzzles/rotation-game/rotation-problem.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { aStar } from '../../src/search/a-star.ts';
import { bidirectionalBfs } from '../../src/search/bidirectional-bfs.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import { idaStar } from '../../src/search/ida-star.ts';
import type { Problem } from '../../src/search/problem.ts';
import type { Search, SearchEvent } from '../../src/search/search-events.ts';
import { anyShelf } from '../puzzles/booksort/book-shelves.ts';
import { anyGrid, anySettings, tinyGrid } from '../puzzles/square-destroyer/square-grids.ts';
import { lineProblem } from './line-problem.ts';
import { plain } from './plain-problem.ts';
import * as textbook from './textbook.ts';
import { anyWeightedLine, weightedLine } from './weighted-line.ts';

const MOST = { most: 1_000_000 };
const anyPolicy = fc.record({
  first: fc.constantFrom('root-estimate' as const, 0),
  next: fc.constantFrom('plus-one' as const, 'least-overflow' as const),
});
const anyLast = fc.nat(7);

/** The fast search tells what the textbook tells, event for event; `make` gives the same problem anew, for one may learn. */
function holds(fast: Search, told: Generator<SearchEvent>): void {
  let step = 0;
  for (const event of eventsOf(fast)) {
    const wanted = told.next().value;
    // a matcher at every event would take most of the time
    if (!isSame(event, wanted)) expect({ step, event }).toEqual({ step, event: wanted });
    step++;
  }
  expect(told.next().done).toBe(true);
}

function isSame(one: object, other: object): boolean {
  const [a, b] = [Object.entries(one), new Map(Object.entries(other))];
  return a.length === b.size && a.every(([name, value]) => b.get(name) === value);
}

/** Ones in the centre, around it twos above and threes below. */
const solvedBoard: RotationBoard = Array.from({ length: 24 }, (_, cell) =>
  centre.includes(cell) ? 1 : cell < 12 ? 2 : 3,
);

describe('IDA* tells what the textbook tells', () => {
  const idaStarHolds = (make: () => Problem, policy: Parameters<typeof idaStar>[1]) =>
    holds(idaStar(make(), policy), textbook.idaStar(plain(make()), policy));

  test('on grids, under all settings', () => {
    fc.assert(
      fc.property(anyGrid(3), anySettings, anyPolicy, (grid, settings, policy) =>
        idaStarHolds(() => squareProblem(grid, settings), policy),
      ),
      { numRuns: 60 },
    );
  });

  test.each(Object.entries(squarePresets))('on grids, under the preset %s', (_, settings) => {
    const { first, next } = settings;
    const policy = { first: first === 'zero' ? (0 as const) : first, next };
    fc.assert(
      fc.property(tinyGrid, (grid) => idaStarHolds(() => squareProblem(grid, settings), policy)),
      { numRuns: 20 },
    );
  });

  test('on shelves, to the last bound of the contest', () => {
    fc.assert(
      fc.property(anyShelf(5), fc.constantFrom('wrong-successors' as const, 'naive' as const), (shelf, estimate) =>
        idaStarHolds(() => bookProblem(shelf, estimate), { first: 0, next: 'plus-one', last: 3 }),
      ),
      { numRuns: 20 },
    );
  });

  test('on boards of the Rotation Game, under every estimate', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(7), { maxLength: 4 }), anyPolicy, (moves, policy) => {
        const board = boardAfter(solvedBoard, moves);
        idaStarHolds(() => rotationProblem(board, naive), policy);
        idaStarHolds(() => rotationProblem(board, eightMinusMax), policy);
        idaStarHolds(() => exactProblem(board), policy);
      }),
      { numRuns: 20 },
    );
  });

  test('on a line whose moves have costs', () => {
    fc.assert(
      fc.property(anyWeightedLine, anyPolicy, (line, policy) => idaStarHolds(() => weightedLine(line), policy)),
    );
  });
});

describe('A* tells what the textbook tells', () => {
  const aStarHolds = (problem: Problem, last?: number) =>
    holds(aStar(problem, last === undefined ? MOST : { ...MOST, last }), textbook.aStar(plain(problem), last));

  test('on grids, under all settings', () => {
    fc.assert(
      fc.property(tinyGrid, anySettings, (grid, settings) => aStarHolds(squareProblem(grid, settings))),
      { numRuns: 60 },
    );
  });

  test('on shelves, to the last f of the contest', () => {
    fc.assert(
      fc.property(anyShelf(5), fc.constantFrom('wrong-successors' as const, 'naive' as const), (shelf, estimate) =>
        aStarHolds(bookProblem(shelf, estimate), 2),
      ),
      { numRuns: 20 },
    );
  });

  test('on boards of the Rotation Game, under every estimate', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(7), { maxLength: 3 }), (moves) => {
        const board = boardAfter(solvedBoard, moves);
        for (const estimate of [naive, eightMinusMax]) aStarHolds(rotationProblem(board, estimate));
        aStarHolds(exactProblem(board));
      }),
      { numRuns: 10 },
    );
  });

  test('on a line whose moves have costs, with ties by rank', () => {
    fc.assert(fc.property(anyWeightedLine, (line) => aStarHolds(weightedLine(line))));
  });
});

describe('the search from both ends tells what the textbook tells', () => {
  test('on shelves', () => {
    fc.assert(
      fc.property(anyShelf(6), fc.nat(4), (shelf, last) => {
        const problem = twoSidedBooks(shelf);
        holds(bidirectionalBfs(problem, last), textbook.bothEnds(plain(problem), last));
      }),
      { numRuns: 40 },
    );
  });

  test('along a line, where it may be stuck', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 6 }), anyLast, (distance, last) => {
        const problem = lineProblem(distance, 4);
        holds(bidirectionalBfs(problem, last), textbook.bothEnds(plain(problem), last));
      }),
    );
  });
});

test('where each move costs 1 and h is 0 at goals alone, no goal is ever cut: it could as well be tested first', () => {
  const isCutGoal = (event: SearchEvent) => event.kind === 'prune' && event.h === 0;
  fc.assert(
    fc.property(anyGrid(3), anySettings, anyPolicy, (grid, settings, policy) => {
      for (const event of eventsOf(idaStar(squareProblem(grid, settings), policy)))
        if (isCutGoal(event)) expect(event).toBeNull();
    }),
    { numRuns: 60 },
  );
});
