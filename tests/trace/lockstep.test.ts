import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastAtMost } from '../../src/trace/last-at-most.ts';
import { lockstepUnits, stepAt, stopOf, stops } from '../../src/trace/lockstep.ts';
import { movesTo, nodeByMoves } from '../../src/trace/paths.ts';
import { iterationAt, kindAt, nodeAt } from '../../src/trace/replay.ts';
import { emptyTrace, type Trace } from '../../src/trace/trace.ts';
import { anyRun, recordGrid, recordRun } from './recordings.ts';

const anyUnit = fc.constantFrom(...lockstepUnits);

const anyBudget = fc.integer({ min: 1, max: 4000 });

/** Two to four traces of the same grid, all but the first cut short or not. */
const anyTraces = fc
  .tuple(anyRun, fc.array(fc.tuple(anyRun, anyBudget), { minLength: 1, maxLength: 3 }))
  .map(([run, others]): [Trace, ...Trace[]] => [
    recordRun(run).trace,
    ...others.map(([{ settings }, budget]) => recordRun({ settings, grid: run.grid }, budget).trace),
  ]);

const range = (length: number) => Array.from({ length }, (_, i) => i);

test('guide and blind of n = 3 have as many stops as the longer one needs', () => {
  const traces = [recordGrid({ n: 3, missing: [] }, 'guide').trace, recordGrid({ n: 3, missing: [] }, 'blind').trace];
  const [guide, blind] = traces;
  expect(traces.map(({ nodes }) => nodes)).toEqual([415, 2103]);
  expect(stops(traces, 'step')).toBe(Math.max(guide?.steps ?? 0, blind?.steps ?? 0));
  expect(stops(traces, 'node')).toBe(2104);
  expect(stops(traces, 'bound')).toBe(6);
  expect(stops(traces, 'finish')).toBe(2);
});

test('four searches of n = 3 stand together, and those that have ended stand still', () => {
  const presets = ['guide', 'blind', 'strong', 'astar'] as const;
  const traces = presets.map((preset) => recordGrid({ n: 3, missing: [] }, preset).trace);
  const most = Math.max(...traces.map(({ steps }) => steps));
  expect(stops(traces, 'step')).toBe(most);
  for (const stop of [0, 100, 1000, 5000, most - 1])
    expect(traces.map((trace) => stepAt(traces, trace, 'step', stop))).toEqual(
      traces.map(({ steps }) => Math.min(stop, steps - 1)),
    );
  expect(stops(traces, 'node')).toBe(Math.max(...traces.map(({ nodes }) => nodes)) + 1);
  expect(traces.map((trace) => nodeAt(trace, stepAt(traces, trace, 'node', 5)))).toEqual([5, 5, 5, 5]);
  expect(traces.map((trace) => stepAt(traces, trace, 'finish', 1))).toEqual(traces.map(({ steps }) => steps - 1));
});

test('nothing recorded has no stop', () => {
  for (const unit of lockstepUnits) expect(stops([emptyTrace('ida-star'), emptyTrace('ida-star')], unit)).toBe(0);
});

test('the first stop shows every trace at its beginning, the last at its end', () => {
  fc.assert(
    fc.property(anyTraces, anyUnit, (traces, unit) => {
      const last = stops(traces, unit) - 1;
      for (const trace of traces) expect(stepAt(traces, trace, unit, last)).toBe(trace.steps - 1);
      if (unit === 'step' || unit === 'finish')
        for (const trace of traces) expect(stepAt(traces, trace, unit, 0)).toBe(0);
    }),
  );
});

test('a later stop never shows an earlier step', () => {
  fc.assert(
    fc.property(anyTraces, anyUnit, (traces, unit) => {
      for (const trace of traces) {
        const steps = range(stops(traces, unit)).map((stop) => stepAt(traces, trace, unit, stop));
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
        expect(steps.every((step) => step >= 0 && step < trace.steps)).toBe(true);
      }
    }),
  );
});

test('the stop of a step shows that step or the nearest before it that the unit can show; by bound, the end of its bound', () => {
  fc.assert(
    fc.property(anyTraces, anyUnit, fc.nat(), (traces, unit, at) => {
      const [a] = traces;
      const step = at % a.steps;
      const stop = stopOf(traces, a, unit, step);
      const shown = stepAt(traces, a, unit, stop);
      // by node a step shows what becomes of the node it lies in, which may be a step or two on
      if (unit === 'node' && step < a.steps - 1) {
        expect(stop).toBe(Math.max(0, lastAtMost(a.enter, a.nodes, step)));
        expect(nodeAt(a, shown)).toBe(stop);
        expect(['prune', 'branch', 'goal']).toContain(kindAt(a, shown));
        return;
      }
      if (unit === 'bound') {
        expect(shown).toBe((a.iterations[iterationAt(a, step)]?.endStep ?? 0) - 1);
        return;
      }
      const steps = range(stops(traces, unit)).map((each) => stepAt(traces, a, unit, each));
      expect(shown).toBe(Math.max(...steps.filter((each) => each <= step || each === steps[0])));
    }),
  );
});

test('9.3: in lockstep by bound each trace stands at the end of the same bound, where all under it is visited', () => {
  const guide = recordGrid({ n: 3, missing: [] }, 'guide').trace;
  const textbook = recordGrid({ n: 3, missing: [] }, 'textbook').trace;
  const traces = [guide, textbook];
  const at = (trace: Trace, stop: number) => {
    const step = stepAt(traces, trace, 'bound', stop);
    const { bound = -1, endStep = 0 } = trace.iterations[iterationAt(trace, step)] ?? {};
    return step === endStep - 1 ? bound : `step ${step}`;
  };
  expect(stops(traces, 'bound')).toBe(7);
  expect(range(7).map((stop) => at(textbook, stop))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  // before its first bound a trace has not begun
  expect(range(7).map((stop) => at(guide, stop))).toEqual([...Array(5).fill('step 0'), 5, 6]);
});

test('a node is found again by its bound and its moves', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { trace } = recordRun(run);
      for (let node = 0; node < trace.nodes; node++) {
        const bound = trace.iterations[iterationAt(trace, trace.enter[node] as number)]?.bound as number;
        expect(nodeByMoves(trace, bound, movesTo(trace, node))).toBe(node);
      }
    }),
    { numRuns: 50 },
  );
});

test('moves that were never made at a bound lead to no node', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'guide');
  expect(nodeByMoves(trace, 3, [1, 6])).toBe(2);
  expect(nodeByMoves(trace, 3, [6])).toBeNull();
  expect(nodeByMoves(trace, 3, [1, 6, 15, 18])).toBeNull();
  expect(nodeByMoves(trace, 2, [])).toBeNull();
});
