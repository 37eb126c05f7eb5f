/** Booksort as text: the contest's input, and the short form for addresses, `1.3.4.6.2.5`. */
import { InputError } from '../input-error.ts';
import { TokenReader } from '../token-reader.ts';
import { MAX_BOOKS, type Shelf } from './shelf.ts';

/** The most cases of an input. */
export const MAX_CASES = 100_000;

/** Reads n different books; `read` gives the next one, and `repeated` refuses the one it gave last. */
function readBooks(n: number, read: () => number, repeated: (book: number) => Error): Shelf {
  const books: number[] = [];
  while (books.length < n) {
    const book = read();
    if (books.includes(book)) throw repeated(book);
    books.push(book);
  }
  return { books };
}

export function parseShelves(text: string): Shelf[] {
  const reader = new TokenReader(text);
  const cases = reader.number({ of: 'case-count', from: 0, to: MAX_CASES });
  const shelves: Shelf[] = [];
  for (let i = 0; i < cases; i++) {
    const n = reader.number({ of: 'book-count', from: 1, to: MAX_BOOKS });
    shelves.push(
      readBooks(
        n,
        () => reader.number({ of: 'book', from: 1, to: n }),
        () => reader.refused({ of: 'another-book', from: 1, to: n }),
      ),
    );
  }
  reader.end();
  return shelves;
}

export function formatShelves(shelves: readonly Shelf[]): string {
  const cases = shelves.map(({ books }) => `${books.length}\n${books.join(' ')}\n`);
  return `${shelves.length}\n${cases.join('')}`;
}

export function encodeShelf({ books }: Shelf): string {
  return books.join('.');
}

/** Reads `book.book…`. Throws InputError with the place in the text. */
export function decodeShelf(text: string): Shelf {
  const words = text.split('.');
  const n = words.length;
  if (n > MAX_BOOKS) throw new InputError(1, 1, text, { of: 'book-count', from: 1, to: MAX_BOOKS });
  let at = 0;
  const columnOf = (i: number) => words.slice(0, i).join('.').length + (i === 0 ? 1 : 2);
  const refuse = (of: string) => new InputError(1, columnOf(at - 1), words[at - 1] ?? '', { of, from: 1, to: n });
  const read = () => {
    const word = words[at++] ?? '';
    const book = /^\d+$/.test(word) ? Number(word) : 0;
    if (book < 1 || book > n) throw refuse('book');
    return book;
  };
  return readBooks(n, read, () => refuse('another-book'));
}
