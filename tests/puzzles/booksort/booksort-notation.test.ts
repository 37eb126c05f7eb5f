import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookExamples, randomShelf } from '../../../src/puzzles/booksort/examples.ts';
import { decodeShelf, encodeShelf, formatShelves, parseShelves } from '../../../src/puzzles/booksort/notation.ts';
import { isSorted } from '../../../src/puzzles/booksort/position.ts';
import type { Expected } from '../../../src/puzzles/input-error.ts';
import { errorOf } from '../error-of.ts';
import { anyShelf } from './book-shelves.ts';

const sample = [{ books: [1, 3, 4, 6, 2, 5] }, { books: [5, 4, 3, 2, 1] }];

test('parsing what was formatted gives the same shelves', () => {
  fc.assert(
    fc.property(fc.array(anyShelf(15), { maxLength: 5 }), (shelves) => {
      expect(parseShelves(formatShelves(shelves))).toEqual(shelves);
    }),
  );
});

test('decoding what was encoded gives the same shelf, in characters that an address takes as they are', () => {
  fc.assert(
    fc.property(anyShelf(15), (shelf) => {
      expect(decodeShelf(encodeShelf(shelf))).toEqual(shelf);
      expect(encodeURIComponent(encodeShelf(shelf))).toBe(encodeShelf(shelf));
    }),
  );
});

test('a shelf is formatted as the contest gives it, and encoded in one word', () => {
  expect(formatShelves(sample)).toBe('2\n6\n1 3 4 6 2 5\n5\n5 4 3 2 1\n');
  expect(sample.map(encodeShelf)).toEqual(['1.3.4.6.2.5', '5.4.3.2.1']);
});

test.each([
  ['CRLF', '2\r\n6\r\n1 3 4 6 2 5\r\n5\r\n5 4 3 2 1\r\n'],
  ['wrapped lines', '2 6\n1 3 4\n6 2 5 5 5\n4 3 2 1'],
  ['blank lines and tabs', '\n\n2\n\t6\n\n1 3\t4 6 2 5\n5\n5 4 3 2 1\n\n'],
  ['a byte order mark', '\uFEFF2\n6\n1 3 4 6 2 5\n5\n5 4 3 2 1\n'],
])('%s makes no difference', (_, text) => {
  expect(parseShelves(text)).toEqual(sample);
});

type Row = readonly [
  what: string,
  text: string,
  line: number,
  column: number,
  found: string | null,
  expected: Expected,
];

const count: Expected = { of: 'book-count', from: 1, to: 15 };
const book = (to: number): Expected => ({ of: 'book', from: 1, to });
const another = (to: number): Expected => ({ of: 'another-book', from: 1, to });

const inputs: readonly Row[] = [
  ['an empty text', '', 1, 1, null, { of: 'case-count', from: 0, to: 100_000 }],
  ['n = 0', '1\n0\n', 2, 1, '0', count],
  ['n = 16', '1\n 16\n1\n', 2, 2, '16', count],
  ['a book of 0', '1\n3\n1 0 2\n', 3, 3, '0', book(3)],
  ['a book beyond n', '1\n3\n1 4 2\n', 3, 3, '4', book(3)],
  ['a word for a book', '1\n3\n1 x 2\n', 3, 3, 'x', book(3)],
  ['a book twice', '1\n3\n1 2 1\n', 3, 5, '1', another(3)],
  ['a book twice on another line', '1\n3\n1 2\n\n 02\n', 5, 2, '02', another(3)],
  ['too few books', '1\n3\n1 2\n', 3, 4, null, book(3)],
  ['fewer cases than announced', '2\n1\n1\n', 3, 2, null, count],
  ['text after the last case', '1\n2\n2 1\n1\n', 4, 1, '1', { of: 'end' }],
];

test.each(inputs)('%s is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => parseShelves(text))).toMatchObject({ line, column, found, expected });
});

const addresses: readonly Row[] = [
  ['an empty word', '', 1, 1, '', book(1)],
  ['sixteen books', '1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16', 1, 1, '1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16', count],
  ['a book beyond n', '2.4.1', 1, 3, '4', book(3)],
  ['no book between dots', '2..1', 1, 3, '', book(3)],
  ['a word for a book', '3.1.x', 1, 5, 'x', book(3)],
  ['a book twice', '10.2.3.4.5.6.7.8.9.10', 1, 20, '10', another(10)],
];

test.each(addresses)('%s in an address is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => decodeShelf(text))).toMatchObject({ line, column, found, expected });
});

test('the same seed gives the same shelf, of as many books, whatever else was asked for in between', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), anyShelf(15), (seed, other, like) => {
      const first = randomShelf(seed, like);
      randomShelf(other, like);
      expect(randomShelf(seed, { books: [...like.books].reverse() })).toEqual(first);
      expect(first.books).toHaveLength(like.books.length);
      expect(decodeShelf(encodeShelf(first))).toEqual(first);
    }),
  );
});

test('a seed keeps its shelf from one release to the next', () => {
  expect(encodeShelf(randomShelf(1, { books: [1, 2, 3, 4, 5, 6] }))).toMatchInlineSnapshot(`"1.5.4.3.2.6"`);
});

test('the examples have different names and are whole shelves; the first is the first contest sample', () => {
  expect(new Set(bookExamples.map(({ name }) => name)).size).toBe(bookExamples.length);
  for (const { instance } of bookExamples) expect(decodeShelf(encodeShelf(instance))).toEqual(instance);
  expect(bookExamples[0]).toEqual({ name: 'sample-1', instance: { books: [1, 3, 4, 6, 2, 5] } });
  expect(bookExamples.filter(({ instance }) => isSorted(instance.books)).map(({ name }) => name)).toEqual(['sorted']);
});
