import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterMove, blockMoves, inverseMove, moveName } from '../../../src/puzzles/booksort/block-moves.ts';
import { bookProblem } from '../../../src/puzzles/booksort/book-problem.ts';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { booksAt, isSorted, successorsOf } from '../../../src/puzzles/booksort/position.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import { moveBook, resizeShelf, sortedShelf } from '../../../src/puzzles/booksort/shelf.ts';
import { positionAfter } from '../../../src/search/problem.ts';
import { anyShelf } from './book-shelves.ts';

test('n books have n(n-1)(n+1)/6 moves, in the order of l, then r, then t', () => {
  for (let n = 1; n <= 15; n++) {
    const moves = blockMoves(n);
    expect(moves).toHaveLength((n * (n - 1) * (n + 1)) / 6);
    const order = moves.map(({ l, r, t }) => 10_000 * l + 100 * r + t);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(moves.every(({ l, r, t }) => 1 <= l && l <= r && r < t && t <= n)).toBe(true);
  }
  expect(blockMoves(15)).toHaveLength(560);
});

const anyMove = anyShelf(15)
  .filter(({ books }) => books.length > 1)
  .chain((shelf) => fc.record({ shelf: fc.constant(shelf), move: fc.nat(blockMoves(shelf.books.length).length - 1) }));

test('a move and its inverse leave the books as they were', () => {
  fc.assert(
    fc.property(anyMove, ({ shelf: { books }, move }) => {
      expect(afterMove(afterMove(books, move), inverseMove(books.length, move))).toEqual(books);
      expect(inverseMove(books.length, inverseMove(books.length, move))).toBe(move);
    }),
  );
});

test('the packed position moves as the books do', () => {
  fc.assert(
    fc.property(anyMove, ({ shelf, move }) => {
      expect([...positionAfter(bookProblem(shelf, 'naive'), [move])]).toEqual(afterMove(shelf.books, move));
    }),
  );
});

test('a move gives at most three books another successor', () => {
  fc.assert(
    fc.property(anyMove, ({ shelf: { books }, move }) => {
      const nextOf = (order: readonly number[]) => new Map(successorsOf(order).map(({ book, next }) => [book, next]));
      const before = nextOf(books);
      const changed = [...nextOf(afterMove(books, move))].filter(([book, next]) => before.get(book) !== next);
      expect(changed.length).toBeLessThanOrEqual(3);
    }),
  );
});

test('a move is named by the places of its block and the place behind which it goes', () => {
  const names = (n: number) => blockMoves(n).map((_, move) => moveName(n, move));
  expect(names(3)).toEqual(['1→2', '1→3', '1–2→3', '2→3']);
  expect(new Set(names(15)).size).toBe(560);
});

test('wrong successors are counted from left to right, and the last book has the end behind it', () => {
  const told = successorsOf([1, 3, 4, 6, 2, 5]).map(({ book, next, isRight, number, wrong }) =>
    [book, next, isRight, number, wrong].map(String).join(' '),
  );
  expect(told).toEqual([
    '1 3 false 1 1',
    '3 4 true 0 1',
    '4 6 false 2 2',
    '6 2 false 3 3',
    '2 5 false 4 4',
    '5 null false 5 5',
  ]);
  expect(successorsOf([1, 2, 3]).every(({ isRight }) => isRight)).toBe(true);
});

test('the goal side starts from the sorted books', () => {
  const shelf = { books: [2, 3, 1] };
  expect(booksAt(shelf, { root: 0, moves: [] })).toEqual([2, 3, 1]);
  expect(booksAt(shelf, { root: 1, moves: [] })).toEqual([1, 2, 3]);
  expect(booksAt(shelf, { root: 1, moves: [1] })).toEqual([2, 3, 1]);
});

test('every move is tried, but none at a goal that the search looks for', () => {
  const { branching } = booksort;
  const start = { root: 0, moves: [] };
  expect(branching({ books: [3, 2, 1] }, bookPresets.guide, start).moves).toEqual([0, 1, 2, 3]);
  expect(branching({ books: [1, 2, 3] }, bookPresets.guide, start).moves).toEqual([]);
  expect(branching({ books: [3, 2, 1] }, bookPresets.bidirectional, { root: 1, moves: [] }).moves).toEqual([
    0, 1, 2, 3,
  ]);
});

test('a shelf loses its highest books and gets new ones at the end', () => {
  expect(resizeShelf({ books: [3, 1, 4, 2] }, 3)).toEqual({ books: [3, 1, 2] });
  expect(resizeShelf({ books: [3, 1, 2] }, 5)).toEqual({ books: [3, 1, 2, 4, 5] });
  expect(isSorted(resizeShelf(sortedShelf(4), 7).books)).toBe(true);
});

test('a book goes to the place it is put at, the others close up', () => {
  expect(moveBook({ books: [1, 2, 3, 4] }, 0, 2)).toEqual({ books: [2, 3, 1, 4] });
  expect(moveBook({ books: [1, 2, 3, 4] }, 3, 1)).toEqual({ books: [1, 4, 2, 3] });
  expect(moveBook({ books: [1, 2, 3, 4] }, 1, 1)).toEqual({ books: [1, 2, 3, 4] });
});
