import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Shelf, sortedShelf } from './shelf.ts';

/** The first contest sample comes first: few nodes, two moves, and all there is to see. */
export const bookExamples: readonly { readonly name: string; readonly instance: Shelf }[] = [
  { name: 'sample-1', instance: { books: [1, 3, 4, 6, 2, 5] } },
  { name: 'sample-2', instance: { books: [5, 4, 3, 2, 1] } },
  { name: 'sample-3', instance: { books: [6, 8, 5, 3, 4, 7, 2, 9, 1, 10] } },
  { name: 'hard', instance: { books: [8, 6, 10, 1, 7, 4, 5, 2, 3, 9, 11, 12, 13] } },
  { name: 'sorted', instance: sortedShelf(6) },
  { name: 'five-or-more', instance: { books: [2, 6, 3, 8, 1, 7, 5, 4] } },
  { name: 'reversed-15', instance: { books: [...sortedShelf(15).books].reverse() } },
];

/** As many books, shuffled. */
export function randomShelf(seed: number, { books: { length } }: Shelf): Shelf {
  const random = xoroshiro128plus(seed);
  const books = [...sortedShelf(length).books];
  for (let i = 0; i < length - 1; i++) {
    const j = uniformInt(random, i, length - 1);
    [books[i], books[j]] = [books[j] as number, books[i] as number];
  }
  return { books };
}
