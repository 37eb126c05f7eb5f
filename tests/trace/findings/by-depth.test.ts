import { expect, test } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { byDepth } from '../../../src/trace/findings/by-depth.ts';
import { type Statistics, statisticsOf } from '../../../src/trace/findings/statistics.ts';
import { depthOf } from '../../../src/trace/nodes.ts';
import { record } from '../../../src/trace/record.ts';
import type { Trace } from '../../../src/trace/trace.ts';

function statistics(trace: Trace): Statistics {
  const work = statisticsOf(trace);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

test('1.8: all nodes of A* stand in the chart by depth, from depth 0 on, though f rose in the middle of the tree', () => {
  const { trace } = record(squareDestroyer.search({ n: 3, missing: [] }, squareDestroyer.presets.astar, 'events'));
  const rows = byDepth(statistics(trace).rows, 'all');
  const naive = new Map<number, number>();
  for (let node = 0; node < trace.nodes; node++) {
    const depth = depthOf(trace, node);
    naive.set(depth, (naive.get(depth) ?? 0) + 1);
  }
  expect(rows.map(({ depth, nodes }) => [depth, nodes])).toEqual([...naive].sort(([a], [b]) => a - b));
  expect(rows.every(({ nodes }) => nodes > 0)).toBe(true);
  expect(rows.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(trace.nodes);
});

test('of one iteration only its own rows are taken', () => {
  const row = (bound: number, depth: number, nodes: number) => ({ bound, depth, nodes, cuts: 0 });
  const rows = [row(1, 0, 1), row(1, 1, 4), row(2, 0, 1), row(2, 1, 4), row(2, 2, 9)];
  expect(byDepth(rows, 1).map(({ nodes }) => nodes)).toEqual([1, 4]);
  expect(byDepth(rows, 'all').map(({ nodes }) => nodes)).toEqual([2, 8, 9]);
});
