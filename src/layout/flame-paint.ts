/** Paints flame bars. A cut bar is low, so that shape tells it too; merged bars show the share that was cut. */
import type { FlameBar } from './flame.ts';

export interface FlamePaint {
  /** Pixels of a row. */
  readonly row: number;
  /** Colours by what a node is. */
  readonly colours: Readonly<Record<'now' | 'cut' | 'done' | 'goal', string>>;
  /** Nodes from the root to the one stood on. */
  readonly path: ReadonlySet<number>;
  readonly goal: number | null;
  /** A colour of a node's own, such as for its h; null for none. */
  tint(node: number): string | null;
}

/** What a canvas of this kind has to offer. */
export type FlameBrush = Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>;

export function paintFlame(brush: FlameBrush, bars: readonly FlameBar[], paint: FlamePaint): void {
  for (const bar of bars) paintBar(brush, bar, paint);
}

function paintBar(brush: FlameBrush, bar: FlameBar, { row, colours, path, goal, tint }: FlamePaint): void {
  const { x, width, depth, node, count, cuts } = bar;
  const gap = row > 3 ? 1 : 0;
  const height = row - gap;
  const wide = width > 3 ? width - 1 : width;
  const share = cuts / count;
  const isSingle = count === 1;
  const own = isSingle ? tint(node) : null;
  const low = isSingle ? 0.55 * height : share * height;
  if (share < 1 || own) {
    brush.fillStyle =
      own ?? (isSingle && path.has(node) ? colours.now : isSingle && node === goal ? colours.goal : colours.done);
    brush.fillRect(x, depth * row, wide, share < 1 ? height : low);
  }
  if (share === 0 || own) return;
  brush.fillStyle = isSingle && path.has(node) ? colours.now : colours.cut;
  brush.fillRect(x, depth * row, wide, low);
}
