import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepKinds } from '../../src/search/event-kinds.ts';
import type { SearchEvent } from '../../src/search/search-events.ts';
import { exitOf } from '../../src/trace/fates.ts';
import { lastAtMost } from '../../src/trace/last-at-most.ts';
import { depthOf, estimateOf, moveOf } from '../../src/trace/nodes.ts';
import { movesTo, pathTo } from '../../src/trace/paths.ts';
import { iterationAt, kindAt, nodeAt, stepOfKind } from '../../src/trace/replay.ts';
import { childrenOf, subtreeEnd } from '../../src/trace/subtrees.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { type NaiveReplay, naiveReplay } from './naive-replay.ts';
import { anyRun, recordRun, runEvents } from './recordings.ts';

/** A law about a random run: its events, its trace and its naive replay. */
function law(holds: (events: readonly SearchEvent[], trace: Trace, naive: NaiveReplay) => void): void {
  fc.assert(
    fc.property(anyRun, (run) => {
      const events = runEvents(run);
      holds(events, recordRun(run).trace, naiveReplay(events));
    }),
    { numRuns: 30 },
  );
}

test('at every step node, path and moves are those of a walk from the beginning', () => {
  law((events, trace, { stands }) => {
    expect(trace.steps).toBe(events.length);
    for (const [step, { node, path, moves }] of stands.entries()) {
      const found = nodeAt(trace, step);
      const told = { node: found, path: pathTo(trace, found), moves: movesTo(trace, found) };
      expect(told).toEqual({ node, path, moves });
    }
  });
});

test('every event comes back out of its columns', () => {
  law((events, trace) => {
    for (const [step, event] of events.entries()) {
      const iteration = trace.iterations[iterationAt(trace, step)];
      expect(kindAt(trace, step)).toBe(event.kind);
      if (event.kind === 'bound') {
        const { bound, previous, cause } = event;
        expect(iteration).toMatchObject({ bound, previous, cause, firstStep: step });
      } else if ('depth' in event) expect(trace.depth[step]).toBe(event.depth);
      if (event.kind === 'enter') expect(moveOf(trace, nodeAt(trace, step))).toBe(event.move < 0 ? null : event.move);
      if (event.kind === 'estimate') expect(estimateOf(trace, nodeAt(trace, step))).toBe(event.h);
      if (event.kind === 'prune') expect([trace.value[step], iteration?.bound]).toEqual([event.f, event.bound]);
      if (event.kind === 'branch') expect(trace.value[step]).toBe(event.moves);
      if (event.kind === 'choose') expect(trace.value[step]).toBe(event.move);
      if (event.kind === 'end') expect(trace.outcome).toBe(event.outcome);
    }
  });
});

test('depth, children, end and subtree of every node are those of a walk from the beginning', () => {
  law((_, trace, { stands, nodes }) => {
    expect(trace.nodes).toBe(nodes.length);
    const last = trace.steps - 1;
    for (const [node, { children, exit }] of nodes.entries()) {
      expect(exitOf(trace, node)).toBe(exit ?? last);
      expect(childrenOf(trace, node)).toEqual(children);
      expect(depthOf(trace, node)).toBe(stands[trace.enter[node] as number]?.moves.length);
      let end = node + 1;
      while (end < nodes.length && (trace.enter[end] as number) <= (exit ?? last)) end++;
      expect(subtreeEnd(trace, node)).toBe(end);
    }
  });
});

test('a step of a kind is the nearest one strictly after or before', () => {
  fc.assert(
    fc.property(anyRun, fc.constantFrom(...stepKinds), fc.nat(), (run, kind, at) => {
      const { trace } = recordRun(run);
      const step = at % trace.steps;
      const events = runEvents(run);
      const after = events.findIndex((event, i) => i > step && event.kind === kind);
      const before = events.findLastIndex((event, i) => i < step && event.kind === kind);
      expect(stepOfKind(trace, step, kind, 'next')).toBe(after < 0 ? null : after);
      expect(stepOfKind(trace, step, kind, 'previous')).toBe(before < 0 ? null : before);
    }),
  );
});

test('the last entry at most a value is found in any ascending column', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), fc.integer({ min: -1, max: 21 }), fc.nat(), (numbers, value, cut) => {
      const column = numbers.sort((a, b) => a - b);
      const length = cut % (column.length + 1);
      expect(lastAtMost(column, length, value)).toBe(column.slice(0, length).findLastIndex((x) => x <= value));
    }),
  );
});
