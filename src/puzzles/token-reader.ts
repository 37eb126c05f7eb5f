import { type Expected, InputError } from './input-error.ts';
import { placeIn, plainToken, unseenAtStart } from './plain-text.ts';

const digits = /^\d+$/;

type NumberExpected = Required<Expected>;

/**
 * Reads whole numbers between white space off a text: CRLF, wrapped and blank lines, characters that cannot be seen, digits of full
 * width and a missing final newline make no difference. Throws InputError at the first token that is not what it should be.
 */
export class TokenReader {
  readonly #text: string;
  readonly #token = /\S+/g;
  #found = '';
  #start = 0;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
    this.#end = text.startsWith('\uFEFF') ? 1 : 0;
  }

  /** The next token, which stays to be read; null if there is none. */
  peek(): string | null {
    const { index, token } = this.#next();
    return index < this.#text.length ? token : null;
  }

  number(expected: NumberExpected): number {
    const { index, token } = this.#next();
    if (index === this.#text.length) throw this.#error(this.#end, null, expected);
    this.#found = token;
    this.#start = index;
    this.#end = index + token.length;
    const value = digits.test(token) ? Number(token) : Number.NaN;
    if (!(value >= expected.from && value <= expected.to)) throw this.#error(index, token, expected);
    return value;
  }

  /** An error at the token that was read last: it is a number, but not one that may be there. */
  refused(expected: Expected): InputError {
    return this.#error(this.#start, this.#found, expected);
  }

  /** Throws if anything but white space is left. */
  end(): void {
    const { index, token } = this.#next();
    if (index < this.#text.length) throw this.#error(index, token, { of: 'end' });
  }

  /** The next token that can be seen, and where it begins; the end of the text if there is none. */
  #next(): { readonly index: number; readonly token: string } {
    this.#token.lastIndex = this.#end;
    for (let match = this.#token.exec(this.#text); match; match = this.#token.exec(this.#text)) {
      if (digits.test(match[0])) return { index: match.index, token: match[0] };
      const unseen = unseenAtStart(match[0]);
      const token = plainToken(match[0].slice(unseen));
      if (token !== '') return { index: match.index + unseen, token };
    }
    return { index: this.#text.length, token: '' };
  }

  /** At the end of the text the place right after the last token is named. */
  #error(index: number, found: string | null, expected: Expected): InputError {
    const { line, column } = placeIn(this.#text, index);
    return new InputError(line, column, found, expected);
  }
}
