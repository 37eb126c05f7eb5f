/** Facts about Square Destroyer that sentences are made of. */
export interface SquareName {
  readonly index: number;
  readonly side: number;
  readonly row: number;
  readonly column: number;
}

export interface EstimateFacts {
  readonly g: number;
  readonly h: number;
  readonly bound: number;
  /** The pairwise disjoint squares that make up h, or null under the naive estimate. */
  readonly counted: readonly SquareName[] | null;
  /** How many squares are alive. */
  readonly alive: number;
}

export interface ScanFacts {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  readonly square: SquareName;
  /** How many are counted after this one. */
  readonly counted: number;
  /** The sticks it shares with counted squares, one for each such square; empty if it is counted itself. */
  readonly shared: readonly { readonly stick: number; readonly square: SquareName }[];
}
