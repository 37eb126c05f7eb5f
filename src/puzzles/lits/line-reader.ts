import { type Expected, InputError } from '../input-error.ts';

/**
 * Reads a text whose lines mean something: numbers wherever they stand, and rows of digits that fill what is left of a line.
 * Blank lines, a byte order mark, the kind of line ends and a missing final newline make no difference.
 */
export class LineReader {
  readonly #lines: readonly string[];
  /** Index of the line at hand, and the place in it up to which it has been read. */
  #line = 0;
  #at = 0;
  /** Where the last thing read ended. */
  #ended: readonly [line: number, at: number] = [0, 0];

  constructor(text: string) {
    this.#lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  }

  /** A whole number. Throws InputError at anything else. */
  number(expected: Required<Expected>): number {
    if (!this.#find()) throw this.#missing(expected);
    const [token] = /^\S+/.exec(this.#rest()) as RegExpExecArray;
    const value = /^\d+$/.test(token) ? Number(token) : Number.NaN;
    if (!(value >= expected.from && value <= expected.to)) throw this.#error(0, token, expected);
    this.#read(token.length);
    return value;
  }

  /** `length` digits 0 or 1, with or without spaces between them, and nothing after them in their line. */
  row(length: number): string {
    const expected = { of: 'row', from: length, to: length };
    if (!this.#find()) throw this.#missing(expected);
    const rest = this.#rest();
    let row = '';
    let end = 0;
    for (const { 0: found, index } of rest.matchAll(/\S/gu)) {
      if (row.length === length)
        throw this.#error(index, /^\S+/.exec(rest.slice(index))?.[0] ?? found, {
          of: 'row-end',
          from: length,
          to: length,
        });
      if (found !== '0' && found !== '1') throw this.#error(index, found, { of: 'zero-or-one' });
      row += found;
      end = index + 1;
    }
    if (row.length < length) throw this.#error(end, row, expected);
    this.#read(rest.length);
    return row;
  }

  /** Throws if anything but white space is left. */
  end(): void {
    if (this.#find()) throw this.#error(0, /^\S+/.exec(this.#rest())?.[0] ?? null, { of: 'end' });
  }

  #rest(): string {
    return (this.#lines[this.#line] as string).slice(this.#at);
  }

  /** Goes to the next thing that is no white space; false at the end of the text. */
  #find(): boolean {
    for (; this.#line < this.#lines.length; this.#line++, this.#at = 0) {
      const index = this.#rest().search(/\S/);
      if (index < 0) continue;
      this.#at += index;
      return true;
    }
    return false;
  }

  #read(length: number): void {
    this.#at += length;
    this.#ended = [this.#line, this.#at];
  }

  #missing(expected: Expected): InputError {
    [this.#line, this.#at] = this.#ended;
    return this.#error(0, null, expected);
  }

  #error(offset: number, found: string | null, expected: Expected): InputError {
    const before = (this.#lines[this.#line] as string).slice(0, this.#at + offset);
    return new InputError(this.#line + 1, Array.from(before).length + 1, found, expected);
  }
}
