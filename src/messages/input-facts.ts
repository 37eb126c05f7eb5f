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

/** A token short enough to be shown: a pasted file may be one token of a megabyte. */
export function shortened(token: string): string {
  return token.length <= 40 ? token : `${token.slice(0, 37)}…`;
}
