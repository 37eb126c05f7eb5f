import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flamePicture, nodesOpen } from '../../../src/layout/flame/flame.ts';
import { FlameIndex } from '../../../src/layout/flame/flame-index.ts';
import { hOrZero, isCut } from '../../../src/layout/flame/flame-marks.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { append } from '../../../src/trace/append.ts';
import { exitOf } from '../../../src/trace/fates.ts';
import { depthOf } from '../../../src/trace/nodes.ts';
import { pathTo } from '../../../src/trace/paths.ts';
import { nodeAt } from '../../../src/trace/replay.ts';
import { emptyTrace } from '../../../src/trace/trace.ts';
import { chunksOf } from '../../trace/chunks.ts';
import { chunksRecorded } from '../../trace/chunks-recorded.ts';
import { anyRun, recordGrid, recordRun } from '../../trace/recordings.ts';
import { enteredByDepth, indexOf, sumsByDepth, wholePicture } from './flame-reference.ts';

const anyWidth = fc.integer({ min: 1, max: 900 });
const one = () => 1;

test('a picture of all steps counts every node and every cut once, at its depth, however narrow it is', () => {
  fc.assert(
    fc.property(anyRun, anyWidth, (run, width) => {
      const { trace } = recordRun(run);
      const picture = wholePicture(trace, width);
      const window = { from: 0, end: trace.steps, x: 0, width };
      expect(sumsByDepth(picture, picture.count)).toEqual(enteredByDepth(trace, window, picture.rows, one));
      expect(sumsByDepth(picture, picture.marks)).toEqual(enteredByDepth(trace, window, picture.rows, isCut));
      expect(picture.marks.reduce((sum, cuts) => sum + cuts, 0)).toBe(
        trace.iterations.reduce((sum, { prunes }) => sum + prunes, 0),
      );
    }),
    { numRuns: 40 },
  );
});

test('a part of the steps counts the nodes entered in it, each once, under any marks', () => {
  fc.assert(
    fc.property(anyRun, anyWidth, fc.nat(), fc.nat(), (run, width, a, b) => {
      const { trace } = recordRun(run);
      const [from, to] = [a % trace.steps, b % trace.steps].sort((x, y) => x - y) as [number, number];
      const window = { from, end: to + 1, x: 0, width };
      const picture = flamePicture(indexOf(trace, hOrZero), [window], width, 1000);
      expect(sumsByDepth(picture, picture.count)).toEqual(enteredByDepth(trace, window, picture.rows, one));
      expect(sumsByDepth(picture, picture.marks)).toEqual(enteredByDepth(trace, window, picture.rows, hOrZero));
    }),
    { numRuns: 40 },
  );
});

test('counts of a long trace are conserved on every level of its buckets', () => {
  const { trace } = recordGrid({ n: 5, missing: [] }, 'guide');
  const index = indexOf(trace);
  for (const width of [1, 7, 100, 1340, 30_000]) {
    const window = { from: 0, end: trace.steps, x: 0, width };
    const picture = flamePicture(index, [window], width, 1000);
    expect(sumsByDepth(picture, picture.count)).toEqual(enteredByDepth(trace, window, picture.rows, one));
    expect(sumsByDepth(picture, picture.marks)).toEqual(enteredByDepth(trace, window, picture.rows, isCut));
  }
});

test('windows side by side count each node in its own, and a bucket is never more than a pixel off', () => {
  const { trace } = recordGrid({ n: 5, missing: [] }, 'guide');
  const windows = trace.iterations.map(({ firstStep, endStep }, i) => ({
    from: firstStep,
    end: endStep,
    x: 100 * i,
    width: 97.5,
  }));
  const picture = flamePicture(indexOf(trace), windows, 100 * windows.length, 1000);
  const columns = Array.from({ length: picture.columns }, (_, column) => column);
  for (const [i, { firstNode, endNode }] of trace.iterations.entries()) {
    const inside = columns.filter((column) => Math.floor(column / 100) === i);
    const cells = inside.flatMap((column) =>
      Array.from({ length: picture.rows }, (_, row) => picture.count[row * picture.columns + column] as number),
    );
    expect(cells.reduce((sum, count) => sum + count, 0)).toBe(endNode - firstNode);
  }
  const exact = new Map<number, number>();
  for (let node = 0; node < trace.nodes; node++) {
    const window = windows.findLast(({ from }) => from <= (trace.enter[node] as number));
    if (!window) continue;
    const { from, end, x, width } = window;
    const column = Math.floor(x + (((trace.enter[node] as number) - from) * width) / (end - from));
    exact.set(column, (exact.get(column) ?? 0) + 1);
  }
  let [before, counted] = [0, 0];
  for (const column of columns) {
    const next = before + (exact.get(column) ?? 0);
    for (let row = 0; row < picture.rows; row++) counted += picture.count[row * picture.columns + column] as number;
    expect(counted).toBeGreaterThanOrEqual(before);
    expect(counted).toBeLessThanOrEqual(next + (exact.get(column + 1) ?? 0));
    before = next;
  }
});

