/**
 * A flame picture of part of a trace: x is the step, y the depth, one bar a node from entering to leaving it. Bars
 * narrower than a pixel that begin in the same one merge into one with their count, so a row has at most about two bars a
 * pixel, each found by bisection: the work depends on the pixels, not on the nodes.
 */
import { type FlameIndex, firstFrom, spanOf } from './flame-index.ts';

export interface FlameBar {
  readonly x: number;
  readonly width: number;
  readonly depth: number;
  /** Its node, or the first of those merged. */
  readonly node: number;
  /** How many nodes it stands for. */
  readonly count: number;
  /** How many of them were cut. */
  readonly cuts: number;
}

/** Which steps are drawn, end exclusive, and where: `width` pixels from `x` on. */
export interface FlameWindow {
  readonly from: number;
  readonly end: number;
  readonly x: number;
  readonly width: number;
}

/** All bars of a window, row by row. */
export function flameBars(index: FlameIndex, window: FlameWindow): FlameBar[] {
  return index.rows.flatMap((_, depth) => rowBars(index, depth, window));
}

/** The bars of the nodes of one depth. */
function rowBars(index: FlameIndex, depth: number, window: FlameWindow): FlameBar[] {
  const row = index.rows[depth];
  const { from, end, x, width } = window;
  const perPixel = (end - from) / width;
  if (!row || !(perPixel > 0)) return [];
  const bars: FlameBar[] = [];
  const isWide = (i: number) => {
    const span = spanOf(index.trace, row.nodes[i] as number);
    return span.end - span.from >= perPixel;
  };
  let i = firstFrom(index, row, from);
  // a node entered before the window may still be open in it
  if (i > 0 && spanOf(index.trace, row.nodes[i - 1] as number).end > from) i--;
  while (i < row.length) {
    const node = row.nodes[i] as number;
    const span = spanOf(index.trace, node);
    if (span.from >= end) break;
    let next = i + 1;
    if (isWide(i)) {
      const left = Math.max(span.from, from);
      const right = Math.min(span.end, end);
      const bar = { x: x + (left - from) / perPixel, width: (right - left) / perPixel };
      bars.push({ ...bar, depth, node, count: 1, cuts: cutsIn(row.cuts, i, next) });
    } else {
      const pixel = Math.max(0, Math.floor((span.from - from) / perPixel));
      next = Math.max(next, firstFrom(index, row, Math.min(end, from + (pixel + 1) * perPixel)));
      // of those that begin in this pixel only the last can reach beyond it
      if (next > i + 1 && isWide(next - 1)) next--;
      bars.push({ x: x + pixel, width: 1, depth, node, count: next - i, cuts: cutsIn(row.cuts, i, next) });
    }
    i = next;
  }
  return bars;
}

function cutsIn(cuts: Uint32Array, from: number, end: number): number {
  return (cuts[end] as number) - (cuts[from] as number);
}
