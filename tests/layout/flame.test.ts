import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flameBars } from '../../src/layout/flame.ts';
import { FlameIndex } from '../../src/layout/flame-index.ts';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { append } from '../../src/trace/append.ts';
import { recordChunks } from '../../src/trace/record.ts';
import { depthOf, exitOf } from '../../src/trace/replay.ts';
import { emptyTrace, type Trace } from '../../src/trace/trace.ts';
import { anyRun, recordGrid, recordRun } from '../trace/recordings.ts';

const whole = (trace: Trace, width: number) => ({ from: 0, end: trace.steps, x: 0, width });
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);
const anyWidth = fc.integer({ min: 1, max: 900 });

test('a picture of all steps counts every node and every cut once, however narrow it is', () => {
  fc.assert(
    fc.property(anyRun, anyWidth, (run, width) => {
      const { trace } = recordRun(run);
      const bars = flameBars(new FlameIndex(trace), whole(trace, width));
      expect(sum(bars.map(({ count }) => count))).toBe(trace.nodes);
      expect(sum(bars.map(({ cuts }) => cuts))).toBe(sum(trace.iterations.map(({ prunes }) => prunes)));
    }),
    { numRuns: 40 },
  );
});

test('a part of the steps counts the nodes that are open in it, each once', () => {
  fc.assert(
    fc.property(anyRun, anyWidth, fc.nat(), fc.nat(), (run, width, a, b) => {
      const { trace } = recordRun(run);
      const [from, to] = [a % trace.steps, b % trace.steps].sort((x, y) => x - y) as [number, number];
      const bars = flameBars(new FlameIndex(trace), { from, end: to + 1, x: 0, width });
      const open = Array.from({ length: trace.nodes }, (_, node) => node).filter(
        (node) => (trace.enter[node] as number) <= to && exitOf(trace, node) >= from,
      );
      expect(sum(bars.map(({ count }) => count))).toBe(open.length);
      for (const depth of new Set(open.map((node) => depthOf(trace, node))))
        expect(sum(bars.filter((bar) => bar.depth === depth).map(({ count }) => count))).toBe(
          open.filter((node) => depthOf(trace, node) === depth).length,
        );
    }),
    { numRuns: 40 },
  );
});

test('bars lie within the window, and a row has at most two a pixel', () => {
  fc.assert(
    fc.property(anyRun, anyWidth, (run, width) => {
      const { trace } = recordRun(run);
      const bars = flameBars(new FlameIndex(trace), { ...whole(trace, width), x: 100 });
      const rows = new Map<number, number>();
      for (const bar of bars) {
        expect(bar.x).toBeGreaterThanOrEqual(100);
        expect(bar.x + bar.width).toBeLessThanOrEqual(100 + width + 1e-6);
        rows.set(bar.depth, (rows.get(bar.depth) ?? 0) + 1);
      }
      for (const count of rows.values()) expect(count).toBeLessThanOrEqual(2 * width + 1);
    }),
    { numRuns: 40 },
  );
});

test('a node that is wide enough has a bar of its own, over its own steps', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'guide');
  const bars = flameBars(new FlameIndex(trace), whole(trace, 10 * trace.steps));
  expect(bars.map(({ node, x, width }) => [node, x / 10, width / 10])).toEqual(
    Array.from({ length: trace.nodes }, (_, node) => node)
      .sort((a, b) => depthOf(trace, a) - depthOf(trace, b) || a - b)
      .map((node) => [node, trace.enter[node], exitOf(trace, node) + 1 - (trace.enter[node] as number)]),
  );
});

test('an index that grows with its trace ends as one made at the end', () => {
  const search = squareDestroyer.search({ n: 4, missing: [] }, squarePresets.guide, 'events');
  let trace = emptyTrace();
  let index: FlameIndex | null = null;
  for (const chunk of recordChunks(search, 10_000)) {
    trace = append(trace, chunk);
    index ??= new FlameIndex(trace);
    index.grow(trace);
  }
  const fresh = new FlameIndex(trace);
  const rows = ({ rows: all }: FlameIndex) =>
    all.map(({ nodes, cuts, length }) => [[...nodes.subarray(0, length)], [...cuts.subarray(0, length + 1)]]);
  expect(rows(index as FlameIndex)).toEqual(rows(fresh));
});
