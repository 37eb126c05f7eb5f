/**
 * The timeline of all iterations: one band each, as wide as its share of all nodes but never too narrow to hit. Inside a
 * band, x runs with the steps; what was counted but not recorded takes its share at the band's end.
 */
import type { Iteration } from '../search/search-events.ts';
import type { Trace } from '../trace/trace.ts';

export interface Band {
  readonly x: number;
  readonly width: number;
  /** Pixels of the band, from its left, whose steps are recorded. */
  readonly recorded: number;
  readonly iteration: Iteration;
  /** Steps of the band: first inclusive, end exclusive; both 0 if none is recorded. */
  readonly firstStep: number;
  readonly endStep: number;
}

const LEAST = 14;
const GAP = 2;

/** Bands for the iterations of a run, side by side within `width` pixels. */
export function stripBands(trace: Trace, iterations: readonly Iteration[], width: number): Band[] {
  const total = iterations.reduce((sum, { nodes }) => sum + nodes, 0);
  const room = Math.max(0, width - GAP * (iterations.length - 1));
  const spare = Math.max(0, room - LEAST * iterations.length);
  let x = 0;
  return iterations.map((iteration, i) => {
    const recorded = trace.iterations[i];
    const bandWidth = Math.min(LEAST, room / iterations.length) + (spare * iteration.nodes) / Math.max(1, total);
    const share = recorded ? (recorded.endNode - recorded.firstNode) / Math.max(1, iteration.nodes) : 0;
    const band = {
      x,
      width: bandWidth,
      recorded: bandWidth * Math.min(1, share),
      iteration,
      firstStep: recorded?.firstStep ?? 0,
      endStep: recorded?.endStep ?? 0,
    };
    x += bandWidth + GAP;
    return band;
  });
}

/** What of a strip lies beyond the end of its recording, from left to right; nothing where all is recorded. */
export function unrecordedRests(bands: readonly Band[]): { readonly x: number; readonly width: number }[] {
  return bands
    .map(({ x, width, recorded }) => ({ x: x + recorded, width: width - recorded }))
    .filter(({ width }) => width >= 1);
}

/** Bands whose caption has room: the current one always, others where they are wide and stay clear of it. */
export function captionedBands(
  bands: readonly Band[],
  current: number,
  room: number,
  window = Number.POSITIVE_INFINITY,
): readonly number[] {
  const now = bands[current];
  const at = now && captionAt(now, room, window);
  const from = at && ('left' in at ? at.left : window - at.right - room);
  return bands.flatMap((band, i) => {
    if (i === current) return i;
    const isClear = from === undefined || band.x + room <= from || band.x >= from + room;
    return isClear && band.width >= room ? i : [];
  });
}

/** What of these bands is in the window. */
export function bandsInWindow(bands: readonly Band[], width: number): Band[] {
  return bands.map((band) => {
    const x = Math.min(width, Math.max(0, band.x));
    return { ...band, x, width: Math.max(0, Math.min(width, band.x + band.width) - x) };
  });
}

/** Where a caption of this length stands that belongs to a band in the window: pixels from the left edge, or from the right. */
export function captionAt({ x, width }: Band, room: number, window: number): { left: number } | { right: number } {
  if (x + room <= window) return { left: x };
  const right = window - x - width;
  return right + room <= window ? { right } : { left: 0 };
}

/** Where the number of a band stands inside it, clear of the sign at its end; null where it has no room in the window. */
export function numberAt({ x, width }: Band, text: string, scale: number): number | null {
  const needed = 7 + 7.5 * scale * text.length + 12;
  return width >= needed ? x + 7 : null;
}

/** Where a step lies on the strip. */
export function xOfStep(bands: readonly Band[], step: number): number {
  const band = bands.findLast(({ firstStep, endStep }) => endStep > firstStep && firstStep <= step) ?? bands[0];
  if (!band) return 0;
  const share = (step - band.firstStep) / Math.max(1, band.endStep - 1 - band.firstStep);
  return band.x + Math.min(1, share) * band.recorded;
}

/** The recorded step nearest to a place on the strip. */
export function stepAtX(bands: readonly Band[], x: number): number {
  const band = bands.findLast((b) => b.x <= x && b.endStep > b.firstStep) ?? bands[0];
  if (!band) return 0;
  const share = Math.max(0, Math.min(1, (x - band.x) / Math.max(1e-9, band.recorded)));
  return Math.max(0, Math.round(band.firstStep + share * (band.endStep - 1 - band.firstStep)));
}
