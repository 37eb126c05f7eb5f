/** Nodes per bound of several runs as points on a logarithmic scale. */
import { scaleLinear, scaleLog } from 'd3-scale';
import type { Iteration } from '../../search/search-events.ts';
import { boundsOf } from '../../trace/runs.ts';

interface ChartPoint {
  readonly bound: number;
  readonly nodes: number;
  readonly x: number;
  readonly y: number;
}

export interface BoundChart {
  /** Where the plot begins and ends, from the left. */
  readonly left: number;
  readonly right: number;
  readonly lines: readonly (readonly ChartPoint[])[];
  readonly xTicks: readonly { readonly bound: number; readonly x: number }[];
  /** Powers of ten. */
  readonly yTicks: readonly { readonly nodes: number; readonly y: number }[];
}

/** Room for the labels, in font heights. */
const SIDE = { left: 5.2, right: 1.2, top: 1, bottom: 1.8 };

/** A chart of `width` by `height` pixels, axes included, whose labels are `font` pixels high. */
export function boundChart(
  runs: readonly (readonly Iteration[])[],
  { width, height, font }: { width: number; height: number; font: number },
): BoundChart {
  const left = SIDE.left * font;
  const right = width - SIDE.right * font;
  const all = runs.flat();
  const bounds = boundsOf(runs);
  const most = Math.max(10, ...all.map(({ nodes }) => nodes));
  const decades = Math.ceil(Math.log10(most));
  const x = scaleLinear([bounds[0] ?? 0, bounds.at(-1) ?? 1], [left, right]);
  const y = scaleLog([1, 10 ** decades], [height - SIDE.bottom * font, SIDE.top * font]);
  const place = (bound: number) => (bounds.length > 1 ? x(bound) : (left + right) / 2);
  const every = Math.ceil(bounds.length / 12);
  const step = Math.ceil(decades / 5);
  const powers = Array.from({ length: decades + 1 }, (_, i) => i).filter((i) => i % step === 0);
  return {
    left,
    right,
    lines: runs.map((run) =>
      run.map(({ bound, nodes }) => ({ bound, nodes, x: place(bound), y: y(Math.max(1, nodes)) })),
    ),
    xTicks: bounds.filter((_, i) => i % every === 0).map((bound) => ({ bound, x: place(bound) })),
    yTicks: powers.map((power) => ({ nodes: 10 ** power, y: y(10 ** power) })),
  };
}
