import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeNamedAt } from '../../../src/search/event-columns.ts';
import { append } from '../../../src/trace/append.ts';
import { type Lists, listsAt } from '../../../src/trace/lists/lists.ts';
import { record } from '../../../src/trace/record.ts';
import { kindAt } from '../../../src/trace/replay.ts';
import { emptyTrace, STRIDE, type Trace } from '../../../src/trace/trace.ts';
import { chunksOf } from '../chunks.ts';
import { anyLayeredRun } from '../layered-recordings.ts';
import { recordGrid } from '../recordings.ts';

/** The lists after each step, as sets of nodes that are filled and emptied from the beginning. */
function naiveLists(trace: Trace): Lists[] {
  const [open, closed] = [new Set<number>(), new Set<number>()];
  let entered = -1;
  return Array.from({ length: trace.steps }, (_, step) => {
    const kind = kindAt(trace, step);
    if (kind === 'enter') entered++;
    if (kind === 'replace') for (const list of [open, closed]) list.delete(nodeNamedAt(trace, step));
    if (kind === 'keep' || kind === 'replace') open.add(entered);
    if (kind === 'expand') {
      open.delete(nodeNamedAt(trace, step));
      closed.add(nodeNamedAt(trace, step));
    }
    return { open: open.size, closed: closed.size };
  });
}

const listsOf = (trace: Trace, steps: readonly number[]) => steps.map((step) => listsAt(trace, step));
const stepsOf = (trace: Trace) => Array.from({ length: trace.steps }, (_, step) => step);
// some positions of it are found again by a shorter way
const { trace: reopening } = recordGrid({ n: 4, missing: [1, 5] }, 'astar');
const { trace: long } = recordGrid({ n: 5, missing: [] }, 'astar', 3 * STRIDE);

test('the lists of A* are as long as sets that are filled and emptied step by step', () => {
  for (const trace of [reopening, long]) {
    const steps = stepsOf(trace).filter((step) => step % 11 === 0 || (step + 2) % STRIDE < 4);
    const expected = naiveLists(trace);
    expect(listsOf(trace, steps)).toEqual(steps.map((step) => expected[step]));
  }
});

test('so are they where a trace has grown by chunks of any sizes', () => {
  const expected = naiveLists(long);
  const steps = stepsOf(long).filter((step) => (step + 2) % STRIDE < 4);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 3000 }), { minLength: 1, maxLength: 4 }), (sizes) => {
      const grown = chunksOf(long, sizes).reduce(append, emptyTrace('a-star'));
      expect(listsOf(grown, steps)).toEqual(steps.map((step) => expected[step]));
    }),
    { numRuns: 10 },
  );
});

test('a search in layers holds what it has entered for the first time', () => {
  fc.assert(
    fc.property(anyLayeredRun, (run) => {
      const { trace } = record(run());
      expect(listsOf(trace, stepsOf(trace))).toEqual(naiveLists(trace));
    }),
    { numRuns: 20 },
  );
});

/** The trace with a column that counts how often it is looked at. */
function counting(trace: Trace): { readonly counted: Trace; looks(): number } {
  let looks = 0;
  const kind = new Proxy(trace.kind, {
    get(column, place) {
      looks++;
      return Reflect.get(column, place, column);
    },
  });
  return { counted: { ...trace, kind }, looks: () => looks };
}

test('10.1: however long a trace is, its lists at a step take a look at no more than the steps of one interval', () => {
  const { trace } = recordGrid({ n: 7, missing: [] }, 'astar', 100 * STRIDE);
  const expected = naiveLists(trace);
  expect(trace.steps).toBe(100 * STRIDE);
  fc.assert(
    fc.property(fc.nat(trace.steps - 1), (step) => {
      const { counted, looks } = counting(trace);
      expect(listsAt(counted, step)).toEqual(expected[step]);
      expect(looks()).toBe((step % STRIDE) + 1);
    }),
    { numRuns: 40 },
  );
});
