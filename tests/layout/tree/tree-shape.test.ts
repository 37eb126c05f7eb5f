import { describe, expect, test } from 'vitest';
import { MOST_SIBLINGS } from '../../../src/layout/tree/sibling-window.ts';
import { isReadable, type ShapeInput, type ShapeNode, treeShape } from '../../../src/layout/tree/tree-shape.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { record } from '../../../src/trace/record.ts';
import { childrenOf, pathTo } from '../../../src/trace/replay.ts';
import type { TraceIteration } from '../../../src/trace/trace.ts';
import { type TreeNode, treeProblem } from '../../search/tree-problem.ts';

const leaf: TreeNode = { h: 1 };
const wide: TreeNode = {
  h: 1,
  children: Array.from({ length: 100 }, (_, i) => (i === 60 ? { h: 1, children: [leaf] } : leaf)),
};
const chain = (length: number): TreeNode => ({ h: 1, children: length === 0 ? [leaf] : [chain(length - 1)] });

/** The last iteration of a search under these bounds, as a shape is asked for. */
function inputOf(root: TreeNode, bound: number): ShapeInput {
  const { trace } = record(idaStar(treeProblem(root), { first: bound, next: 'plus-one', last: bound }));
  const iteration = trace.iterations.at(-1) as TraceIteration;
  const movesOf = (node: number) => ({ moves: childrenOf(trace, node).map((_, i) => i), leftOut: [] });
  return { trace, iteration, focus: -1, last: trace.nodes - 1, opened: new Set(), step: 0, movesOf };
}

const all = (shape: ShapeNode): ShapeNode[] => [shape, ...shape.children.flatMap(all)];
const childOf = (input: ShapeInput, nth: number) => childrenOf(input.trace, input.iteration.firstNode)[nth] as number;

describe('a node with a hundred children', () => {
  const input = inputOf(wide, 2);

  test('is not shown as a whole', () => {
    expect(isReadable(input.trace, input.iteration)).toBe(false);
  });

  test.each([0, 7, 50, 99])('shows the siblings around the one stood on, number %i', (nth) => {
    const focus = childOf(input, nth);
    const { children } = treeShape({ ...input, focus, last: focus }) as ShapeNode;
    expect(children.filter(({ role }) => role === 'node').length).toBeLessThanOrEqual(MOST_SIBLINGS);
    expect(children.map(({ node }) => node)).toContain(focus);
  });

  test('counts the nodes of the earlier siblings and the moves of the later ones', () => {
    const focus = childOf(input, 80);
    const { children } = treeShape({ ...input, focus, last: focus }) as ShapeNode;
    const [first, last] = [children[0], children.at(-1)];
    const shown = children.filter(({ role }) => role === 'node');
    const from = shown[0]?.move ?? 0;
    expect(from).toBeGreaterThan(60);
    expect(first).toMatchObject({ role: 'earlier', hidden: from + 1, node: null });
    expect(last).toMatchObject({ role: 'later', hidden: 100 - from - shown.length, node: null });
  });

  test('shows all siblings once they are opened', () => {
    const focus = childOf(input, 80);
    const opened = new Set([`${input.iteration.bound}<`]);
    const { children } = treeShape({ ...input, focus, last: focus, opened }) as ShapeNode;
    expect(children.map(({ move }) => move)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  });

  test('has every key once', () => {
    const focus = childOf(input, 50);
    const keys = all(treeShape({ ...input, focus, last: focus }) as ShapeNode).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('of a path too long to be shown there is the end, and how much lies above', () => {
  const input = inputOf(chain(99), 100);
  const focus = input.trace.nodes - 1;
  const shape = treeShape({ ...input, focus, last: focus }) as ShapeNode;
  const path = pathTo(input.trace, focus);
  const nodes = all(shape).flatMap(({ node }) => node ?? []);
  expect(shape).toMatchObject({ role: 'above', hidden: path.length - nodes.length });
  expect(nodes).toEqual(path.slice(-nodes.length));
  expect(nodes.length).toBeLessThan(40);
});

test('moves left out have a place of their own', () => {
  const input = inputOf({ h: 1, children: [leaf, leaf] }, 1);
  const shape = treeShape({ ...input, movesOf: () => ({ moves: [0, 1], leftOut: [7] }) }) as ShapeNode;
  expect(shape.children.map(({ role, move }) => [role, move])).toEqual([
    ['node', 0],
    ['node', 1],
    ['left-out', 7],
  ]);
});
