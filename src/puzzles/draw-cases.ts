/** Contest inputs by chance, such as a program is tried on: the same for the same seed. Only the command line needs them. */
import { drawShelf } from './booksort/draw.ts';
import { MAX_CASES as MAX_SHELVES } from './booksort/notation.ts';
import { type DrawSize, drawNumber, LAST_SEED } from './draw-number.ts';
import { drawBoard as drawLits } from './lits/draw.ts';
import { MAX_CASES as MAX_LITS } from './lits/notation.ts';
import type { PuzzleId } from './puzzle-id.ts';
import { drawBoard as drawRotation } from './rotation-game/draw.ts';
import { drawGrid } from './square-destroyer/draw.ts';
import { MAX_CASES as MAX_GRIDS } from './square-destroyer/notation.ts';

interface Drawing {
  /** The most cases that one input may have, or where it may have any number the most that are drawn. */
  readonly most: number;
  /** The same case for the same seed, a whole number of 32 bits. */
  draw(seed: number, size: DrawSize): unknown;
}

/** A puzzle without an entry does not compile. */
const drawings: Readonly<Record<PuzzleId, Drawing>> = {
  'square-destroyer': { most: MAX_GRIDS, draw: drawGrid },
  booksort: { most: MAX_SHELVES, draw: drawShelf },
  'rotation-game': { most: 100_000, draw: drawRotation },
  lits: { most: MAX_LITS, draw: drawLits },
};

export function mostCases(puzzle: PuzzleId): number {
  return drawings[puzzle].most;
}

/** What is drawn: as many cases, each of this size, from this seed. */
export interface Draw {
  readonly cases: number;
  readonly size: DrawSize;
  readonly seed: number;
}

/** Each case has a seed of its own that follows from the one given: the first cases of a longer input are the same. */
export function drawCases(puzzle: PuzzleId, { cases, size, seed }: Draw): unknown[] {
  let next = seed;
  return Array.from({ length: cases }, () => {
    const [own, after] = drawNumber(next, 0, LAST_SEED);
    next = after;
    return drawings[puzzle].draw(own, size);
  });
}
