/** An input error in plain facts, as a message puts it into words. */
export interface InputFacts {
  readonly line: number;
  readonly column: number;
  readonly found: string | null;
  readonly expected:
    | { readonly of: 'case-count' | 'side' | 'missing-count' | 'stick'; readonly from: number; readonly to: number }
    | { readonly of: 'end' };
}

/** A token short enough to be shown: a pasted file may be one token of a megabyte. */
export function shortened(token: string): string {
  return token.length <= 40 ? token : `${token.slice(0, 37)}…`;
}
