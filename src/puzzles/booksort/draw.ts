import { type DrawSize, drawNumber } from '../draw-number.ts';
import { randomShelf } from './examples.ts';
import { MAX_BOOKS, type Shelf, sortedShelf } from './shelf.ts';

/** The most books of a case: the contest's, and so many that all orders of them are soon gone through. */
const mostBooks: Readonly<Record<DrawSize, number>> = { any: MAX_BOOKS, small: 6 };

/** A shelf as the contest may have it, or a small one. */
export function drawShelf(seed: number, size: DrawSize): Shelf {
  const [n, next] = drawNumber(seed, 1, mostBooks[size]);
  return randomShelf(next, sortedShelf(n));
}
