/**
 * What an input should have had at some place: `of` is a word of the puzzle's own, which its texts put into
 * words, or `case-count`, or `end` for nothing more. `from` and `to`, both inclusive, are the range of a number, where
 * there is one.
 */
export interface Expected {
  readonly of: string;
  readonly from?: number;
  readonly to?: number;
}

/** An input that cannot be read: where, what stood there, and what should have. */
export class InputError extends Error {
  /** From 1. */
  readonly line: number;
  /** From 1, in characters. */
  readonly column: number;
  /** The token found, or null at the end of the text. */
  readonly found: string | null;
  readonly expected: Expected;

  constructor(line: number, column: number, found: string | null, expected: Expected) {
    super(`line ${line}, column ${column}: found ${found ?? 'end of text'}, expected ${JSON.stringify(expected)}`);
    this.name = 'InputError';
    this.line = line;
    this.column = column;
    this.found = found;
    this.expected = expected;
  }
}
