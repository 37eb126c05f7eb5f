/** Pictures of flames to test with, and what they should count. */
import { type FlamePicture, type FlameWindow, flamePicture } from '../../../src/layout/flame/flame.ts';
import { FlameIndex, type Weigh } from '../../../src/layout/flame/flame-index.ts';
import { isCut } from '../../../src/layout/flame/flame-marks.ts';
import { depthOf } from '../../../src/trace/nodes.ts';
import type { Trace } from '../../../src/trace/trace.ts';

export function indexOf(trace: Trace, weigh: Weigh = isCut): FlameIndex {
  const index = new FlameIndex(trace, weigh);
  index.grow(trace);
  return index;
}

/** The picture of all steps in so many columns, every depth with a row. */
export function wholePicture(trace: Trace, columns: number, weigh: Weigh = isCut): FlamePicture {
  return flamePicture(indexOf(trace, weigh), [{ from: 0, end: trace.steps, x: 0, width: columns }], columns, 1000);
}

/** What the cells of each depth add up to. */
export function sumsByDepth({ columns, rows }: FlamePicture, cells: Uint32Array): number[] {
  return Array.from({ length: rows }, (_, row) =>
    cells.subarray(row * columns, (row + 1) * columns).reduce((sum, cell) => sum + cell, 0),
  );
}

/** The same, of the nodes entered in a window. */
export function enteredByDepth(trace: Trace, { from, end }: FlameWindow, rows: number, weigh: Weigh): number[] {
  const sums = Array.from({ length: rows }, () => 0);
  for (let node = 0; node < trace.nodes; node++) {
    const step = trace.enter[node] as number;
    const depth = depthOf(trace, node);
    if (step >= from && step < end) sums[depth] = (sums[depth] as number) + weigh(trace, node);
  }
  return sums;
}
