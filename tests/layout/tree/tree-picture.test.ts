import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergedNode, mergeShapes } from '../../../src/layout/tree/merge-shapes.ts';
import { layoutTree } from '../../../src/layout/tree/tree-layout.ts';
import { type DrawnNode, drawTree, type Standing } from '../../../src/layout/tree/tree-picture.ts';
import { type ShapeNode, treeShape } from '../../../src/layout/tree/tree-shape.ts';
import { codeOf } from '../../../src/search/event-kinds.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { pathTo } from '../../../src/trace/paths.ts';
import { record } from '../../../src/trace/record.ts';
import { nodeAt } from '../../../src/trace/replay.ts';
import type { Trace, TraceIteration } from '../../../src/trace/trace.ts';
import { type TreeNode, treeProblem } from '../../search/tree-problem.ts';
import { anyTwoRuns, shapeUnder, type Told, type TwoRuns, walked } from './two-runs.ts';

const standing = (trace: Trace, step: number): Standing => ({ trace, step, path: pathTo(trace, nodeAt(trace, step)) });

interface Picture {
  readonly runs: readonly [Standing, Standing];
  readonly shapes: readonly (ShapeNode | null)[];
  readonly merged: MergedNode;
  readonly drawn: readonly DrawnNode[];
  /** What either run has said up to where it stands, and in the end. */
  readonly said: readonly ReadonlyMap<string, Told>[];
  readonly known: readonly ReadonlyMap<string, Told>[];
}

/** A law about the picture of two runs under a bound, each somewhere in its trace. */
function law(anyTraces: fc.Arbitrary<TwoRuns>, holds: (picture: Picture) => void): void {
  const any = fc.record({
    traces: anyTraces,
    bound: fc.integer({ min: 2, max: 6 }),
    a: fc.nat(),
    b: fc.nat(),
  });
  fc.assert(
    fc.property(any, ({ traces, bound, a, b }) => {
      const runs = [standing(traces[0], a % traces[0].steps), standing(traces[1], b % traces[1].steps)] as const;
      const shapes = [shapeUnder(traces[0], bound, runs[0].step), shapeUnder(traces[1], bound, runs[1].step)] as const;
      const merged = mergeShapes(...shapes, traces, bound);
      if (!merged) return;
      holds({
        runs,
        shapes,
        merged,
        drawn: drawTree(
          layoutTree(merged, () => 23),
          ...runs,
        ),
        said: runs.map(({ trace, step }) => walked(trace, step)),
        known: traces.map((trace) => walked(trace, trace.steps - 1)),
      });
    }),
    { numRuns: 40 },
  );
}

const all = <N extends ShapeNode>(shape: N): N[] => [shape, ...(shape.children as N[]).flatMap(all)];

test('a node stands as its run has told so far; where both have been, as the first has', () => {
  law(anyTwoRuns(3), ({ drawn, said, known, merged }) => {
    const statuses = new Map(drawn.map(({ key, status }) => [key, status]));
    for (const { key } of all(merged)) {
      const parent = key.slice(0, key.lastIndexOf('/'));
      const entered = said[0]?.get(key) ?? said[1]?.get(key);
      const isRoot = !key.includes('/') && known.some((run) => run.has(key));
      const isComing = isRoot || said.some((run) => run.get(parent)?.moves != null);
      expect(statuses.get(key)).toBe(entered?.status ?? (isComing ? 'future' : undefined));
    }
  });
});

test('depth, first word and branches of a node are those that its run has told so far', () => {
  law(anyTwoRuns(3), ({ drawn, said }) => {
    for (const { key, g, said: first, moves } of drawn) {
      const told = said[0]?.get(key) ?? said[1]?.get(key);
      expect(g).toBe(key.split('/').length - 1);
      expect(first).toEqual(told?.h == null ? null : { kind: 'estimate', value: told.h });
      expect(moves).toBe(told?.moves ?? null);
    }
  });
});

