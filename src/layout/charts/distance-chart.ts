/** h against the true distance as a grid of squares: x is the distance, y is h, both on one scale, so that h = distance is a diagonal. */
import { scaleLinear } from 'd3-scale';

interface Pair {
  readonly distance: number;
  readonly h: number;
  readonly count: number;
}

interface PairMark extends Pair {
  /** Middle of its square. */
  readonly x: number;
  readonly y: number;
  /** Half the mark's width: its area grows with the logarithm of the count, so that a single node can still be seen. */
  readonly radius: number;
  /** Where it lies from the diagonal: an admissible estimate has nothing above. */
  readonly place: 'on' | 'below' | 'above';
}

export interface DistanceChart {
  readonly height: number;
  /** Side of a square. */
  readonly cell: number;
  readonly marks: readonly PairMark[];
  /** From h = distance = 0 to the greatest of both that the chart has room for. */
  readonly diagonal: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
  readonly xTicks: readonly { readonly value: number; readonly x: number }[];
  readonly yTicks: readonly { readonly value: number; readonly y: number }[];
  /** Where the plot begins and ends, from the left, and where it ends, from the top. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** Widest a square may be, in font heights, so that few pairs do not fill the screen. */
const WIDEST = 3.4;
/** Room for the labels, in font heights. */
const SIDE = { left: 2.6, bottom: 1.8 };

/** A chart no wider than `width` pixels whose labels are `font` pixels high. */
export function distanceChart(pairs: readonly Pair[], { width, font }: { width: number; font: number }): DistanceChart {
  const farthest = Math.max(1, ...pairs.map(({ distance }) => distance));
  const highest = Math.max(1, ...pairs.map(({ h }) => h));
  const left = SIDE.left * font;
  const cell = Math.min(WIDEST * font, (width - left) / (farthest + 1));
  const bottom = (highest + 1) * cell;
  const x = (value: number) => left + (value + 0.5) * cell;
  const y = (value: number) => bottom - (value + 0.5) * cell;
  const most = Math.max(1, ...pairs.map(({ count }) => count));
  const area = scaleLinear([0, Math.log2(most + 1)], [0, (0.46 * cell) ** 2]);
  const end = Math.min(farthest, highest);
  const every = Math.max(1, Math.ceil((1.6 * font) / cell));
  const ticks = (last: number) => Array.from({ length: last + 1 }, (_, value) => value).filter((v) => v % every === 0);
  return {
    height: bottom + SIDE.bottom * font,
    cell,
    left,
    right: left + (farthest + 1) * cell,
    bottom,
    diagonal: { x1: x(-0.5), y1: y(-0.5), x2: x(end + 0.5), y2: y(end + 0.5) },
    xTicks: ticks(farthest).map((value) => ({ value, x: x(value) })),
    yTicks: ticks(highest).map((value) => ({ value, y: y(value) })),
    marks: pairs.map(({ distance, h, count }) => ({
      distance,
      h,
      count,
      x: x(distance),
      y: y(h),
      radius: Math.sqrt(area(Math.log2(count + 1))),
      place: h === distance ? 'on' : h < distance ? 'below' : 'above',
    })),
  };
}