test('where a column is narrower than a bucket, a cell belongs to the node open at its very edge', () => {
  fc.assert(
    fc.property(anyRun, anyWidth, (run, any) => {
      const { trace } = recordRun(run);
      const width = Math.max(any, Math.ceil(trace.steps / 120));
      const { owner, columns, rows } = wholePicture(trace, width);
      for (let column = 0; column < columns; column++) {
        const step = Math.floor((column * trace.steps) / width);
        const entered = trace.enter.subarray(0, trace.nodes).findLastIndex((at) => at <= step);
        const open = pathTo(trace, entered).filter((node) => {
          const exit = trace.exit[node] as number;
          return exit === 0 || exit >= step;
        });
        const owners = Array.from({ length: rows }, (_, row) => owner[row * columns + column]).filter((n) => n !== -1);
        expect(owners).toEqual(open);
      }
    }),
    { numRuns: 20 },
  );
});

test('where a column is wider than a bucket, its owners are one path of nodes open at about its left edge', () => {
  const { trace } = recordGrid({ n: 5, missing: [] }, 'guide');
  for (const from of [0, 12_345]) {
    const width = 300;
    const window = { from, end: trace.steps, x: 0, width };
    const { owner, columns, rows } = flamePicture(indexOf(trace), [window], width, 1000);
    const perColumn = (trace.steps - from) / width;
    for (let column = 0; column < columns; column++) {
      const edge = from + column * perColumn;
      const owners = Array.from({ length: rows }, (_, row) => owner[row * columns + column] as number);
      const path = owners.filter((node) => node >= 0);
      expect(path.map((node) => depthOf(trace, node))).toEqual(path.map((_, depth) => depth));
      expect(path.slice(1).map((node) => trace.parent[node])).toEqual(path.slice(0, -1));
      for (const node of path) {
        expect(trace.enter[node]).toBeLessThanOrEqual(edge + perColumn);
        const exit = trace.exit[node] as number;
        if (exit > 0) expect(exit).toBeGreaterThanOrEqual(edge - perColumn);
      }
    }
  }
});

test('wide enough, every node has the cells of its own steps', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'guide');
  const { owner, columns, count } = wholePicture(trace, 10 * trace.steps);
  for (let node = 0; node < trace.nodes; node++) {
    const first = depthOf(trace, node) * columns + 10 * (trace.enter[node] as number);
    expect([count[first], owner[first + 1]]).toEqual([1, node]);
    const last = depthOf(trace, node) * columns + 10 * (trace.exit[node] as number);
    if ((trace.exit[node] as number) > 0) expect(owner[last + 9]).toBe(node);
    if ((trace.exit[node] as number) > 0) expect(owner[last + 10]).not.toBe(node);
  }
  expect(nodeAt(trace, trace.enter[3] as number)).toBe(3);
});

test('of a tree deeper than there is room for, depths are left out evenly', () => {
  const { trace } = recordGrid({ n: 5, missing: [] }, 'guide');
  const window = { from: 0, end: trace.steps, x: 0, width: 60 };
  const picture = flamePicture(indexOf(trace), [window], 60, 4);
  const all = enteredByDepth(trace, window, 20, one);
  expect([picture.rows, picture.stride]).toEqual([4, 4]);
  expect(sumsByDepth(picture, picture.count)).toEqual([0, 4, 8, 12].map((depth) => all[depth]));
});

