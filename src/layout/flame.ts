/**
 * A flame picture of part of a trace: x is the step, y the depth, one bar a node from entering to leaving it. Bars
 * narrower than a pixel that begin in the same one merge into one with their count, so a row has at most about two bars a
 * pixel, each found by bisection: the work depends on the pixels, not on the nodes.
 */
import { type FlameIndex, firstFrom } from './flame-index.ts';

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

/** All bars of a window, row by row; of a tree deeper than there is room for, every `stride`-th row. */
export function flameBars(index: FlameIndex, window: FlameWindow, stride = 1): FlameBar[] {
  return index.rows.flatMap((_, depth) => (depth % stride === 0 ? rowBars(index, depth, window) : []));
}

/** The bars of the nodes of one depth. It is asked for in every frame: no objects but the bars. */
function rowBars(index: FlameIndex, depth: number, { from, end, x, width }: FlameWindow): FlameBar[] {
  const row = index.rows[depth];
  const perPixel = (end - from) / width;
  if (!row || !(perPixel > 0)) return [];
  const { nodes, cuts, length } = row;
  const { enter, exit, steps } = index.trace;
  const bars: FlameBar[] = [];
  const leave = (node: number) => {
    const step = exit[node] as number;
    return step > 0 && step < steps ? step + 1 : steps;
  };
  let i = firstFrom(index, row, from);
  // a node entered before the window may still be open in it
  if (i > 0 && leave(nodes[i - 1] as number) > from) i--;
  while (i < length) {
    const node = nodes[i] as number;
    const entered = enter[node] as number;
    if (entered >= end) break;
    const left = leave(node);
    let next = i + 1;
    if (left - entered >= perPixel) {
      const start = Math.max(entered, from);
      const size = (Math.min(left, end) - start) / perPixel;
      bars.push({ x: x + (start - from) / perPixel, width: size, depth, node, count: 1, cuts: cutsIn(cuts, i, next) });
    } else {
      const pixel = Math.max(0, Math.floor((entered - from) / perPixel));
      next = Math.max(next, firstFrom(index, row, Math.min(end, from + (pixel + 1) * perPixel), i));
      // of those that begin in this pixel only the last can reach beyond it
      const last = nodes[next - 1] as number;
      if (next > i + 1 && leave(last) - (enter[last] as number) >= perPixel) next--;
      bars.push({ x: x + pixel, width: 1, depth, node, count: next - i, cuts: cutsIn(cuts, i, next) });
    }
    i = next;
  }
  return bars;
}

function cutsIn(cuts: Uint32Array, from: number, end: number): number {
  return (cuts[end] as number) - (cuts[from] as number);
}
