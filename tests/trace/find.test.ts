import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOf } from '../../src/search/event-kinds.ts';
import { indexFrom, nodeTraits, rangeOfTrait, type Sought, stepsOfTrait } from '../../src/trace/find.ts';
import { nextCut } from '../../src/trace/next-cut.ts';
import { depthOf, estimateOf, moveOf } from '../../src/trace/nodes.ts';
import type { Trace, TraceIteration } from '../../src/trace/trace.ts';
import { anyRun, recordGrid, recordRun } from './recordings.ts';

function found(trace: Trace, step: number, sought: Sought, way: 'next' | 'previous'): number | null {
  const steps = all(trace, sought);
  return steps[indexFrom(steps, step, way)] ?? null;
}

function all(trace: Trace, sought: Sought): readonly number[] {
  const work = stepsOfTrait(trace, sought);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** All steps at which a node with the trait is entered, by a look at every node. */
function stepsOf(trace: Trace, trait: Sought['trait'], value: number): number[] {
  return Array.from({ length: trace.nodes }, (_, node) => node)
    .filter((node) => {
      const h = estimateOf(trace, node);
      const f = h === null ? null : depthOf(trace, node) + h;
      const isCut = trace.kind[trace.exit[node] as number] === codeOf.prune;
      const above = trace.parent[node] as number;
      const before = above < 0 ? null : estimateOf(trace, above);
      if (trait === 'fall') return h !== null && before !== null && before - h >= value;
      const known = { move: moveOf(trace, node), depth: depthOf(trace, node), h, f, overflow: isCut ? f : null };
      return known[trait] === value;
    })
    .map((node) => trace.enter[node] as number);
}

test('the next and the previous are those nearest on either side', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom(...nodeTraits), fc.nat(12), fc.nat(), (run, trait, value, at) => {
      const { trace } = recordRun(run);
      const step = at % trace.steps;
      const expected = stepsOf(trace, trait, value);
      const asked: Sought = trait === 'move' ? { trait, value: (move) => move === value } : { trait, value };
      expect(all(trace, asked)).toEqual(expected);
      expect(found(trace, step, asked, 'next')).toBe(expected.find((other) => other > step) ?? null);
      expect(found(trace, step, asked, 'previous')).toBe(expected.findLast((other) => other < step) ?? null);
    }),
    { numRuns: 200 },
  );
});

test('the moves by which h falls by two are as many as the golden file says', () => {
  const { trace } = recordGrid({ n: 5, missing: [29, 32, 33, 47] }, 'guide');
  expect(all(trace, { trait: 'fall', value: 2 })).toHaveLength(250);
});

test('going on from what was found finds all of them', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const steps: number[] = [];
  for (let step: number | null = 0; step !== null; ) {
    step = found(trace, step, { trait: 'overflow', value: 7 }, 'next');
    if (step !== null) steps.push(step);
  }
  expect(steps).toEqual(stepsOf(trace, 'overflow', 7));
  expect(steps.length).toBeGreaterThan(5);
});

test('moves can be looked for by what they are called', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const named = found(trace, 0, { trait: 'move', value: (move) => `stick ${move}` === 'stick 12' }, 'next');
  expect(named).toBe(stepsOf(trace, 'move', 12)[0]);
});

test('the cuts of a bound with one f are gone through in a circle, from wherever the cursor is', () => {
  fc.assert(
    fc.property(anyRun, fc.nat(), fc.nat(), fc.nat(8), (run, at, which, over) => {
      const { trace } = recordRun(run);
      const step = at % trace.steps;
      const iteration = trace.iterations[which % trace.iterations.length] as TraceIteration;
      const { firstStep, endStep, bound } = iteration;
      // entered, estimated, cut
      const all = stepsOf(trace, 'overflow', bound + over)
        .map((entered) => entered + 2)
        .filter((other) => other >= firstStep && other < endStep);
      const isInside = step >= firstStep && step < endStep;
      const expected = (isInside ? all.find((other) => other > step) : undefined) ?? all[0] ?? null;
      expect(nextCut(trace, step, iteration, bound + over)).toBe(expected);
    }),
    { numRuns: 200 },
  );
});

test('from one cut to the next all of a bound with one f are met once before the first comes again', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const iteration = trace.iterations[0] as TraceIteration;
  const all = stepsOf(trace, 'overflow', iteration.bound + 1)
    .map((entered) => entered + 2)
    .filter((step) => step < iteration.endStep);
  const met: (number | null)[] = [];
  for (let step = iteration.firstStep; met.length <= all.length; step = met.at(-1) ?? 0)
    met.push(nextCut(trace, step, iteration, iteration.bound + 1));
  expect(met).toEqual([...all, all[0]]);
  expect(new Set(all).size).toBeGreaterThan(1);
});

test('8.5: the range of a trait is from the least to the greatest number that finds a node', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom('depth', 'h', 'f', 'overflow'), (run, trait) => {
      const { trace } = recordRun(run);
      const work = rangeOfTrait(trace, trait);
      let next = work.next();
      while (!next.done) next = work.next();
      const values = Array.from({ length: 60 }, (_, value) => value).filter(
        (value) => found(trace, 0, { trait, value }, 'next') !== null,
      );
      expect(next.value).toEqual(values.length === 0 ? null : [values[0], values.at(-1)]);
    }),
    { numRuns: 30 },
  );
});
