/** The timeline magnified: bands scaled about a place, and shifted so far that the cursor stays in sight. */
import { type Band, xOfStep } from './strip.ts';

export interface Magnified {
  /** How many times as wide as the window the whole timeline is; at least 1. */
  readonly k: number;
  /** Pixels of it that lie left of the window. */
  readonly left: number;
}

export const unmagnified: Magnified = { k: 1, left: 0 };

/** The widest that a step gets, in pixels: enough to be hit. */
const WIDEST_STEP = 24;

const inside = (left: number, k: number, width: number) => Math.max(0, Math.min(left, (k - 1) * width));

/** Magnified `factor` times more about the place `x` of the window. */
export function magnify(
  { k, left }: Magnified,
  factor: number,
  x: number,
  window: { width: number; steps: number },
): Magnified {
  const { width, steps } = window;
  const most = Math.max(1, (WIDEST_STEP * steps) / width);
  const magnified = Math.max(1, Math.min(k * factor, most));
  return { k: magnified, left: inside(((left + x) * magnified) / k - x, magnified, width) };
}

/** Moved by so many pixels. */
export function pan({ k, left }: Magnified, by: number, width: number): Magnified {
  return { k, left: inside(left + by, k, width) };
}

/** Magnified as before, and so far along that the cursor's step is in sight. */
export function inSight(bands: readonly Band[], { k, left }: Magnified, step: number, width: number): number {
  const cursor = xOfStep(bands, step) * k;
  const isSeen = cursor >= left && cursor <= left + width;
  return isSeen ? left : inside(cursor - width / 2, k, width);
}

/** The bands as they lie in the window. */
export function magnifiedBands(bands: readonly Band[], { k, left }: Magnified): Band[] {
  return bands.map((band) => ({
    ...band,
    x: band.x * k - left,
    width: band.width * k,
    recorded: band.recorded * k,
  }));
}
