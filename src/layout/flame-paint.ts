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

export function paintFlame(brush: FlameBrush, bars: readonly FlameBar[], paint: FlamePaint): void {
  for (const bar of bars) paintBar(brush, bar, paint);
}

function paintBar(brush: FlameBrush, bar: FlameBar, { row, colours, goal, tint }: FlamePaint): void {
  const { x, width, depth, node, count, cuts } = bar;
  const height = barHeight(row);
  const wide = width > 3 ? width - 1 : width;
  const share = cuts / count;
  const isSingle = count === 1;
  const own = isSingle ? tint(node) : null;
  const low = isSingle ? 0.55 * height : share * height;
  if (share < 1 || own) {
    brush.fillStyle = own ?? (isSingle && node === goal ? colours.goal : colours.done);
    brush.fillRect(x, depth * row, wide, share < 1 ? height : low);
  }
  if (share === 0 || own) return;
  brush.fillStyle = colours.cut;
  brush.fillRect(x, depth * row, wide, low);
}
