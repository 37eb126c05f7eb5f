import { expect, test } from 'vitest';
import { boundsOf, totalNodes } from '../../src/trace/runs.ts';

const run = (...bounds: readonly number[]) => bounds.map((bound) => ({ bound, nodes: 10 * bound, prunes: 0, held: 1 }));

test('the bounds of several runs are each there once, ascending as numbers', () => {
  expect(boundsOf([run(9, 10), run(2, 10, 11), []])).toEqual([2, 9, 10, 11]);
  expect(boundsOf([])).toEqual([]);
});

test('the nodes of a run are those of all its iterations', () => {
  expect(totalNodes(run(2, 10))).toBe(120);
  expect(totalNodes([])).toBe(0);
});
