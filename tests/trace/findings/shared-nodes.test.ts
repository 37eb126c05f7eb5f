import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { type SharedNodes, sharedNodes } from '../../../src/trace/findings/shared-nodes.ts';
import { movesTo, nodeByMoves } from '../../../src/trace/paths.ts';
import { iterationAt } from '../../../src/trace/replay.ts';
import type { Trace, TraceIteration } from '../../../src/trace/trace.ts';
import { anySettings } from '../../puzzles/square-destroyer/square-grids.ts';
import { recordGrid, recordRun } from '../recordings.ts';

function shared(one: Trace, other: Trace): SharedNodes {
  const work = sharedNodes(one, other);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

const boundOf = (trace: Trace, node: number) =>
  (trace.iterations[iterationAt(trace, trace.enter[node] as number)] as TraceIteration).bound;

test('a node is shared if the same moves lead to one under the same bound in the other run, and only then', () => {
  fc.assert(
    fc.property(anySettings, anySettings, (a, b) => {
      const grid = { n: 3, missing: [12, 17, 23] };
      const [one, other] = [recordRun({ grid, settings: a }, 2000).trace, recordRun({ grid, settings: b }, 3000).trace];
      const found = shared(one, other);
      const wanted = (trace: Trace, within: Trace) =>
        Array.from({ length: trace.nodes }, (_, node) =>
          nodeByMoves(within, boundOf(trace, node), movesTo(trace, node)) === null ? 0 : 1,
        );
      expect([...found.first]).toEqual(wanted(one, other));
      expect([...found.second]).toEqual(wanted(other, one));
    }),
    { numRuns: 60 },
  );
});

test('a run shares all its nodes with itself, and as many with another as that one with it', () => {
  const one = recordGrid({ n: 4, missing: [] }, 'guide').trace;
  const other = recordRun({ grid: { n: 4, missing: [] }, settings: squarePresets.poj }).trace;
  expect(shared(one, one).first.every((flag) => flag === 1)).toBe(true);
  const { first, second } = shared(one, other);
  const sum = (flags: Uint8Array) => flags.reduce((total, flag) => total + flag, 0);
  expect(sum(first)).toBe(sum(second));
  expect(sum(first)).toBeGreaterThan(0);
  expect(sum(first)).toBeLessThan(one.nodes);
});

test('nothing is shared with a run that is cut short before the root of the bound', () => {
  const one = recordGrid({ n: 2, missing: [] }, 'guide').trace;
  const begun = recordGrid({ n: 2, missing: [] }, 'guide', 1).trace;
  expect([begun.iterations.length, begun.nodes]).toEqual([1, 0]);
  const { first, second } = shared(one, begun);
  expect(first.every((flag) => flag === 0)).toBe(true);
  expect(second).toHaveLength(0);
});
