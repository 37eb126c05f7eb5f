import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergedNode } from '../../../src/layout/tree/merge-shapes.ts';
import { boxOf } from '../../../src/layout/tree/tree-box.ts';
import type { PlacedNode } from '../../../src/layout/tree/tree-layout.ts';
import { layoutWhole, MOST_DRAWN, SMALL_BAND, type WholeInput } from '../../../src/layout/tree/whole-tree.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { record } from '../../../src/trace/record.ts';
import { emptyTrace, type Trace } from '../../../src/trace/trace.ts';
import { type TreeNode, treeProblem } from '../../search/tree-problem.ts';
import { recordGrid } from '../../trace/recordings.ts';
import { anyTwoRuns } from './two-runs.ts';

const none = emptyTrace('ida-star');
const room = { width: 600, height: 400 };
const halfOf = ({ hidden }: MergedNode) => (hidden > 0 ? 4 * `${hidden}`.length + 6 : 9);
const under = (trace: Trace, bound: number) => trace.iterations.find((each) => each.bound === bound) ?? null;

function inputOf(traces: readonly [Trace, Trace], bound: number, change: Partial<WholeInput> = {}): WholeInput {
  const iterations = [under(traces[0], bound), under(traces[1], bound)] as const;
  return { traces, iterations, room, opened: new Set(), halfOf, ...change };
}

/** Nodes of a run that are drawn or counted in what is. */
const told = (placed: readonly PlacedNode<MergedNode>[], lane: 0 | 1) =>
  placed.reduce((sum, { shape }) => sum + (shape.nodes[lane] === null ? 0 : 1 + shape.hiddenIn[lane]), 0);

const grid = { n: 3, missing: [] };
const [guide, blind] = [recordGrid(grid, 'guide').trace, recordGrid(grid, 'blind').trace];

describe('9.2: the whole tree of a bound', () => {
  test('has every node of both runs, drawn or counted in a triangle', () => {
    fc.assert(
      fc.property(anyTwoRuns(4, 1), fc.integer({ min: 2, max: 6 }), (traces, bound) => {
        const input = inputOf(traces, bound, { room: { width: 160, height: 180 } });
        const placed = layoutWhole(input);
        for (const lane of [0, 1] as const) {
          const { firstNode = 0, endNode = 0 } = input.iterations[lane] ?? {};
          expect(told(placed, lane)).toBe(endNode - firstNode);
        }
        const keys = placed.map(({ shape }) => shape.key);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    { width: 320, height: 150 },
    { width: 600, height: 400 },
    { width: 1150, height: 900 },
  ])('fits a room of $width × $height, and opens what it can', (size) => {
    const placed = layoutWhole(inputOf([guide, blind], 5, { room: size }));
    const { left, right, top, bottom } = boxOf(placed, SMALL_BAND);
    expect(right - left).toBeLessThanOrEqual(size.width + 2 * SMALL_BAND);
    expect(bottom - top).toBeLessThanOrEqual(size.height);
    expect([told(placed, 0), told(placed, 1)]).toEqual([329, 1365]);
    expect(placed.length).toBeGreaterThan(1);
    expect(placed.length).toBeLessThanOrEqual(MOST_DRAWN);
  });

  test('is the same whenever it is asked for, and opens what is larger first', () => {
    const [one, again] = [layoutWhole(inputOf([guide, blind], 5)), layoutWhole(inputOf([guide, blind], 5))];
    expect(one).toEqual(again);
    const children = one.filter(({ shape }) => shape.depth === 1);
    const below = (key: string) =>
      told(
        one.filter(({ shape }) => shape.key.startsWith(key)),
        1,
      );
    const sizes = (opens: 'open' | 'collapsed') =>
      children.flatMap(
        ({
          shape: {
            key,
            children: { length },
          },
        }) => (length > 0 === (opens === 'open') ? below(key) : []),
      );
    expect(Math.min(...sizes('open'))).toBeGreaterThanOrEqual(Math.max(0, ...sizes('collapsed')));
  });

  test('stays as it is where a triangle in it is opened by hand', () => {
    const closed = layoutWhole(inputOf([guide, none], 5));
    const triangle = closed.find(({ shape }) => shape.hidden > 0) as PlacedNode<MergedNode>;
    const opened = layoutWhole(inputOf([guide, none], 5, { opened: new Set([triangle.shape.key]) }));
    const isBelow = ({ shape }: PlacedNode<MergedNode>) => shape.key.startsWith(`${triangle.shape.key}/`);
    const keys = (all: readonly PlacedNode<MergedNode>[]) => all.map(({ shape }) => shape.key);
    expect(keys(opened.filter((at) => !isBelow(at)))).toEqual(keys(closed));
    expect(opened.some(isBelow)).toBe(true);
    expect(told(opened, 0)).toBe(329);
  });

  test('shows of many siblings the first and counts the rest, which open', () => {
    const wide: TreeNode = {
      h: 1,
      children: Array.from({ length: 300 }, () => ({ h: 1, children: [{ h: 1 }] })),
    };
    const { trace } = record(idaStar(treeProblem(wide), { first: 3, next: 'plus-one', last: 3 }));
    const placed = layoutWhole(inputOf([trace, none], 3));
    const rest = placed.find(({ shape }) => shape.role === 'rest');
    expect(rest?.shape.rest?.length).toBe(300 - (placed[0]?.shape.children.length ?? 0) + 1);
    expect(told(placed, 0)).toBe(601);
    expect(placed.length).toBeLessThanOrEqual(MOST_DRAWN);
    const opened = layoutWhole(inputOf([trace, none], 3, { opened: new Set(['3<']) }));
    expect(opened[0]?.shape.children).toHaveLength(300);
  });

  test('is nothing where neither run has been', () => {
    expect(layoutWhole(inputOf([guide, none], 4))).toEqual([]);
  });
});
