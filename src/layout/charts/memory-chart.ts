/** Memory over time as lines on a logarithmic scale: x is the expansion; a line has one point for each pixel, the most of those that fall on it. */
import { scaleLinear, scaleLog } from 'd3-scale';
import type { MemoryOverTime } from '../../trace/findings/memory.ts';

interface MemoryLine {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** The number at the end. */
  readonly last: number;
  /** Where its label stands: beside the end of the line, but clear of the others. */
  readonly labelY: number;
}

export interface MemoryChart {
  readonly left: number;
  readonly right: number;
  /** Those of `first`, `second` and `path`, in this order. */
  readonly lines: readonly MemoryLine[];
  readonly xTicks: readonly { readonly expansions: number; readonly x: number }[];
  /** Powers of ten. */
  readonly yTicks: readonly { readonly nodes: number; readonly y: number }[];
}

/** Room for the labels, in font heights; those of the lines stand on the right. */
const SIDE = { left: 3.6, right: 10, top: 1, bottom: 1.8 };
const LABEL = 1.25;
const TICKS = 8;

/** A chart of `width` by `height` pixels, axes included, whose labels are `font` pixels high. Nothing is drawn as 1. */
export function memoryChart(
  { first, second, path, expansions }: MemoryOverTime,
  { width, height, font }: { width: number; height: number; font: number },
): MemoryChart {
  const left = SIDE.left * font;
  const right = Math.max(left + 1, width - SIDE.right * font);
  const bottom = height - SIDE.bottom * font;
  const columns = [first, second, path].map((column) => mostByPixel(column, Math.ceil(right - left)));
  const most = Math.max(10, ...columns.flat().map(({ value }) => value));
  const decades = Math.ceil(Math.log10(most));
  const x = scaleLinear([1, Math.max(2, expansions)], [left, right]);
  const y = scaleLog([1, 10 ** decades], [bottom, SIDE.top * font]);
  const place = (value: number) => y(Math.max(1, value));
  const lasts = [first, second, path].map((column) => column.at(-1) ?? 0);
  const labels = apart(lasts.map(place), LABEL * font, bottom);
  return {
    left,
    right,
    lines: columns.map((column, i) => ({
      points: column.map(({ at, value }) => ({ x: x(at + 1), y: place(value) })),
      last: lasts[i] as number,
      labelY: labels[i] as number,
    })),
    // the two stand apart only where there is room for both
    xTicks: (right - left < TICKS * font ? [expansions] : [1, expansions])
      .filter((at, i) => at > i)
      .map((at) => ({ expansions: at, x: x(at) })),
    yTicks: Array.from({ length: decades + 1 }, (_, power) => ({ nodes: 10 ** power, y: y(10 ** power) })),
  };
}

/** At most `pixels` entries, each the greatest of as many neighbours, with its index; the last entry is always there. */
function mostByPixel(column: Uint32Array, pixels: number): { at: number; value: number }[] {
  const found: { at: number; value: number }[] = [];
  const share = Math.max(1, column.length / Math.max(1, pixels - 1));
  for (let from = 0; from < column.length - 1; from += share) {
    let at = Math.floor(from);
    const end = Math.min(column.length - 1, Math.floor(from + share));
    for (let i = at + 1; i < end; i++) if ((column[i] as number) > (column[at] as number)) at = i;
    found.push({ at, value: column[at] as number });
  }
  if (column.length > 0) found.push({ at: column.length - 1, value: column[column.length - 1] as number });
  return found;
}

/** The places moved as little as it takes to be `gap` apart, none below `bottom`; in the order given. */
function apart(places: readonly number[], gap: number, bottom: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[b] as number) - (places[a] as number));
  const moved = [...places];
  let room = bottom;
  for (const i of order) {
    moved[i] = Math.min(places[i] as number, room);
    room = (moved[i] as number) - gap;
  }
  return moved;
}
