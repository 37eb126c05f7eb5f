/** Paints flame bars. A cut bar is low, so that shape tells it too; merged bars show the share that was cut. */
import type { FlameBar } from './flame.ts';

export interface FlamePaint {
  /** Pixels of a row. */
  readonly row: number;
  /** Colours by what a node is. */
  readonly colours: Readonly<Record<'cut' | 'done' | 'goal', string>>;
  readonly goal: number | null;
  /** A colour of a node's own, such as for its h; null for none. */
  tint(node: number): string | null;
}

/** What a canvas of this kind has to offer. */
export type FlameBrush = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>;

/** Pixels of a bar in a row of this height: a gap tells rows apart where there is room for one. */
export function barHeight(row: number): number {
  return row > 3 ? row - 1 : Math.max(1, row);
}

/** One pass for each colour: to set a colour costs a canvas more than a bar. */
export function paintFlame(brush: FlameBrush, bars: readonly FlameBar[], paint: FlamePaint): void {
  const { row, colours, goal, tint } = paint;
  const height = barHeight(row);
  const tinted = new Set<FlameBar>();
  for (const bar of bars) {
    const own = bar.count === 1 ? (bar.node === goal ? colours.goal : tint(bar.node)) : null;
    if (own === null) continue;
    tinted.add(bar);
    brush.fillStyle = own;
    fill(brush, bar, row, bar.cuts === 1 ? LOW * height : height);
  }
  brush.fillStyle = colours.done;
  for (const bar of bars) if (bar.cuts < bar.count && !tinted.has(bar)) fill(brush, bar, row, height);
  brush.fillStyle = colours.cut;
  for (const bar of bars)
    if (bar.cuts > 0 && !tinted.has(bar))
      fill(brush, bar, row, height * (bar.count === 1 ? LOW : bar.cuts / bar.count));
}

/** The height of a single cut bar, as a share of its row. */
const LOW = 0.55;

function fill(brush: FlameBrush, { x, width, depth }: FlameBar, row: number, height: number): void {
  brush.fillRect(x, depth * row, width > 3 ? width - 1 : width, height);
}
