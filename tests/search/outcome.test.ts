import { expect, test } from 'vitest';
import { type BoundPolicy, idaStar } from '../../src/search/ida-star.ts';
import { count, record } from '../../src/trace/record.ts';
import { type TreeNode, treeProblem } from './tree-problem.ts';

const leaf: TreeNode = { h: 1 };
const hopeless = treeProblem({ h: 1, children: [{ h: 1, children: [leaf, leaf] }, leaf] });
const plusOne: BoundPolicy = { first: 'root-estimate', next: 'plus-one' };

test('a finite tree without a goal is exhausted as soon as nothing was cut', () => {
  expect(count(idaStar(hopeless, plusOne, 'count'))).toEqual({
    outcome: 'exhausted',
    solution: null,
    iterations: [
      { bound: 1, nodes: 3, prunes: 2, held: 2 },
      { bound: 2, nodes: 5, prunes: 2, held: 3 },
      { bound: 3, nodes: 5, prunes: 0, held: 3 },
    ],
  });
});

test('the last bound asked for is searched, and then the outcome is bounded', () => {
  expect(count(idaStar(hopeless, { ...plusOne, last: 2 }, 'count'))).toEqual({
    outcome: 'bounded',
    solution: null,
    iterations: [
      { bound: 1, nodes: 3, prunes: 2, held: 2 },
      { bound: 2, nodes: 5, prunes: 2, held: 3 },
    ],
  });
});

test('a least overflow beyond the last bound ends the search there', () => {
  const steep = treeProblem({ h: 1, children: [{ h: 4 }, { h: 6 }] });
  const result = count(idaStar(steep, { first: 1, next: 'least-overflow', last: 4 }, 'count'));
  expect(result).toEqual({
    outcome: 'bounded',
    solution: null,
    iterations: [{ bound: 1, nodes: 3, prunes: 2, held: 2 }],
  });
});

test('a solution at the last bound is solved, not bounded', () => {
  const problem = treeProblem({ h: 1, children: [leaf, { h: 0 }] });
  const result = count(idaStar(problem, { ...plusOne, last: 1 }, 'count'));
  expect(result).toEqual({
    outcome: 'solved',
    solution: [1],
    iterations: [{ bound: 1, nodes: 3, prunes: 1, held: 2 }],
  });
});

test('a goal at the root is found in one node with no move', () => {
  expect(count(idaStar(treeProblem({ h: 0 }), plusOne, 'count'))).toEqual({
    outcome: 'solved',
    solution: [],
    iterations: [{ bound: 0, nodes: 1, prunes: 0, held: 1 }],
  });
});

test('a search without a goal ends at its root, with its outcome', () => {
  const { trace, result } = record(idaStar(hopeless, plusOne));
  expect(trace.outcome).toBe('exhausted');
  expect(result?.outcome).toBe('exhausted');
  expect(trace.depth[trace.steps - 1]).toBe(0);
});