test('an index that grows with its trace, a little at a time, counts as one made at the end', () => {
  const search = squareDestroyer.search({ n: 4, missing: [] }, squarePresets.guide, 'events');
  let trace = emptyTrace('ida-star');
  const index = new FlameIndex(trace, isCut);
  for (const chunk of chunksRecorded(search, 14_000)) {
    trace = append(trace, chunk);
    index.grow(trace, 100);
  }
  expect(index.grow(trace, 100)).toBe(false);
  while (!index.grow(trace, 100));
  const window = { from: 0, end: trace.steps, x: 0, width: 50 };
  expect(flamePicture(index, [window], 50, 1000)).toEqual(flamePicture(indexOf(trace), [window], 50, 1000));
});

test('the nodes of a depth that are open in some steps are counted as one by one', () => {
  const { trace } = recordGrid({ n: 4, missing: [] }, 'guide');
  const index = indexOf(trace);
  fc.assert(
    fc.property(fc.nat(trace.steps), fc.nat(trace.steps), fc.nat(12), (a, b, depth) => {
      const [from, end] = [Math.min(a, b), Math.max(a, b)];
      const open = Array.from({ length: trace.nodes }, (_, node) => node).filter((node) => {
        const entered = trace.enter[node] as number;
        const isIn = entered < end && exitOf(trace, node) >= from;
        return (
          depthOf(trace, node) === depth && (isIn || (from === end && entered < from && exitOf(trace, node) >= from))
        );
      });
      expect(nodesOpen(index, depth, from, end)).toBe(open.length);
    }),
  );
});

test('while an index catches up, the owners of a column are still a path of nodes open at about its edge', () => {
  const { trace } = recordGrid({ n: 5, missing: [29, 32, 33, 47] }, 'guide');
  const index = new FlameIndex(trace, isCut);
  index.grow(trace, 60_000);
  const window = { from: 0, end: trace.steps, x: 0, width: 1340 };
  const { owner, columns, rows } = flamePicture(index, [window], 1340, 1000);
  const perColumn = trace.steps / 1340;
  let inside = 0;
  for (let column = 0; column < columns; column++) {
    const path = Array.from({ length: rows }, (_, row) => owner[row * columns + column] as number).filter(
      (n) => n >= 0,
    );
    expect(path.slice(1).map((node) => trace.parent[node])).toEqual(path.slice(0, -1));
    if (path.length > 1) inside++;
    // beyond what is counted nothing is drawn
    if ((column + 1) * perColumn > 300_000) continue;
    for (const node of path) {
      expect(trace.enter[node]).toBeLessThanOrEqual((column + 1) * perColumn);
      expect(exitOf(trace, node)).toBeGreaterThanOrEqual((column - 1) * perColumn);
    }
  }
  expect(inside).toBeGreaterThan(100);
});

test('an index that grows by a few steps at a time marks as one made at the end', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }), (sizes) => {
      const index = new FlameIndex(emptyTrace('ida-star'), isCut);
      let grown = emptyTrace('ida-star');
      for (const chunk of chunksOf(trace, sizes)) {
        grown = append(grown, chunk);
        index.grow(grown);
      }
      const window = { from: 0, end: trace.steps, x: 0, width: 3 };
      expect(flamePicture(index, [window], 3, 1000)).toEqual(flamePicture(indexOf(trace), [window], 3, 1000));
    }),
    { numRuns: 10 },
  );
});

test('from its first step on an iteration has a row for every depth that its bound allows', () => {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide', 2);
  expect(trace.iterations.map(({ bound }) => bound)).toEqual([5]);
  expect(indexOf(trace).depths).toBe(6);
});

test('where a window begins and ends inside a column, the columns whose left edge lies in it have their owners', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'guide');
  const window = { from: 0, end: trace.steps, x: 10.5, width: 50.25 };
  const { owner, columns, rows } = flamePicture(indexOf(trace), [window], 70, 1000);
  for (let column = 0; column < columns; column++) {
    const step = Math.floor(((column - window.x) * trace.steps) / window.width);
    const isInside = column >= window.x && column < window.x + window.width;
    const entered = isInside ? trace.enter.subarray(0, trace.nodes).findLastIndex((at) => at <= step) : -1;
    const open = pathTo(trace, entered).filter((node) => exitOf(trace, node) >= step);
    const owners = Array.from({ length: rows }, (_, row) => owner[row * columns + column]).filter((n) => n !== -1);
    expect(owners).toEqual(open);
  }
});
