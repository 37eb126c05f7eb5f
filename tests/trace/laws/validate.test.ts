import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../../src/puzzles/registry.ts';
import { codeOf, stepKinds } from '../../../src/search/event-kinds.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { validate } from '../../../src/trace/laws/validate.ts';
import { record } from '../../../src/trace/record.ts';
import { kindAt } from '../../../src/trace/replay.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { treeProblem } from '../../search/tree-problem.ts';
import { anyRun, recordGrid, recordRun } from '../recordings.ts';

const runs = puzzles.flatMap((puzzle) =>
  Object.entries(puzzle.presets).flatMap(([preset, settings]) =>
    puzzle.examples.map(({ name, instance }) => ({ id: puzzle.id, preset, name, puzzle, settings, instance })),
  ),
);

test.each(runs)('$id under $preset: the example $name leaves a lawful trace', ({ puzzle, settings, instance }) => {
  validate(record(puzzle.search(instance, settings, 'events'), 100_000).trace);
});

test('random grids leave lawful traces under all settings, whole or cut short', () => {
  fc.assert(
    fc.property(anyRun, fc.nat(5000), (run, budget) => {
      validate(recordRun(run).trace);
      validate(recordRun(run, budget).trace);
    }),
  );
});

test('searches without a solution leave lawful traces', () => {
  const hopeless = treeProblem({ h: 1, children: [{ h: 1, children: [{ h: 3 }] }, { h: 1 }] });
  for (const next of ['plus-one', 'least-overflow'] as const) {
    const exhausted = record(idaStar(hopeless, { first: 'root-estimate', next })).trace;
    const bounded = record(idaStar(hopeless, { first: 0, next, last: 3 })).trace;
    validate(exhausted);
    validate(bounded);
    expect([exhausted.outcome, bounded.outcome]).toEqual(['exhausted', 'bounded']);
  }
});

const columns = ['kind', 'depth', 'value', 'parent', 'enter', 'exit'] as const;

/** The trace with another number in one place of a column. */
function damaged(trace: Trace, column: (typeof columns)[number], at: number, number: number): Trace {
  const copy = trace[column].slice();
  copy[at] = number;
  return { ...trace, [column]: copy };
}

/** What no law can tell: an h under the bound, how many moves an unfinished node has, a move not entered yet. */
function isBelieved(trace: Trace, column: (typeof columns)[number], at: number): boolean {
  if (column !== 'value') return false;
  if (trace.kind[at] === codeOf.choose) return at + 1 === trace.steps;
  if (trace.kind[at] === codeOf.estimate) return trace.kind[at + 1] === codeOf.branch || at + 1 === trace.steps;
  if (trace.kind[at] !== codeOf.branch) return false;
  const node = trace.enter.subarray(0, trace.nodes).findLastIndex((enter) => enter < at);
  return (trace.exit[node] as number) === 0;
}

test('a trace with any one number changed is not lawful', () => {
  const anyTrace = fc
    .tuple(anyRun, fc.integer({ min: 1, max: 2000 }))
    .map(([run, budget]) => recordRun(run, budget).trace);
  fc.assert(
    fc.property(anyTrace, fc.constantFrom(...columns), fc.nat(), fc.nat(70_000), (trace, column, place, number) => {
      const rows = column === 'kind' || column === 'depth' || column === 'value' ? trace.steps : trace.nodes;
      const at = place % rows;
      const other = column === 'kind' ? number % stepKinds.length : number;
      fc.pre(!isBelieved(trace, column, at));
      const broken = damaged(trace, column, at, other);
      fc.pre(broken[column][at] !== trace[column][at]);
      fc.pre(column !== 'exit' || trace.exit[at] !== 0 || other < trace.steps);
      expect(() => validate(broken)).toThrow(/^step \d+: /);
    }),
    { numRuns: 1000 },
  );
});

const sample = recordGrid({ n: 3, missing: [] }, 'poj').trace;
const second = sample.iterations[1];

test.each([
  ['a step cut off its end', { steps: sample.steps - 1 }],
  ['a node too few', { nodes: sample.nodes - 1 }],
  ['no outcome', { outcome: null }],
  ['an outcome of another search', { outcome: 'exhausted' as const }],
  ['an iteration too few', { iterations: sample.iterations.slice(1) }],
  ['another tip', { tip: sample.tip + 1 }],
])('a trace with %s is not lawful', (_, change) => {
  expect(() => validate({ ...sample, ...change })).toThrow(/^step \d+: /);
});

test.each(['bound', 'previous', 'cause', 'firstStep', 'endStep', 'firstNode', 'endNode', 'prunes'] as const)(
  'a trace with another %s in an iteration is not lawful',
  (key) => {
    if (!second) throw new Error('the sample has several iterations');
    const iterations = sample.iterations.with(1, { ...second, [key]: (second[key] ?? 0) + 1 });
    expect(() => validate({ ...sample, iterations })).toThrow(/^step \d+: /);
  },
);

test('an unlawful step is named with its law', () => {
  const prune = sample.kind.indexOf(codeOf.prune);
  expect(kindAt(sample, prune - 1)).toBe('estimate');
  expect(() => validate(damaged(sample, 'kind', prune, codeOf.goal))).toThrow(
    `step ${prune}: goal may not follow estimate`,
  );
});

test('a node whose f is over the bound may not be branched on', () => {
  const estimate = sample.kind.findIndex(
    (code, step) => code === codeOf.estimate && sample.kind[step + 1] === codeOf.branch,
  );
  const bound = sample.iterations.findLast(({ firstStep }) => firstStep < estimate)?.bound ?? 0;
  const most = bound - (sample.depth[estimate] as number);
  expect(() => validate(damaged(sample, 'value', estimate, most))).not.toThrow();
  expect(() => validate(damaged(sample, 'value', estimate, most + 1))).toThrow(/^step \d+: f = .* is over the bound/);
});

test('a bound may not be the one before once more', () => {
  if (!second) throw new Error('the sample has several iterations');
  const bound = second.previous ?? 0;
  const repeated = { ...damaged(sample, 'value', second.firstStep, bound) };
  const iterations = sample.iterations.with(1, { ...second, bound });
  expect(() => validate({ ...repeated, iterations })).toThrow(`step ${second.firstStep}: a bound is raised`);
});
