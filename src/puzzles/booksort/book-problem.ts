/**
 * Booksort as a search problem. A position has one word for each book, in the order on the shelf. Four bits a book would
 * do, but moves and estimate read plainer so, and the largest search holds no more than 242,090 positions of 60 bytes.
 */
import type { TwoSidedProblem } from '../../search/bidirectional-bfs.ts';
import type { Problem } from '../../search/problem.ts';
import { blockMoves, inverseMove } from './block-moves.ts';
import type { BookSettings } from './settings.ts';
import { type Shelf, sortedShelf } from './shelf.ts';

/** What both kinds of search have to know. */
type Rules = Omit<Problem, 'estimate'>;

function rulesOf({ books }: Shelf): Rules {
  const moves = blockMoves(books.length);
  const bounds = Int32Array.from(moves.flatMap(({ l, r, t }) => [l - 1, r, t]));
  return {
    words: books.length,
    start: Int32Array.from(books),
    maxMoves: moves.length,
    branch(_positions, _at, _last, tried, from) {
      for (let i = 0; i < moves.length; i++) tried[from + i] = i;
      return moves.length;
    },
    apply(positions, at, move, to) {
      const left = bounds[3 * move] as number;
      const middle = bounds[3 * move + 1] as number;
      const right = bounds[3 * move + 2] as number;
      let place = to;
      for (let i = 0; i < left; i++) positions[place++] = positions[at + i] as number;
      for (let i = middle; i < right; i++) positions[place++] = positions[at + i] as number;
      for (let i = left; i < middle; i++) positions[place++] = positions[at + i] as number;
      for (let i = right; i < books.length; i++) positions[place++] = positions[at + i] as number;
    },
  };
}

/**
 * How many books have another successor than they should: i + 1 behind i, and nothing behind n. It is 0 exactly when
 * the books are sorted.
 */
function wrongSuccessors(positions: Int32Array, at: number, n: number): number {
  let wrong = positions[at + n - 1] === n ? 0 : 1;
  for (let i = at; i < at + n - 1; i++) if (positions[i + 1] !== (positions[i] as number) + 1) wrong++;
  return wrong;
}

/** A move gives at most three books another successor, so a third of the wrong ones, rounded up, never overestimates. */
export function bookProblem(shelf: Shelf, estimate: BookSettings['estimate']): Problem {
  const n = shelf.books.length;
  return {
    ...rulesOf(shelf),
    estimate:
      estimate === 'naive'
        ? (positions, at) => Math.min(1, wrongSuccessors(positions, at, n))
        : (positions, at) => Math.ceil(wrongSuccessors(positions, at, n) / 3),
  };
}

/** The same from both ends. */
export function twoSidedBooks(shelf: Shelf): TwoSidedProblem {
  const n = shelf.books.length;
  return {
    ...rulesOf(shelf),
    goal: Int32Array.from(sortedShelf(n).books),
    inverse: (move) => inverseMove(n, move),
  };
}
