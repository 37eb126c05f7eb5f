/**
 * Where the ids of the sticks stand, in board units, and how large: an eighth of a cell, more where that is too few pixels, and
 * never so much that one runs into another. A stick that is there bears its id; beside one that was removed there is room for it
 * and for the disc with its order, which lies on the stick. On a board too small for all only those named have theirs.
 */
import { CELL, MARGIN, type StickPlace } from './board-geometry.ts';

export interface Lettering {
  /** Of the ids, in board units. */
  readonly size: number;
  /** Whether they can be read where all of them stand. */
  readonly fits: 'all' | 'named';
}

/** A rectangle about its middle. */
interface Paper {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface StickLabel extends Paper {
  readonly size: number;
}

const USUAL = CELL / 7;
/** Larger ones would reach from beside a removed stick to the next id. */
const MOST = 27;
/** How high a line is whose size is 1. */
const LINE = 1.18;
/** Pixels that a digit needs to be read. */
const LEAST_PIXELS = 10;

/** `unit` is board units in a pixel, `scale` how much larger the theme writes. */
export function lettering(unit: number, scale: number): Lettering {
  const size = Math.min(MOST, Math.max(USUAL, 12 * unit * scale));
  return size >= LEAST_PIXELS * unit ? { size, fits: 'all' } : { size: LEAST_PIXELS * unit * scale, fits: 'named' };
}

/** The label of a stick: on it, or beside it where it was removed. */
export function stickLabel(place: StickPlace, size: number, n: number, where: 'on' | 'beside'): StickLabel {
  const digits = String(place.id).length;
  const height = 1.12 * size;
  if (where === 'on') return { size, x: place.midX, y: place.midY, width: size * (0.6 * digits + 0.42), height };
  const width = size * 0.6 * digits + 2;
  if (place.direction === 'horizontal') {
    const x = place.x + Math.max(66, 50 + width / 2);
    // below the lowest the board ends
    const y = Math.min(place.y + 7 + size / 2, n * CELL + MARGIN - (LINE * size) / 2);
    return { size, x, y, width, height: size };
  }
  const y = place.y + 71;
  // beside the right border it stands inside; three digits have no room there and interrupt the dashes instead
  if (place.column === n && digits > 2) return { size, x: place.x, y, width, height: size };
  const side = place.column === n ? -1 : 1;
  return { size, x: place.x + side * (8 + width / 2), y, width, height: size };
}

/** The disc on a removed stick, clear of its id: how large and where. */
export function discOf({ direction, x, y }: StickPlace, { size }: Lettering): { x: number; y: number; r: number } {
  const r = 0.72 * Math.min(size, MOST);
  return direction === 'horizontal' ? { x: x + 28, y, r } : { x, y: y + 28, r };
}

/** The dots of a missing stick along its length, none of them under its id. */
export function dotsAround({ direction }: StickPlace, label: StickLabel | null): number[] {
  const gap = label === null ? 0 : (direction === 'horizontal' ? label.width : label.height) / 2 + 4;
  return [14, 26, 38, 50, 62, 74, 86].filter((at) => gap === 0 || Math.abs(at - CELL / 2) >= gap);
}

/** As many of these as have room beside what stands there, from the first on, each moved into the board's margin. */
export function roomyLabels<T extends StickLabel>(labels: readonly T[], n: number, there: readonly Paper[] = []): T[] {
  const placed: T[] = [];
  for (const label of labels) {
    const within = (at: number, length: number) =>
      Math.min(n * CELL + MARGIN - length / 2, Math.max(length / 2 - MARGIN, at));
    const moved = {
      ...label,
      x: within(label.x, label.width),
      y: within(label.y, Math.max(label.height, LINE * label.size)),
    };
    if (![...there, ...placed].some((other) => overlap(other, moved))) placed.push(moved);
  }
  return placed;
}

/** Whether two of them lie over each other. */
export function overlap(one: Paper, other: Paper): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5
  );
}
