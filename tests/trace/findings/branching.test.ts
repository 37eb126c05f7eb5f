import { expect, test } from 'vitest';
import { branchingByIteration, effectiveBranching } from '../../../src/trace/findings/branching.ts';
import { type Statistics, statisticsOf } from '../../../src/trace/findings/statistics.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { recordGrid } from '../recordings.ts';

function statistics(trace: Trace): Statistics {
  const work = statisticsOf(trace);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}
const iterationsOf = (trace: Trace) =>
  trace.iterations.map(({ bound, firstNode, endNode, prunes, held }) => ({
    bound,
    nodes: endNode - firstNode,
    prunes,
    held,
  }));

test('a uniform tree has its own branching factor', () => {
  expect(effectiveBranching(1 + 3 + 9 + 27, 3)).toBeCloseTo(3);
  expect(effectiveBranching(5, 4)).toBeCloseTo(1);
  expect(effectiveBranching(1, 0)).toBeNull();
});

test('2.5: it is told of whole iterations, and not of the last one, which its goal ended', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const told = branchingByIteration(iterationsOf(trace), statistics(trace).rows, 'solved');
  expect(told.map((b) => b?.toFixed(2) ?? null)).toEqual(['2.93', null]);
  // by the equation that is written on the screen: 329 nodes, the deepest at depth 5
  const b = told[0] ?? 0;
  expect(1 + b + b ** 2 + b ** 3 + b ** 4 + b ** 5).toBeCloseTo(329, 5);
});

test('2.5: nor of one that goes on, that is cut short by the recording, or that has nothing but its root', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'blind');
  const iterations = iterationsOf(trace);
  const { rows } = statistics(trace);
  expect(branchingByIteration(iterations.slice(0, 4), rows, null).map((b) => b === null)).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(branchingByIteration(iterations.slice(0, 4), rows, 'bounded').includes(null)).toBe(false);
  const counted = iterations.map((each, i) => (i === 2 ? { ...each, nodes: each.nodes + 1 } : each));
  expect(branchingByIteration(counted, rows, null)[2]).toBeNull();
  expect(branchingByIteration([{ bound: 0, nodes: 1, prunes: 1, held: 1 }], rows, 'bounded')).toEqual([null]);
});
