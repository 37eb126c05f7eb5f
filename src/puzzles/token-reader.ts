import { type Expected, InputError } from './input-error.ts';

type NumberExpected = Required<Expected>;

/**
 * Reads whole numbers between white space off a text: CRLF, wrapped and blank lines, a byte order mark and a missing
 * final newline make no difference. Throws InputError at the first token that is not what it should be.
 */
export class TokenReader {
  readonly #text: string;
  readonly #token = /\S+/g;
  #start = 0;
  #end: number;

  constructor(text: string) {
    this.#text = text;
    this.#token.lastIndex = this.#end = text.startsWith('\uFEFF') ? 1 : 0;
  }

  /** The next token, which stays to be read; null if there is none. */
  peek(): string | null {
    const match = this.#token.exec(this.#text);
    this.#token.lastIndex = this.#end;
    return match?.[0] ?? null;
  }

  number(expected: NumberExpected): number {
    const match = this.#token.exec(this.#text);
    if (!match) throw this.#error(this.#text.length, null, expected);
    const [token] = match;
    this.#start = match.index;
    this.#end = match.index + token.length;
    const value = /^\d+$/.test(token) ? Number(token) : Number.NaN;
    if (!(value >= expected.from && value <= expected.to)) throw this.#error(match.index, token, expected);
    return value;
  }

  /** An error at the token that was read last: it is a number, but not one that may be there. */
  refused(expected: Expected): InputError {
    return this.#error(this.#start, this.#text.slice(this.#start, this.#end), expected);
  }

  /** Throws if anything but white space is left. */
  end(): void {
    const match = this.#token.exec(this.#text);
    if (match) throw this.#error(match.index, match[0], { of: 'end' });
  }

  /** Lines end at LF, CRLF or a lone CR; at the end of the text, the place right after the last token is named. */
  #error(index: number, found: string | null, expected: Expected): InputError {
    const before = this.#text.slice(0, found === null ? this.#end : index).replace(/^\uFEFF/, '');
    const lines = before.split(/\r\n|\n|\r/);
    return new InputError(lines.length, Array.from(lines.at(-1) ?? '').length + 1, found, expected);
  }
}
