import { expect, test } from 'vitest';
import { boundsOf, hasBound, totalNodes } from '../../src/trace/runs.ts';

const run = (...bounds: readonly number[]) => bounds.map((bound) => ({ bound, nodes: 10 * bound, prunes: 0, held: 1 }));

test('the bounds of several runs are each there once, ascending as numbers', () => {
  expect(boundsOf([run(9, 10), run(2, 10, 11), []])).toEqual([2, 9, 10, 11]);
  expect(boundsOf([])).toEqual([]);
});

test('the nodes of a run are those of all its iterations', () => {
  expect(totalNodes(run(2, 10))).toBe(120);
  expect(totalNodes([])).toBe(0);
});

test.each([
  ['one it has, recorded to its end or not', null, 7, 'yes'],
  ['one between those it has', null, 6, 'no'],
  ['one beyond what is recorded', null, 9, 'unknown'],
  ['one beyond its end', 'solved', 9, 'no'],
] as const)('9.3: whether a search has a bound is told of %s', (_, outcome, bound, expected) => {
  expect(hasBound({ iterations: run(5, 7), outcome }, bound)).toBe(expected);
});
