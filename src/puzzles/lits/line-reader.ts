import { type Expected, InputError } from '../input-error.ts';
import { placeIn, plainToken, unseenAtStart } from '../plain-text.ts';

/**
 * Reads a text whose lines mean something: numbers wherever they stand, and rows of digits that fill what is left of a line.
 * Blank lines, characters that cannot be seen, digits of full width, the kind of line ends and a missing final newline make no
 * difference. The text is never taken apart: it may have a hundred million lines.
 */
export class LineReader {
  readonly #text: string;
  /** The place up to which the text has been read. */
  #at = 0;
  readonly #token = /\S+/g;
  readonly #lineEnd = /[\r\n]/g;

  constructor(text: string) {
    this.#text = text;
    this.#at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  /** A whole number. Throws InputError at anything else. */
  number(expected: Required<Expected>): number {
    const { index, token } = this.#next();
    if (token === null) throw this.#error(this.#at, null, expected);
    const value = /^\d+$/.test(token) ? Number(token) : Number.NaN;
    if (!(value >= expected.from && value <= expected.to)) throw this.#error(index, token, expected);
    this.#at = index + token.length;
    return value;
  }

  /** `length` digits 0 or 1, with or without spaces between them, and nothing after them in their line. */
  row(length: number): string {
    const expected = { of: 'row', from: length, to: length };
    const { index: start, token } = this.#next();
    if (token === null) throw this.#error(this.#at, null, expected);
    this.#lineEnd.lastIndex = start;
    const until = this.#lineEnd.exec(this.#text)?.index ?? this.#text.length;
    let row = '';
    let end = start;
    for (const { 0: seen, index: offset } of this.#text.slice(start, until).matchAll(/\S/gu)) {
      const found = plainToken(seen);
      if (found === '') continue;
      const index = start + offset;
      if (row.length === length)
        throw this.#error(index, this.#tokenAt(index), { of: 'row-end', from: length, to: length });
      if (found !== '0' && found !== '1') throw this.#error(index, found, { of: 'zero-or-one' });
      row += found;
      end = index + 1;
    }
    if (row.length < length) throw this.#error(end, row, expected);
    this.#at = until;
    return row;
  }

  /** Throws if anything but white space is left. */
  end(): void {
    const { index, token } = this.#next();
    if (token !== null) throw this.#error(index, token, { of: 'end' });
  }

  #tokenAt(index: number): string {
    this.#token.lastIndex = index;
    return this.#token.exec(this.#text)?.[0] ?? '';
  }

  /** The next token that can be seen, and where it begins; null at the end of the text. */
  #next(): { readonly index: number; readonly token: string | null } {
    this.#token.lastIndex = this.#at;
    for (let match = this.#token.exec(this.#text); match; match = this.#token.exec(this.#text)) {
      const unseen = unseenAtStart(match[0]);
      const token = plainToken(match[0].slice(unseen));
      if (token !== '') return { index: match.index + unseen, token };
    }
    return { index: this.#text.length, token: null };
  }

  #error(index: number, found: string | null, expected: Expected): InputError {
    const { line, column } = placeIn(this.#text, index);
    return new InputError(line, column, found, expected);
  }
}
