/** What is true of books on a shelf, from the rules alone: any block is taken out and put in anywhere. */
import type { CheapestTruth } from '../best-first-claims.ts';

/** A block that goes behind a book, by the places of its first and last book and of that book, from 1. */
export interface PlainMove {
  readonly l: number;
  readonly r: number;
  readonly t: number;
}

export interface BookTruth extends CheapestTruth {
  /** All moves to the right in the order of l, then r, then t. */
  readonly moves: readonly PlainMove[];
  /** The books that moves lead to, from the start (root 0) or from the sorted books (root 1). */
  booksAfter(moves: readonly number[], root?: number): readonly number[];
  /** The fewest moves from there to the sorted books, or to the start; what is further away than 3, with more than six books than 2, counts as one more. */
  toGoal(moves: readonly number[]): number;
  toStart(moves: readonly number[], root: number): number;
  /** How many books have another behind them than they should. */
  wrongAt(moves: readonly number[]): number;
}

/** An order of books as a text, a character each. */
const name = (books: readonly number[]) => String.fromCharCode(...books);

/** All that one move of a block to the right makes of an order; to the left it is its neighbours that go right. */
function* rearranged(order: string): Generator<string> {
  for (let from = 0; from < order.length; from++)
    for (let end = from + 1; end <= order.length; end++) {
      const block = order.slice(from, end);
      const rest = order.slice(0, from) + order.slice(end);
      for (let to = from + 1; to <= rest.length; to++) yield rest.slice(0, to) + block + rest.slice(to);
    }
}

/** The fewest moves to every order within `depth` of this one. */
function within(books: readonly number[], depth: number): ReadonlyMap<string, number> {
  const distances = new Map([[name(books), 0]]);
  for (let layer = [name(books)], moves = 1; moves <= depth && layer.length > 0; moves++) {
    const next: string[] = [];
    for (const order of layer)
      for (const after of rearranged(order)) {
        if (distances.has(after)) continue;
        distances.set(after, moves);
        next.push(after);
      }
    layer = next;
  }
  return distances;
}

function movesOf(n: number): PlainMove[] {
  const moves: PlainMove[] = [];
  for (let l = 1; l <= n; l++) for (let r = l; r <= n; r++) for (let t = r + 1; t <= n; t++) moves.push({ l, r, t });
  return moves;
}

/** The fewest moves from one order to another, at most 4: a position halfway is within 2 of both. */
function between(near: ReadonlyMap<string, number>, far: ReadonlyMap<string, number>): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [order, a] of near) {
    const b = far.get(order) ?? 3;
    if (a <= 2 && b <= 2) least = Math.min(least, a + b);
  }
  return least;
}

/** Of sorted books the orders near them, the same for each shelf of so many. */
const nearSorted = new Map<number, ReadonlyMap<string, number>>();

const known = new WeakMap<object, BookTruth>();

/** Worked out once for each shelf, whatever searches it. */
export function bookTruth(shelf: { readonly books: readonly number[] }): BookTruth {
  const truth = known.get(shelf) ?? makeTruth(shelf);
  known.set(shelf, truth);
  return truth;
}

function makeTruth({ books: start }: { readonly books: readonly number[] }): BookTruth {
  const n = start.length;
  const sorted = Array.from({ length: n }, (_, i) => i + 1);
  const moves = movesOf(n);
  const depth = n <= 6 ? 3 : 2;
  const fromGoal = nearSorted.get(n) ?? within(sorted, depth);
  nearSorted.set(n, fromGoal);
  const fromStart = within(start, depth);
  const booksAfter = (path: readonly number[], root = 0): readonly number[] =>
    path.reduce<readonly number[]>(
      (books, move) => {
        const { l, r, t } = moves[move] as PlainMove;
        return [...books.slice(0, l - 1), ...books.slice(r, t), ...books.slice(l - 1, r), ...books.slice(t)];
      },
      root === 0 ? start : sorted,
    );
  const wrongAt = (path: readonly number[]) => {
    const books = booksAfter(path);
    return books.filter((book, i) => (book === n ? i < n - 1 : books[i + 1] !== book + 1)).length;
  };
  const cheapest = between(fromStart, fromGoal);
  const further = depth + 1;
  return {
    moves,
    booksAfter,
    wrongAt,
    toGoal: (path) => (path.length === 0 ? cheapest : (fromGoal.get(name(booksAfter(path))) ?? further)),
    toStart: (path, root) => fromStart.get(name(booksAfter(path, root))) ?? further,
    cheapest,
    isGoal: (path) => name(booksAfter(path)) === name(sorted),
    isSame: (one, other) => name(booksAfter(one)) === name(booksAfter(other)),
  };
}
