import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { rotationPresets } from '../../../src/puzzles/rotation-game/settings.ts';
import type { Settings } from '../../../src/puzzles/settings.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { aStar } from '../../../src/search/a-star.ts';
import { nodeNamedAt } from '../../../src/search/event-columns.ts';
import { codeOf } from '../../../src/search/event-kinds.ts';
import { type MemoryOverTime, memoryOf } from '../../../src/trace/findings/memory.ts';
import { depthOf } from '../../../src/trace/nodes.ts';
import { record } from '../../../src/trace/record.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { anyGrid, anySettings } from '../../puzzles/square-destroyer/square-grids.ts';
import { anyLayeredRun } from '../layered-recordings.ts';

function memory(trace: Trace): MemoryOverTime {
  const work = memoryOf(trace);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** At the end of each iteration both parts are what it holds, and the last says how many known positions there were in all. */
function agrees(trace: Trace): void {
  const { first, second, known, path, expansions, parts } = memory(trace);
  const expands = [...trace.kind.subarray(0, trace.steps).keys()].filter((step) => trace.kind[step] === codeOf.expand);
  expect(expansions).toBe(expands.length);
  for (const { endStep, held } of trace.iterations) {
    const last = expands.filter((step) => step < endStep).length - 1;
    if (last >= 0) expect((first[last] as number) + (second[last] as number)).toBe(held);
  }
  const given = trace.kind.subarray(0, trace.steps).filter((code) => code === codeOf.duplicate).length;
  if (expansions > 0) expect(known.at(-1)).toBe(given);
  if (parts === 'a-star')
    for (const [i, step] of expands.entries()) {
      const node = nodeNamedAt(trace, step);
      expect(path[i]).toBe(depthOf(trace, node) + 1);
    }
}

test('it agrees with what is held on any grid under any settings, whole and cut short', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, fc.integer({ min: 1, max: 3000 }), (grid, settings, budget) => {
      const search = () => squareDestroyer.search(grid, { ...settings, search: 'a-star' }, 'events');
      const { trace, result } = record(search());
      agrees(trace);
      expect(trace.iterations.map(({ held }) => held)).toEqual(result?.iterations.map(({ held }) => held));
      agrees(record(search(), budget).trace);
    }),
    { numRuns: 60 },
  );
});

test.each<[string, Puzzle, Settings]>([
  ['square-destroyer', squareDestroyer, squarePresets.astar],
  ['booksort', booksort, bookPresets.astar],
  ['booksort from both ends', booksort, bookPresets.bidirectional],
  ['rotation-game', rotationGame, rotationPresets.astar],
])('it agrees with what is held on the examples of %s, the golden ones among them', (_name, puzzle, settings) => {
  for (const { instance } of puzzle.examples)
    agrees(record(puzzle.search(instance, settings, 'events'), 100_000).trace);
});

test('a position found again by a shorter way is counted once, and goes back from the closed list to the open one', () => {
  const grid = { n: 4, missing: [1, 5] };
  const { trace } = record(squareDestroyer.search(grid, squarePresets.astar, 'events'));
  const { expansions, first, second } = memory(trace);
  const kinds = [...trace.kind.subarray(0, trace.steps)];
  expect(kinds.filter((code) => code === codeOf.replace)).toHaveLength(10);
  expect((first.at(-1) as number) + (second.at(-1) as number)).toBe(521);
  const expanded = new Set([...trace.expanded.subarray(0, trace.nodes).keys()].filter((node) => trace.expanded[node]));
  const reopened = [...kinds.keys()].filter((step) => {
    const known = nodeNamedAt(trace, step);
    return kinds[step] === codeOf.replace && expanded.has(known);
  });
  expect(second.at(-1)).toBe(expansions - reopened.length);
});

test('it agrees where the search ends for want of room', () => {
  const problem = squareProblem({ n: 3, missing: [] }, squarePresets.astar);
  const { trace } = record(aStar(problem, { most: 40 }));
  expect(trace.outcome).toBe('full');
  agrees(trace);
  const { first, second } = memory(trace);
  expect((first.at(-1) ?? 0) + (second.at(-1) ?? 0)).toBe(40);
});

test('in layers each side counts what it keeps, and a path goes through both', () => {
  fc.assert(
    fc.property(anyLayeredRun, (run) => agrees(record(run()).trace)),
    { numRuns: 60 },
  );
  const shelf = { books: [1, 3, 4, 6, 2, 5] };
  const { trace } = record(booksort.search(shelf, bookPresets.bidirectional, 'events'));
  const { parts, first, second, path } = memory(trace);
  expect(parts).toBe('layers');
  expect([first[0], second[0], path[0]]).toEqual([36, 1, 2]);
  expect([path.at(-1), trace.iterations.at(-1)?.bound]).toEqual([3, 2]);
});
