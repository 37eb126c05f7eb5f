import { expect, test } from 'vitest';
import { forestShapes, layoutForest, meetingAt } from '../../../src/layout/tree/forest.ts';
import { boxOf } from '../../../src/layout/tree/tree-box.ts';
import { LEVEL } from '../../../src/layout/tree/tree-layout.ts';
import type { ShapeInput, ShapeNode } from '../../../src/layout/tree/tree-shape.ts';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import { codeOf } from '../../../src/search/event-kinds.ts';
import { lastAtMost } from '../../../src/trace/last-at-most.ts';
import { depthOf } from '../../../src/trace/nodes.ts';
import { record } from '../../../src/trace/record.ts';
import { nodeAt } from '../../../src/trace/replay.ts';
import type { Trace, TraceIteration } from '../../../src/trace/trace.ts';

const shelf = { books: [5, 4, 3, 2, 1] };
const { trace } = record(booksort.search(shelf, bookPresets.bidirectional, 'events'));

/** What a shape is asked for at a step. */
function inputAt(step: number, of: Trace = trace): ShapeInput {
  return {
    trace: of,
    iteration: of.iterations.findLast(({ firstStep }) => firstStep <= step) as TraceIteration,
    focus: nodeAt(of, step),
    last: lastAtMost(of.enter, of.nodes, step),
    opened: new Set(),
    step,
    movesOf: () => ({ moves: [], leftOut: [] }),
  };
}
const all = (shape: ShapeNode): ShapeNode[] => [shape, ...shape.children.flatMap(all)];

test('each side is a tree of its own, as soon as it has a root', () => {
  expect(forestShapes(inputAt(0))).toEqual([]);
  expect(forestShapes(inputAt(1)).map(({ node }) => node)).toEqual([0]);
  expect(forestShapes(inputAt(3)).map(({ node }) => node)).toEqual([0, 1]);
});

test('no node counts nodes below it that are entered later', () => {
  const third = (trace.iterations[2] as TraceIteration).firstStep;
  for (const step of [third, third + 20]) {
    const shapes = forestShapes(inputAt(step)).flatMap(all);
    // the second layers of either side begin under bound 3
    for (const { hidden, role } of shapes) if (role === 'node') expect(hidden).toBe(0);
  }
});

test('at the meeting both nodes are shown, one above the other', () => {
  const step = trace.steps - 1;
  const meeting = meetingAt(trace, step);
  const shapes = forestShapes(inputAt(step));
  const placed = layoutForest(shapes, () => 23, meeting);
  const [one, other] = [meeting?.node, meeting?.other].map((id) => placed.find(({ shape }) => shape.node === id));
  expect(one?.x).toBeCloseTo(other?.x ?? Number.NaN);
  expect(one?.y).toBeLessThan(other?.y ?? 0);
  expect(depthOf(trace, meeting?.node ?? 0) + depthOf(trace, meeting?.other ?? 0)).toBe(3);
});

test('the goal’s tree grows upwards, below the start’s', () => {
  const placed = layoutForest(forestShapes(inputAt(trace.steps - 1)), () => 23, null);
  const yOf = (id: number) => placed.find(({ shape }) => shape.node === id)?.y ?? Number.NaN;
  expect(yOf(1)).toBeGreaterThan(yOf(0));
  for (const { y, parent, shape } of placed) {
    if (!parent) continue;
    const isGoalSide = shape.key.startsWith('1');
    expect(isGoalSide ? y < parent.y : y > parent.y).toBe(true);
  }
});

test('nobody has met before the sides do', () => {
  const meet = trace.kind.indexOf(codeOf.meet);
  expect(meetingAt(trace, meet - 1)).toBeNull();
  expect(meetingAt(trace, meet)).not.toBeNull();
});

test('the deepest levels of both sides are a little more than one level apart', () => {
  const placed = layoutForest(forestShapes(inputAt(trace.steps - 1)), () => 23, null);
  const [start, goal] = ['0', '1'].map((side) =>
    boxOf(
      placed.filter(({ shape }) => shape.key.startsWith(side)),
      0,
    ),
  );
  expect((goal?.top ?? 0) - (start?.bottom ?? 0)).toBeCloseTo(1.3 * LEVEL);
});

test('in trees too large to be read each side shows where the search is, or was there last', () => {
  const { trace: large } = record(booksort.search({ books: [6, 5, 4, 3, 2, 1] }, bookPresets.bidirectional, 'events'));
  const nodesAt = (step: number) => forestShapes(inputAt(step, large)).map((root) => all(root).map(({ node }) => node));
  // under bound 4 the goal's side goes on
  const { firstStep, firstNode } = large.iterations[4] as TraceIteration;
  const [start, goal] = nodesAt(firstStep + 20);
  expect(start).toContain(firstNode - 1);
  expect(goal).toContain(nodeAt(large, firstStep + 20));
  const end = large.steps - 1;
  expect(nodesAt(end)[0]).toContain(meetingAt(large, end)?.other);
  expect(nodesAt(end)[1]).toContain(meetingAt(large, end)?.node);
});
