import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergedNode, mergeShapes } from '../../../src/layout/tree/merge-shapes.ts';
import type { ShapeNode } from '../../../src/layout/tree/tree-shape.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { record } from '../../../src/trace/record.ts';
import { type TreeNode, treeProblem } from '../../search/tree-problem.ts';
import { anyTwoRuns, shapeUnder, walked } from './two-runs.ts';

const all = <N extends ShapeNode>(shape: N): N[] => [shape, ...(shape.children as N[]).flatMap(all)];
const keysOf = (shape: ShapeNode | null) => (shape ? all(shape).map(({ key }) => key) : []);

/** A law about the shapes of two runs under a bound, and what they are together. */
function law(
  holds: (...shapes: [ShapeNode | null, ShapeNode | null, MergedNode, ReturnType<typeof walked>[]]) => void,
) {
  fc.assert(
    fc.property(anyTwoRuns(4, 2), fc.integer({ min: 2, max: 6 }), fc.nat(), fc.nat(), (traces, bound, a, b) => {
      const [one, two] = [
        shapeUnder(traces[0], bound, a % traces[0].steps),
        shapeUnder(traces[1], bound, b % traces[1].steps),
      ];
      const merged = mergeShapes(one, two, traces, bound);
      expect(merged === null).toBe(one === null && two === null);
      if (merged)
        holds(
          one,
          two,
          merged,
          traces.map((trace) => walked(trace, trace.steps - 1)),
        );
    }),
    { numRuns: 30 },
  );
}

test('merged, two trees have the nodes of one or the other, each once', () => {
  law((one, two, merged) => {
    const keys = keysOf(merged);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(keys)).toEqual(new Set([...keysOf(one), ...keysOf(two)]));
  });
});

test('merged, children come in the first run’s order, then those that only the second has', () => {
  law((one, two, merged) => {
    const [first, second] = [one, two].map((shape) => new Map((shape ? all(shape) : []).map((at) => [at.key, at])));
    for (const { key, children } of all(merged)) {
      const before = first?.get(key)?.children.map((child) => child.key) ?? [];
      const others = second?.get(key)?.children.map((child) => child.key) ?? [];
      expect(children.map((child) => child.key)).toEqual([
        ...before,
        ...others.filter((other) => !before.includes(other)),
      ]);
    }
  });
});

test('a merged node has in each run the number of the node that the same moves lead to there', () => {
  law((_one, _two, merged, told) => {
    for (const { key, nodes } of all(merged)) expect(nodes).toEqual(told.map((run) => run.get(key)?.node ?? null));
  });
});

test('what is hidden below a node is told of each run, unless something below it is shown', () => {
  law((one, two, merged) => {
    const [first, second] = [one, two].map((shape) => new Map((shape ? all(shape) : []).map((at) => [at.key, at])));
    for (const { key, hiddenIn, children } of all(merged)) {
      const hidden = [first?.get(key)?.hidden ?? 0, second?.get(key)?.hidden ?? 0];
      expect(hiddenIn).toEqual(children.length > 0 ? [0, 0] : hidden);
    }
  });
});

test('a subtree that one run shows hides nothing, though in the other it is collapsed', () => {
  const { trace } = record(idaStar(treeProblem({ h: 1 }), { first: 1, next: 'plus-one', last: 1 }));
  const root: ShapeNode = { key: '1', role: 'node', node: 0, move: null, depth: 0, hidden: 9, children: [] };
  const shown = { ...root, hidden: 0, children: [{ ...root, key: '1/0', move: 0, depth: 1, hidden: 4 }] };
  const merged = (one: ShapeNode, two: ShapeNode) => mergeShapes(one, two, [trace, trace], 1) as MergedNode;
  expect(all(merged(root, shown)).map(({ hiddenIn }) => hiddenIn)).toEqual([
    [0, 0],
    [0, 4],
  ]);
  expect(merged(root, { ...root, hidden: 7 }).hiddenIn).toEqual([9, 7]);
});

test('below a path too long to be shown no node is taken for another one', () => {
  const chain = (length: number): TreeNode => ({ h: 1, children: length === 0 ? [] : [chain(length - 1)] });
  const { trace } = record(idaStar(treeProblem(chain(60)), { first: 61, next: 'plus-one', last: 61 }));
  const shape = shapeUnder(trace, 61, trace.enter[60] as number);
  expect(shape?.role).toBe('above');
  const merged = mergeShapes(shape, null, [trace, trace], 61) as MergedNode;
  expect(all(merged).map(({ nodes }) => nodes[0])).toEqual([null, ...Array.from({ length: 24 }, (_, i) => 37 + i)]);
  // the moves to them are not known any more, so nothing is said of the other run
  expect(new Set(all(merged).map(({ nodes }) => nodes[1]))).toEqual(new Set([null]));
});
