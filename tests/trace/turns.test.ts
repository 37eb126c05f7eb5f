import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jumpTo } from '../../src/trace/jump.ts';
import { depthOf, estimateOf, gOf } from '../../src/trace/nodes.ts';
import { kindAt } from '../../src/trace/replay.ts';
import type { Trace } from '../../src/trace/trace.ts';
import type { Turn } from '../../src/trace/turns.ts';
import { anyRun, recordGrid, recordRun } from './recordings.ts';

/** All steps at which h is told to have turned so, by a look at every node. */
function stepsOf(trace: Trace, turn: Turn): number[] {
  return Array.from({ length: trace.nodes }, (_, node) => node)
    .filter((node) => {
      const parent = trace.parent[node] as number;
      const [before, after] = [parent < 0 ? null : estimateOf(trace, parent), estimateOf(trace, node)];
      if (before === null || after === null) return false;
      return turn === 'rise' ? after > before : before - after > gOf(trace, node) - gOf(trace, parent);
    })
    .map((node) => (trace.enter[node] as number) + 1);
}

test('8.5: a jump to a fall or a rise of h leads to the nearest one on that side, where h is told', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom<Turn>('fall', 'rise'), fc.nat(), (run, turn, at) => {
      const { trace } = recordRun(run);
      const step = at % trace.steps;
      const all = stepsOf(trace, turn);
      expect(jumpTo(trace, step, turn, 'next')).toBe(all.find((other) => other > step) ?? null);
      expect(jumpTo(trace, step, turn, 'previous')).toBe(all.findLast((other) => other < step) ?? null);
      for (const each of all) expect(kindAt(trace, each)).toBe('estimate');
    }),
    { numRuns: 200 },
  );
});

test('8.5: the falls jumped to are as many as the golden file says, and there are rises too', () => {
  const { trace } = recordGrid({ n: 5, missing: [29, 32, 33, 47] }, 'guide');
  const jumps = (turn: Turn) => {
    let found = -1;
    for (let step: number | null = 0; step !== null; found++) step = jumpTo(trace, step, turn, 'next');
    return found;
  };
  expect(jumps('fall')).toBe(250);
  expect(jumps('rise')).toBe(stepsOf(trace, 'rise').length);
  expect(jumps('rise')).toBeGreaterThan(0);
});

test('where each move costs 1 a fall is one by two or more', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  for (let node = 1; node < trace.nodes; node++) expect(gOf(trace, node)).toBe(depthOf(trace, node));
});
