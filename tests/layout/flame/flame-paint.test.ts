import { expect, test } from 'vitest';
import { isCut } from '../../../src/layout/flame/flame-marks.ts';
import { barHeight, paintFlame } from '../../../src/layout/flame/flame-paint.ts';
import { depthOf } from '../../../src/trace/nodes.ts';
import { recordGrid } from '../../trace/recordings.ts';
import { wholePicture } from './flame-reference.ts';

const [DONE, CUT, GOAL, MERGED, SHARE] = [1, 2, 3, 4, 5];
const ROW = 20;

/** The colours of a column of a row, from its top down. */
function painted(columns: number, marked: number | null = SHARE) {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const picture = wholePicture(trace, columns);
  const pixels = new Uint32Array(columns * picture.rows * ROW);
  const look = {
    colourOf: (node: number) => (node === trace.nodes - 1 ? GOAL : isCut(trace, node) ? CUT : DONE),
    isLow: (node: number) => isCut(trace, node) === 1,
    merged: () => MERGED,
    marked,
  };
  paintFlame(picture, { pixels, row: ROW }, look);
  const columnOf = (row: number, column: number) =>
    Array.from({ length: ROW }, (_, y) => pixels[(row * ROW + y) * columns + column] as number);
  return { trace, picture, columnOf };
}

test('where a node has a bar of its own it is painted over its steps, a cut one lower than the others', () => {
  const { trace, columnOf } = painted(6 * 1760);
  expect(trace.steps).toBe(1760);
  for (let node = 0; node < trace.nodes; node++) {
    const [low, colour] = [isCut(trace, node) === 1, node === trace.nodes - 1 ? GOAL : isCut(trace, node) ? CUT : DONE];
    const column = columnOf(depthOf(trace, node), 6 * (trace.enter[node] as number) + 3);
    expect(column.filter((pixel) => pixel === colour)).toHaveLength(
      low ? Math.round(0.55 * barHeight(ROW)) : barHeight(ROW),
    );
    expect(column.filter((pixel) => pixel !== colour && pixel !== 0)).toEqual([]);
    expect(column[0]).toBe(colour);
  }
});

test('merged nodes show the share of them that is marked, from the top down', () => {
  const { picture, columnOf } = painted(60);
  const { count, marks, columns } = picture;
  const cell = count.findIndex((all, i) => all > 3 && (marks[i] as number) > 0 && (marks[i] as number) < all);
  const column = columnOf(Math.floor(cell / columns), cell % columns);
  const high = Math.round((barHeight(ROW) * (marks[cell] as number)) / (count[cell] as number));
  expect(column).toEqual([
    ...Array(high).fill(SHARE),
    ...Array(barHeight(ROW) - high).fill(MERGED),
    ...Array(ROW - barHeight(ROW)).fill(0),
  ]);
});

test('where marks are no share, merged nodes have the one colour', () => {
  const { picture, columnOf } = painted(60, null);
  const cell = picture.count.findIndex((all) => all > 3);
  const column = columnOf(Math.floor(cell / picture.columns), cell % picture.columns);
  expect(new Set(column.slice(0, barHeight(ROW)))).toEqual(new Set([MERGED]));
});

test('a bar beside another leaves a pixel free between them', () => {
  const { trace, columnOf } = painted(6 * 1760);
  // the second child of a node begins one step after the first has ended: between them the parent speaks
  const siblings = Array.from({ length: trace.nodes }, (_, node) => node).filter((node) => depthOf(trace, node) === 1);
  for (const node of siblings.slice(1)) expect(columnOf(1, 6 * (trace.enter[node] as number) - 1)[0]).toBe(0);
});

test('a row of more than three pixels leaves one free, and no bar is thinner than a pixel', () => {
  expect([0.4, 1, 3, 4, 20].map(barHeight)).toEqual([1, 1, 3, 3, 19]);
});

test('of many merged nodes a single marked one is still seen', () => {
  const pixels = new Uint32Array(5);
  const picture = {
    columns: 1,
    rows: 1,
    stride: 1,
    count: Uint32Array.of(1000),
    marks: Uint32Array.of(1),
    owner: Int32Array.of(-1),
    cellOf: Int32Array.of(0),
  };
  const look = { colourOf: () => DONE, isLow: () => false, merged: () => MERGED, marked: SHARE };
  paintFlame(picture, { pixels, row: 5 }, look);
  expect([...pixels]).toEqual([SHARE, MERGED, MERGED, MERGED, 0]);
});
