/** Where a card goes: below what it explains, above it where there is more room, and always inside the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels between the card and the word, and at least between the card and the edge of the window. */
const GAP = 6;

/** The upper left corner of a card of this size. */
export function beside(word: Box, card: Size, view: Size): { left: number; top: number } {
  const bottom = word.top + word.height;
  const below = view.height - bottom;
  const fitsBelow = card.height + 2 * GAP <= below || below >= word.top;
  const top = fitsBelow ? bottom + GAP : word.top - GAP - card.height;
  return { left: inside(word.left, card.width, view.width), top: inside(top, card.height, view.height) };
}

function inside(from: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(from, whole - length - GAP));
}
