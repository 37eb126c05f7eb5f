/** An input error in plain facts, as a message puts it into words. */
export interface InputFacts {
  readonly line: number;
  readonly column: number;
  readonly found: string | null;
  readonly expected: Wanted;
}

/** What should have stood there, by a word that the puzzle's texts explain; a number has a range, ends inclusive. */
interface Wanted {
  readonly of: string;
  readonly from?: number;
  readonly to?: number;
}

/**
 * A token short enough to be shown, for a pasted file may be one token of a megabyte, and without control characters, which a
 * terminal would obey.
 */
export function shortened(token: string): string {
  const short = token.length <= 40 ? token : `${token.slice(0, 37)}…`;
  return short.replace(/\p{Cc}/gu, '\uFFFD');
}
