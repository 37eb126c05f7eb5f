import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { positionAfter } from '../../src/search/problem.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { estimateOf, gOf } from '../../src/trace/nodes.ts';
import { pathTrace } from '../../src/trace/path-trace.ts';
import { movesTo } from '../../src/trace/paths.ts';
import { count } from '../../src/trace/record.ts';
import { kindAt } from '../../src/trace/replay.ts';
import { anyGrid, anySettings } from '../puzzles/square-destroyer/square-grids.ts';
import { anyWeightedLine, weightedLine } from '../search/weighted-line.ts';

/** The path of a search's answer is a lawful trace of each of its nodes, with the h that the settings give it. */
function holds(puzzle: Puzzle, instance: unknown, settings: Readonly<Record<string, string>>): void {
  const { solution } = count(puzzle.search(instance, settings, 'count'));
  const problem = puzzle.problem?.(instance, settings, null) ?? null;
  if (solution === null || problem === null) return;
  const trace = pathTrace(problem, solution);
  validate(trace);
  expect(trace.outcome).toBe('solved');
  expect(trace.nodes).toBe(solution.length + 1);
  const last = trace.nodes - 1;
  expect(movesTo(trace, last)).toEqual(solution);
  for (let node = 0; node < last; node++) {
    const h = problem.estimate(positionAfter(problem, solution.slice(0, node)), 0);
    expect({ node, g: gOf(trace, node), h: estimateOf(trace, node) }).toEqual({ node, g: node, h });
  }
}

const named = (id: string) => puzzles.find((puzzle) => puzzle.id === id) as Puzzle;
const kindsOf = (trace: Parameters<typeof kindAt>[0]) =>
  Array.from({ length: trace.steps }, (_, step) => kindAt(trace, step));

test('8.1: the path of an answer on a grid is a lawful trace, whatever the settings', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => holds(named('square-destroyer'), grid, { ...settings })),
    { numRuns: 60 },
  );
});

test.each(['booksort', 'rotation-game'])('8.1: so is it of every short example of %s under every preset', (id) => {
  const puzzle = named(id);
  const isShort = (name: string) => !['longest', 'ten-moves'].includes(name);
  for (const { name, instance } of puzzle.examples.filter((example) => isShort(example.name)))
    for (const [preset, settings] of Object.entries(puzzle.presets))
      if (preset !== 'pattern' && (preset !== 'blind' || name === 'no-moves')) holds(puzzle, instance, settings);
});

test('8.1: it says what happens at each node, and at the last that it is the goal', () => {
  const puzzle = named('rotation-game');
  const instance = puzzle.examples.find(({ name }) => name === 'sample-1')?.instance;
  const settings = puzzle.presets.guide ?? {};
  const { solution } = count(puzzle.search(instance, settings, 'count'));
  const problem = puzzle.problem?.(instance, settings, null);
  if (!problem || !solution) throw new Error('the sample has an answer');
  expect(kindsOf(pathTrace(problem, solution))).toEqual([
    'bound',
    ...['enter', 'estimate', 'branch', 'choose'],
    ...['enter', 'estimate', 'branch', 'choose'],
    ...['enter', 'goal'],
    'end',
  ]);
  expect(() => pathTrace(problem, solution.slice(1))).toThrow(RangeError);
  expect(() => pathTrace(problem, [...solution, 0])).toThrow(RangeError);
});

test('8.1: where moves have costs of their own its bound is what they cost together', () => {
  fc.assert(
    fc.property(anyWeightedLine, (line) => {
      const { costs, start, goals } = line;
      const goal = goals.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start))[0] as number;
      const path = new Array<number>(Math.abs(goal - start)).fill(goal > start ? 0 : 1);
      const trace = pathTrace({ ...weightedLine(line), estimate: () => 0 }, path);
      validate(trace, (node) => gOf(trace, node) - gOf(trace, trace.parent[node] as number));
      const between = costs.slice(Math.min(goal, start), Math.max(goal, start));
      expect(trace.iterations.map(({ bound }) => bound)).toEqual([between.reduce((sum, cost) => sum + cost, 0)]);
    }),
    { numRuns: 60 },
  );
});

test('8.1: only a search with estimates along its path has such a problem', () => {
  const has = puzzles.filter(({ problem }) => problem).map(({ id }) => id);
  expect(has).toEqual(['square-destroyer', 'booksort', 'rotation-game']);
  const rotation = named('rotation-game');
  const instance = rotation.examples[0]?.instance;
  expect(rotation.problem?.(instance, rotation.presets.pattern ?? {}, null)).toBeNull();
});
