/** A position as a reader sees it: the books in their order, and which have the right successor. Plain lists, for the screen. */
import type { NodePath } from '../puzzle.ts';
import { afterMove } from './block-moves.ts';
import { type Shelf, sortedShelf } from './shelf.ts';

/** The books at a node of the search tree. */
export function booksAt({ books }: Shelf, { root, moves }: NodePath): readonly number[] {
  const from: readonly number[] = root === 0 ? books : sortedShelf(books.length).books;
  return moves.reduce<readonly number[]>(afterMove, from);
}

export function isSorted(books: readonly number[]): boolean {
  return books.every((book, i) => book === i + 1);
}

/** A book and what stands behind it. */
export interface Successor {
  /** From 1. */
  readonly place: number;
  readonly book: number;
  /** The book behind it; null at the end of the shelf. */
  readonly next: number | null;
  readonly isRight: boolean;
  /** Its number among the wrong ones, from 1; 0 if it is right. */
  readonly number: number;
  /** How many are wrong up to this one. */
  readonly wrong: number;
}

/** Book by book from left to right, as the estimate counts them. */
export function successorsOf(books: readonly number[]): readonly Successor[] {
  let wrong = 0;
  return books.map((book, i) => {
    const next = books[i + 1] ?? null;
    const isRight = next === null ? book === books.length : next === book + 1;
    if (!isRight) wrong++;
    return { place: i + 1, book, next, isRight, number: isRight ? 0 : wrong, wrong };
  });
}
