/** Books on a shelf, by their numbers from left to right: each of 1..n once. */
export interface Shelf {
  readonly books: readonly number[];
}

export const MAX_BOOKS = 15;

export function sortedShelf(n: number): Shelf {
  return { books: Array.from({ length: n }, (_, i) => i + 1) };
}

/** The same shelf with n books: the highest are taken away, or higher ones are put at the end. */
export function resizeShelf({ books }: Shelf, n: number): Shelf {
  const more = sortedShelf(n).books.filter((book) => book > books.length);
  return { books: [...books.filter((book) => book <= n), ...more] };
}

/** The shelf after the book at one place, from 0, is put at another. */
export function moveBook({ books }: Shelf, from: number, to: number): Shelf {
  const moved = [...books];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return { books: moved };
}
