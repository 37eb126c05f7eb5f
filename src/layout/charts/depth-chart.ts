/** Nodes and cuts by depth as bars on a common scale. */
import { scaleLinear } from 'd3-scale';
import type { DepthRow } from '../../trace/findings/statistics.ts';

export interface DepthBar extends DepthRow {
  readonly x: number;
  readonly width: number;
  /** Heights of all nodes and of the cut ones, in pixels. */
  readonly height: number;
  readonly cutHeight: number;
}

/** Bars side by side within `width` by `height` pixels; the deepest level is the highest. */
export function depthBars(rows: readonly DepthRow[], width: number, height: number): DepthBar[] {
  const y = scaleLinear([0, Math.max(1, ...rows.map(({ nodes }) => nodes))], [0, height]);
  const step = width / Math.max(1, rows.length);
  return rows.map((row, i) => ({
    ...row,
    x: i * step + 0.1 * step,
    width: 0.8 * step,
    height: y(row.nodes),
    cutHeight: y(row.cuts),
  }));
}
