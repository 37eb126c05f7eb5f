import { describe, expect, test } from 'vitest';
import { MOST_SIBLINGS } from '../../../src/layout/tree/sibling-window.ts';
import { isReadable, type ShapeInput, type ShapeNode, treeShape } from '../../../src/layout/tree/tree-shape.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { pathTo } from '../../../src/trace/paths.ts';
import { record } from '../../../src/trace/record.ts';
import { childrenOf } from '../../../src/trace/subtrees.ts';
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

const leaves = (count: number): TreeNode => ({ h: 1, children: Array.from({ length: count }, () => leaf) });
const sum = (...children: TreeNode[]): TreeNode => ({ h: 1, children });

test('an iteration of forty nodes is shown as a whole, one of forty-one is not', () => {
  const of = (count: number) => inputOf(sum(leaves(19), leaves(count - 22)), 5);
  const [forty, more] = [of(40), of(41)];
  expect([forty.trace.nodes, more.trace.nodes]).toEqual([40, 41]);
  expect([forty, more].map(({ trace, iteration }) => isReadable(trace, iteration))).toEqual([true, false]);
});

describe('of a tree too large to be read', () => {
  /** Of a tree with a large last subtree, what is shown below the root while the search stands on the node before it. */
  const shapeAfter = (...done: TreeNode[]): ShapeNode => {
    const input = inputOf(sum(...done, leaf, leaves(60)), 5);
    const focus = childOf(input, done.length);
    return treeShape({ ...input, focus, last: focus }) as ShapeNode;
  };
  const hidden = ({ children }: ShapeNode) => children.map((child) => child.hidden);
  /** A subtree of so many nodes, its root left out, on two levels. */
  const below = (count: number) => sum(...Array.from({ length: 9 }, () => leaves(3)), leaves(count - 37));

  test('finished subtrees are shown as long as there are at most forty nodes', () => {
    // beside the nodes below, there are the root and its two children entered so far
    expect(hidden(shapeAfter(below(37)))).toEqual([0, 0, 0]);
    expect(hidden(shapeAfter(below(38)))).toEqual([38, 0, 0]);
  });

  test('the latest finished subtrees are shown first', () => {
    expect(hidden(shapeAfter(leaves(20), leaves(20)))).toEqual([20, 0, 0, 0]);
  });

  test('the node entered last shows what it branches into', () => {
    const input = inputOf(sum(leaves(3), leaves(60)), 5);
    const focus = childOf(input, 0);
    const [first, second] = (treeShape({ ...input, focus, last: focus }) as ShapeNode).children;
    expect(first?.children.map(({ move }) => move)).toEqual([0, 1, 2]);
    expect(second).toMatchObject({ hidden: 0, children: [] });
  });

  test('a finished node without children does not show what it leaves out, one on the path does', () => {
    const input = inputOf(sum(leaf, leaf, leaves(60)), 5);
    const focus = childOf(input, 1);
    const shape = treeShape({
      ...input,
      focus,
      last: focus,
      movesOf: () => ({ moves: [], leftOut: [7] }),
    }) as ShapeNode;
    const outOf = ({ children }: ShapeNode) =>
      children.filter(({ role }) => role === 'left-out').map(({ move }) => move);
    expect([shape, ...shape.children].map(outOf)).toEqual([[7], [], [7], [], []]);
  });
});

test('a path of twenty-four nodes is shown whole, of a longer one the last twenty-four', () => {
  const input = inputOf(sum(chain(60)), 100);
  const shapeOn = (focus: number) => treeShape({ ...input, focus, last: focus }) as ShapeNode;
  expect(shapeOn(23)).toMatchObject({ role: 'node', node: 0, depth: 0 });
  const [above, top] = all(shapeOn(24));
  expect(above).toMatchObject({ role: 'above', hidden: 1, depth: 0 });
  expect(top).toMatchObject({ role: 'node', node: 1, depth: 1 });
});
