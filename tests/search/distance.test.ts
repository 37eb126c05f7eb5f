import { expect, test } from 'vitest';
import { distanceOf } from '../../src/search/distance.ts';
import { treeProblem } from './tree-problem.ts';

const goal = { h: 0 };

test('the distance is the depth of the nearest goal, though a farther one is met first', () => {
  const far = { h: 1, children: [{ h: 1, children: [goal] }] };
  expect(distanceOf(treeProblem({ h: 1, children: [far, { h: 1, children: [goal] }] }), 100)).toBe(2);
  expect(distanceOf(treeProblem(goal), 100)).toBe(0);
});

test('where no moves lead to a goal there is none', () => {
  expect(distanceOf(treeProblem({ h: 1, children: [{ h: 3, children: [] }, { h: 1 }] }), 100)).toBe('none');
});

test('nothing is known beyond the limit of nodes, and no more than that are entered', () => {
  let nodes = 0;
  const chain = treeProblem({ h: 1, children: [{ h: 1, children: [{ h: 1, children: [goal] }] }] });
  const counted = {
    ...chain,
    estimate(positions: Int32Array, at: number) {
      nodes++;
      return chain.estimate(positions, at);
    },
  };
  // bounds 1 and 2 take 2 and 3 nodes, bound 3 four
  expect(distanceOf(counted, 8)).toBe('beyond');
  expect(nodes).toBeLessThanOrEqual(1 + 8);
  expect(distanceOf(chain, 9)).toBe(3);
});
