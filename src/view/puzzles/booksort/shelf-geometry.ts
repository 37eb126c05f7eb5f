/** Where things lie on the shelf, in pixels: it fills the width it is given, and a book is as tall as its number is large. */
export interface ShelfPlan {
  readonly width: number;
  readonly height: number;
  readonly bookWidth: number;
  /** How much larger than on a laptop's screen all is. */
  readonly scale: number;
  /** A book is lifted by this much, and the arrow bends above it. */
  readonly lift: number;
  /** The y on which the books stand. */
  readonly floor: number;
  /** Whether numbers are written along the spine, for want of width. */
  readonly isNarrow: boolean;
  /** Pixels that a number may be high, not to meet the next one. */
  readonly largest: number;
  /** The left edge of a place, from 0; of place n the right end. */
  xOf(place: number): number;
  /** The place, from 0, under a point of the width. */
  placeAt(x: number): number;
  tallness(book: number): number;
}

const LEFT = 6;
/** Half a mark wide: the last gap is at the end of the shelf. */
const RIGHT = 12;
const WIDEST = 62;
/** Below these widths in pixels a digit, or two, do not fit side by side with the next. */
const NARROW = [14, 21] as const;
/** How wide a digit, or two, are for their height, with room on both sides. */
const WIDE = [0.9, 1.5] as const;
const LIFT = 20;
const ABOVE = LIFT + 24;
/** Room for the marks under the gaps, and the places under them. */
const BELOW = 52;

export function shelfPlan(n: number, width: number, height: number): ShelfPlan {
  const scale = Math.min(2.4, Math.max(1, Math.min(width / 500, height / 330)));
  const bookWidth = Math.min(WIDEST * scale, Math.max(8, (width - LEFT - RIGHT * scale) / n));
  const left = Math.min((width - n * bookWidth) / 2, width - RIGHT * scale - n * bookWidth);
  const floor = Math.max(70, height - BELOW * scale);
  const tallest = Math.min(300 * scale, Math.max(40, floor - ABOVE * scale));
  const shortest = tallest * 0.36;
  const digits = n < 10 ? 0 : 1;
  const isNarrow = bookWidth < NARROW[digits];
  return {
    width,
    height,
    bookWidth,
    scale,
    lift: LIFT * scale,
    floor,
    isNarrow,
    largest: isNarrow ? Math.min(14, 0.9 * bookWidth) : bookWidth / WIDE[digits],
    xOf: (place) => left + place * bookWidth,
    placeAt: (x) => Math.min(n - 1, Math.max(0, Math.floor((x - left) / bookWidth))),
    tallness: (book) => (n === 1 ? tallest : shortest + ((tallest - shortest) * (book - 1)) / (n - 1)),
  };
}
