/** Shelves for tests: the contest's cases, all small ones, random ones. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type Shelf, sortedShelf } from '../../../src/puzzles/booksort/shelf.ts';

export interface BookCase {
  readonly id: string;
  readonly n: number;
  readonly perm: readonly number[];
  readonly answer: string;
}

/** Contest inputs with answers from an independent program. */
export const bookCases: readonly BookCase[] = readFileSync('tests/cases/booksort.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** All n! orders of 1..n. */
export function allOrders(n: number): number[][] {
  if (n === 0) return [[]];
  return allOrders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, place) => [...order.slice(0, place), n, ...order.slice(place)]),
  );
}

/** 1 to `most` books in any order. */
export function anyShelf(most: number): fc.Arbitrary<Shelf> {
  return fc
    .integer({ min: 1, max: most })
    .chain((n) => fc.shuffledSubarray([...sortedShelf(n).books], { minLength: n }))
    .map((books) => ({ books }));
}