test('each run stands on the last node of its path, and the tree says which run ever visits a node', () => {
  law(anyTwoRuns(3), ({ drawn, runs, known }) => {
    for (const { key, onPath, isNow, visits, hidden } of drawn) {
      const nodes = known.map((run) => run.get(key)?.node ?? -1);
      expect(onPath).toEqual(runs.map(({ path }, i) => path.includes(nodes[i] as number)));
      const isIn = (i: number) => onPath[i as 0] && hidden > 0;
      expect(isNow).toEqual(runs.map(({ path }, i) => (path.length > 0 && path.at(-1) === nodes[i]) || isIn(i)));
      const [one, two] = nodes.map((node) => node >= 0);
      expect(visits).toBe(one && two ? 'both' : one ? 'first' : two ? 'second' : 'none');
    }
  });
});

test('an edge comes from where the parent is drawn, and parents are drawn before their children', () => {
  law(anyTwoRuns(3), ({ drawn }) => {
    const seen = new Map<string, DrawnNode>();
    for (const node of drawn) {
      const { x, y } = seen.get(node.key.slice(0, node.key.lastIndexOf('/'))) ?? {};
      const key = node.key.slice(0, node.key.lastIndexOf('/'));
      expect(node.parent).toEqual(x === undefined ? null : { key, x, y });
      seen.set(node.key, node);
    }
  });
});

test('a triangle counts the nodes below it in the larger of the runs that have entered it and show it', () => {
  law(anyTwoRuns(4, 2), ({ drawn, merged, shapes, said }) => {
    const leaves = new Set(all(merged).flatMap(({ key, children }) => (children.length === 0 ? key : [])));
    const shown = shapes.map((shape) => new Set((shape ? all(shape) : []).map(({ key }) => key)));
    for (const { key, hidden } of drawn) {
      const below = said.map((run, i) =>
        run.has(key) && shown[i]?.has(key) ? [...run.keys()].filter((other) => other.startsWith(`${key}/`)).length : 0,
      );
      expect(hidden).toBe(leaves.has(key) ? Math.max(...below) : 0);
    }
  });
});

test('where both runs have a subtree collapsed, the triangle counts the larger of what they have entered', () => {
  const leaves = (count: number): TreeNode => ({ h: 1, children: Array.from({ length: count }, () => ({ h: 1 })) });
  const traceOf = (count: number) =>
    record(idaStar(treeProblem(leaves(count)), { first: 2, next: 'plus-one', last: 2 })).trace;
  const root = { key: '2', role: 'node', node: 0, move: null, depth: 0, hidden: 9, children: [] } as const;
  const drawn = (counts: readonly [number, number], entered: readonly [number, number]) => {
    const shape = { ...root, nodes: [0, 0], hiddenIn: counts } as const;
    const [one, two] = counts.map((count, i) => {
      const trace = traceOf(count);
      return standing(trace, (trace.enter[Math.max(0, entered[i] as number)] as number) - (entered[i] === -1 ? 1 : 0));
    }) as [Standing, Standing];
    return drawTree([{ shape, x: 0, y: 0, half: 23, parent: null }], one, two).map((node) => [
      node.hidden,
      ...node.standsFor,
    ]);
  };
  expect(drawn([9, 4], [9, 4])).toEqual([[9, 10, 5]]);
  expect(drawn([4, 9], [4, 9])).toEqual([[9, 5, 10]]);
  expect(drawn([4, 9], [4, 2])).toEqual([[4, 5, 3]]);
  expect(drawn([4, 9], [4, -1])).toEqual([[4, 5, 0]]);
  expect(drawn([4, 9], [-1, -1])).toEqual([[0, 0, 0]]);
});

test('a move left out is there once its parent has branched', () => {
  const { trace } = record(
    idaStar(treeProblem({ h: 1, children: [{ h: 1 }] }), { first: 2, next: 'plus-one', last: 2 }),
  );
  const iteration = trace.iterations[0] as TraceIteration;
  const movesOf = () => ({ moves: [0], leftOut: [5] });
  const input = { trace, iteration, focus: -1, last: 1, opened: new Set<string>(), step: 0, movesOf };
  const merged = mergeShapes(treeShape(input) as ShapeNode, null, [trace, trace], 2) as MergedNode;
  const placed = layoutTree(merged, () => 23);
  const branch = trace.kind.indexOf(codeOf.branch);
  const statuses = (step: number) => drawTree(placed, standing(trace, step), null).map(({ status }) => status);
  expect(statuses(branch - 1)).toEqual(['open']);
  expect(statuses(branch)).toEqual(['open', 'future', 'left-out']);
  expect(statuses(trace.steps - 1)).toEqual(['done', 'done', 'left-out', 'left-out']);
});
