import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { codeOf } from '../../../src/search/event-kinds.ts';
import { type Statistics, statisticsOf } from '../../../src/trace/findings/statistics.ts';
import { depthOf, estimateOf } from '../../../src/trace/nodes.ts';
import { record } from '../../../src/trace/record.ts';
import { sizeBelow } from '../../../src/trace/subtrees.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { anyLayeredRun } from '../layered-recordings.ts';
import { anyRun, recordGrid, recordRun } from '../recordings.ts';

function statistics(trace: Trace): Statistics {
  const work = statisticsOf(trace);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}
const goldenGrids = readFileSync('tests/golden/square-destroyer.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0);

test('the rows of an iteration add up to its nodes and cuts', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { trace } = recordRun(run);
      const { rows } = statistics(trace);
      for (const { bound, firstNode, endNode, prunes } of trace.iterations) {
        const own = rows.filter((row) => row.bound === bound);
        expect(sum(own.map(({ nodes }) => nodes))).toBe(endNode - firstNode);
        expect(sum(own.map(({ cuts }) => cuts))).toBe(prunes);
      }
    }),
    { numRuns: 30 },
  );
});

test('so do those of A* and of a search in layers, which have no subtrees', () => {
  const runs = fc.oneof(
    anyRun.map(({ grid, settings }) => squareDestroyer.search(grid, { ...settings, search: 'a-star' }, 'events')),
    anyLayeredRun.map((run) => run()),
  );
  fc.assert(
    fc.property(runs, (search) => {
      const { trace } = record(search);
      const { rows, largest, inVain } = statistics(trace);
      expect([largest, inVain]).toEqual([[], null]);
      for (const { bound, firstNode, endNode, prunes } of trace.iterations) {
        const own = rows.filter((row) => row.bound === bound);
        expect(sum(own.map(({ nodes }) => nodes))).toBe(endNode - firstNode);
        expect(sum(own.map(({ cuts }) => cuts))).toBe(prunes);
      }
    }),
    { numRuns: 60 },
  );
});

test('rows count the nodes of their depth', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const [first] = trace.iterations;
  const depths = Array.from({ length: first?.endNode ?? 0 }, (_, node) => depthOf(trace, node));
  for (const { bound, depth, nodes } of statistics(trace).rows)
    if (bound === 5) expect(nodes).toBe(depths.filter((at) => at === depth).length);
});

test('the largest subtrees are those that a look at every node finds, of equal ones those entered first', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { trace } = recordRun(run);
      const sizeOf = (node: number) => sizeBelow(trace, node) + 1;
      const nodes = Array.from({ length: trace.nodes }, (_, node) => node)
        .filter((node) => (trace.parent[node] as number) >= 0 && sizeOf(node) > 1)
        .sort((a, b) => sizeOf(b) - sizeOf(a) || a - b);
      const { largest } = statistics(trace);
      expect(largest.map(({ node, size }) => [node, size])).toEqual(
        nodes.slice(0, 10).map((node) => [node, sizeOf(node)]),
      );
    }),
    { numRuns: 30 },
  );
});

test('a subtree is in vain if the search went back out of it', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'guide');
  expect(statistics(trace).largest.map(({ node, isVain }) => [node, isVain])).toEqual([
    [1, false],
    [2, false],
  ]);
});

test('the largest subtree in vain is found among all', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { trace } = recordRun(run);
      const inVain = Array.from({ length: trace.nodes }, (_, node) => node)
        .filter(
          (node) => (trace.parent[node] as number) >= 0 && trace.kind[trace.exit[node] as number] === codeOf.backtrack,
        )
        .map((node) => sizeBelow(trace, node) + 1);
      const most = Math.max(1, ...inVain);
      expect(statistics(trace).inVain?.size ?? 1).toBe(most);
    }),
    { numRuns: 30 },
  );
});

test('it is found even if the largest ones led to the goal', () => {
  const { trace } = recordGrid({ n: 3, missing: [1] }, 'poj');
  const work = statisticsOf(trace, 1);
  let next = work.next();
  while (!next.done) next = work.next();
  expect(next.value.largest).toEqual([{ node: 59, size: 84, isVain: false }]);
  expect(next.value.inVain).toEqual({ node: 20, size: 25, isVain: true });
});

test('cut nodes are counted by how much f was over the bound', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const { trace } = recordRun(run);
      const { cuts } = statistics(trace);
      for (const { bound, firstStep, endStep, prunes } of trace.iterations) {
        const own = cuts.filter((row) => row.bound === bound);
        expect(sum(own.map(({ count }) => count))).toBe(prunes);
        for (const { over, count } of own) {
          const steps = [...trace.kind.subarray(firstStep, endStep).keys()].map((i) => firstStep + i);
          const cut = steps.filter((at) => trace.kind[at] === codeOf.prune && trace.value[at] === bound + over);
          expect(cut).toHaveLength(count);
          expect(over).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 30 },
  );
});

test('falls of h by two or more are counted', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const falls = Array.from({ length: trace.nodes }, (_, node) => node).filter((node) => {
    const parent = trace.parent[node] as number;
    const before = parent < 0 ? null : estimateOf(trace, parent);
    const after = estimateOf(trace, node);
    return before !== null && after !== null && before - after >= 2;
  });
  expect(statistics(trace).falls).toBe(falls.length);
  expect(falls.length).toBeGreaterThan(0);
});

test('the falls are as many as an independent program counted', () => {
  for (const { n, missing, presets } of goldenGrids) {
    const { guide } = presets;
    if (!guide || guide.nodes > 50_000) continue;
    const { trace } = recordGrid({ n, missing }, 'guide');
    expect(statistics(trace).falls, `n = ${n} without ${missing}`).toBe(guide.inconsistentEdges);
  }
});
