import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bookProblem } from '../../../src/puzzles/booksort/book-problem.ts';
import { centre, type RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';
import { boardAfter } from '../../../src/puzzles/rotation-game/moves.ts';
import { eightMinusMax, naive, rotationProblem } from '../../../src/puzzles/rotation-game/rotation-problem.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { aStar } from '../../../src/search/a-star.ts';
import type { Problem } from '../../../src/search/problem.ts';
import type { SearchEvent } from '../../../src/search/search-events.ts';
import { append } from '../../../src/trace/append.ts';
import { openNodesAt } from '../../../src/trace/lists/open-nodes.ts';
import { record } from '../../../src/trace/record.ts';
import { emptyTrace, STRIDE, type Trace } from '../../../src/trace/trace.ts';
import { anyShelf } from '../../puzzles/booksort/book-shelves.ts';
import { anyGrid, anySettings } from '../../puzzles/square-destroyer/square-grids.ts';
import { plain } from '../../search/plain-problem.ts';
import * as textbook from '../../search/textbook.ts';
import { anyWeightedLine, weightedLine } from '../../search/weighted-line.ts';
import { chunksOf } from '../chunks.ts';

/** Ones in the centre, around it twos above and threes below. */
const solvedBoard: RotationBoard = Array.from({ length: 24 }, (_, cell) =>
  centre.includes(cell) ? 1 : cell < 12 ? 2 : 3,
);

/** The open list of the textbook's A* after each event: a set, sorted anew each time by f, and of the same f the latest first. */
function* textbookLists(events: Iterable<SearchEvent>): Generator<() => number[]> {
  const f: number[] = [];
  const open = new Set<number>();
  for (const event of events) {
    if (event.kind === 'estimate') f.push(event.g + event.h);
    if (event.kind === 'replace' || event.kind === 'expand') open.delete(event.node);
    if (event.kind === 'keep' || event.kind === 'replace') open.add(f.length - 1);
    const now = [...open];
    yield () => now.sort((a, b) => (f[a] as number) - (f[b] as number) || b - a);
  }
}

/** `openNodesAt` gives the textbook's list at every step of a run; `most` of it where that is asked for. */
function holds(make: () => Problem, last = Number.POSITIVE_INFINITY): void {
  const { trace } = record(aStar(make(), { most: 3000, last }), 1000);
  let step = 0;
  for (const listed of textbookLists(textbook.aStar(plain(make()), last))) {
    if (step === trace.steps) return;
    const list = listed();
    expect({ step, open: openNodesAt(trace, step, 1000) }).toEqual({ step, open: list.slice(0, 1000) });
    expect(openNodesAt(trace, step++, 3)).toEqual(list.slice(0, 3));
  }
}

describe('9.4: at every step the open list is that of a textbook’s A*, in its order', () => {
  test('on grids, under all settings', () => {
    fc.assert(
      fc.property(anyGrid(3), anySettings, (grid, settings) => holds(() => squareProblem(grid, settings))),
      { numRuns: 40 },
    );
  });

  test('on shelves, also where it ends at a last bound', () => {
    fc.assert(
      fc.property(anyShelf(5), fc.constantFrom('naive' as const, 'wrong-successors' as const), (shelf, estimate) =>
        holds(() => bookProblem(shelf, estimate), 4),
      ),
      { numRuns: 15 },
    );
  });

  test('on boards of the Rotation Game', () => {
    const anyMoves = fc.array(fc.nat(7), { maxLength: 4 });
    fc.assert(
      fc.property(anyMoves, fc.constantFrom(eightMinusMax, naive), (moves, estimate) =>
        holds(() => rotationProblem(boardAfter(solvedBoard, moves), estimate)),
      ),
      { numRuns: 15 },
    );
  });

  test('where moves have costs of their own, and positions are found again by shorter ways', () => {
    fc.assert(
      fc.property(anyWeightedLine, (line) => holds(() => ({ ...weightedLine(line), rank: () => 0 }))),
      { numRuns: 60 },
    );
  });
});

describe('9.4: the open list', () => {
  const grid = { n: 4, missing: [1, 5] };
  const problem = () => squareProblem(grid, squarePresets.astar);
  const { trace } = record(aStar(problem(), { most: 100_000 }), 6 * STRIDE);
  const lists = [...textbookLists(upTo(textbook.aStar(plain(problem())), trace.steps))];

  test('is the same where positions are found again by shorter ways, over several intervals', () => {
    const steps = stepsOf(trace).filter((step) => step % 97 === 0 || (step + 2) % STRIDE < 4);
    for (const step of steps) expect(openNodesAt(trace, step, 1e6)).toEqual(lists[step]?.());
    expect(trace.superseded.size).toBeGreaterThan(0);
  });

  test('is the same at each stage of a trace that grows by chunks of any sizes, and stays so', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 500, max: 7000 }), { minLength: 1, maxLength: 4 }), (sizes) => {
        const stages: Trace[] = [];
        for (const chunk of chunksOf(trace, sizes)) stages.push(append(stages.at(-1) ?? emptyTrace('a-star'), chunk));
        for (const stage of stages)
          for (const step of [0, stage.steps >> 1, stage.steps - 1])
            expect(openNodesAt(stage, step, 60)).toEqual(lists[step]?.().slice(0, 60));
      }),
      { numRuns: 15 },
    );
  });
});

function* upTo<T>(all: Iterable<T>, most: number): Generator<T> {
  let left = most;
  for (const one of all) {
    if (left-- === 0) return;
    yield one;
  }
}

const stepsOf = ({ steps }: Trace) => Array.from({ length: steps }, (_, step) => step);
