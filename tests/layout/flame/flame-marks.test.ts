import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hOrZero, isCut } from '../../../src/layout/flame/flame-marks.ts';
import { dancingLinks } from '../../../src/search/exact-cover/dancing-links.ts';
import { record } from '../../../src/trace/record.ts';
import { kindAt, nodeAt } from '../../../src/trace/replay.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { anyCover } from '../../search/exact-cover/covers.ts';
import { anyRun, recordRun } from '../../trace/recordings.ts';

const range = (length: number) => Array.from({ length }, (_, i) => i);
const nodesOf = ({ nodes }: Trace) => range(nodes);
/** The nodes at which a step of such a kind stands. */
const nodesAt = (trace: Trace, ...kinds: string[]) =>
  range(trace.steps)
    .filter((step) => kinds.includes(kindAt(trace, step)))
    .map((step) => nodeAt(trace, step));

test('the nodes marked as cut are those that are pruned, and in Dancing Links the dead ends', () => {
  fc.assert(
    fc.property(anyRun, anyCover, fc.integer({ min: 1, max: 2000 }), (run, cover, budget) => {
      for (const { trace } of [recordRun(run, budget), record(dancingLinks(cover), budget)]) {
        const cut = nodesOf(trace).filter((node) => isCut(trace, node) === 1);
        expect(cut).toEqual(nodesAt(trace, 'prune', 'dead-end'));
      }
    }),
    { numRuns: 30 },
  );
});

test('a node is marked with the h that is said of it, with 0 where none is', () => {
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 1, max: 2000 }), (run, budget) => {
      const { trace } = recordRun(run, budget);
      const said = new Map(
        range(trace.steps)
          .filter((step) => kindAt(trace, step) === 'estimate')
          .map((step) => [nodeAt(trace, step), trace.value[step]]),
      );
      expect(nodesOf(trace).map((node) => hOrZero(trace, node))).toEqual(
        nodesOf(trace).map((node) => said.get(node) ?? 0),
      );
    }),
    { numRuns: 30 },
  );
});
