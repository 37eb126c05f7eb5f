/**
 * Nodes and cuts by depth as bars that lie under one another on a common scale, each with its numbers behind it: a row for each
 * depth, so that no two numbers meet however narrow the chart is.
 */
import { scaleLinear } from 'd3-scale';
import type { DepthCount } from '../../trace/findings/by-depth.ts';

interface DepthBar extends DepthCount {
  /** The middle of its row, from above. */
  readonly y: number;
  /** Lengths of all nodes and of the cut ones, in pixels. */
  readonly length: number;
  readonly cutLength: number;
  /** What is written behind the longer of them. */
  readonly label: string;
}

export interface DepthChart {
  /** Where the bars begin, from the left. */
  readonly left: number;
  readonly row: number;
  readonly height: number;
  readonly bars: readonly DepthBar[];
}

/** A digit, comma or bracket takes no more than so much of the font's height. */
const CHARACTER = 0.62;

/** A chart `width` pixels wide whose numbers are `font` pixels high; `label` writes those of a row. */
export function depthChart(
  rows: readonly DepthCount[],
  { width, font }: { width: number; font: number },
  label: (row: DepthCount) => string,
): DepthChart {
  const row = 1.5 * font;
  const left = 2.2 * font;
  const labels = rows.map(label);
  const room = Math.max(0, ...labels.map(({ length }) => length)) * CHARACTER * font + font;
  const most = Math.max(1, ...rows.map(({ nodes }) => nodes));
  const x = scaleLinear([0, most], [0, Math.max(font, width - left - room)]);
  const bars = rows.map((each, i) => ({
    ...each,
    y: (i + 0.5) * row,
    length: x(each.nodes),
    cutLength: x(each.cuts),
    label: labels[i] ?? '',
  }));
  return { left, row, height: rows.length * row, bars };
}
