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
  /** The pairwise disjoint squares that make up h, or null where h is not made up of such. */
  readonly counted: readonly SquareName[] | null;
  /** Whether they share no stick at all, or none of those that may still go. */
  readonly disjointIn: 'sticks' | 'allowed-sticks';
  /** What the alive squares weigh, where the weights make up h. */
  readonly weights: readonly { readonly square: SquareName; readonly halves: number }[] | null;
  /** How many squares are alive. */
  readonly alive: number;
  /** Whether sticks are kept, so that the table speaks of the others alone. */
  readonly kept: 'none' | 'some';
  /** Where the table knows better: the node where the position was searched in vain before, null if it is not looked up so far back. */
  readonly searched: number | null;
  /** What the estimate says by itself: less than h where the table knows better. */
  readonly own: number;
}

/** Sticks that are not tried, all for the same reason. */
export type LeftOutFacts = { readonly sticks: readonly number[] } & (
  | {
      /** By a depth-first search: nothing with f ≤ `bound` was found below. */
      readonly why: 'searched';
      /** For each stick the node that is reached by it. */
      readonly nodes: readonly number[];
      readonly bound: number;
    }
  /** By a search that keeps its nodes: it may or may not come to expand them. */
  | { readonly why: 'left-to'; readonly nodes: readonly number[] }
  /** All that they break, the stick `by` breaks too. `node` is where, null where it is this one. */
  | { readonly why: 'dominated'; readonly node: number | null; readonly by: number }
);

/** Why h may be greater than it was one stick before. */
export type RiseCause =
  /** The counted squares were alive and disjoint before too. */
  | 'scan'
  /** The weights were possible before too. */
  | 'weights'
  /** Fewer sticks are allowed, so more squares are disjoint in them. */
  | 'allowed'
  | 'table';

/** Of a square that is branched on: how many of its sticks are tried, and whether they are all that it has. */
export interface TriedFacts {
  readonly square: SquareName;
  readonly tried: number;
  readonly which: 'all' | 'allowed';
}

export interface BranchFacts {
  readonly square: SquareName;
  /** In the order of trying. */
  readonly sticks: readonly number[];
  readonly order: 'most-squares' | 'ascending' | 'most-alive';
  readonly picked: 'first-alive' | 'fewest-sticks';
  readonly leftOut: readonly LeftOutFacts[];
}

export interface ScanFacts {
  /** From 1. */
  readonly at: number;
  readonly of: number;
  readonly square: SquareName;
  /** How many are counted after this one. */
  readonly counted: number;
  readonly disjointIn: EstimateFacts['disjointIn'];
  /** The sticks it shares with counted squares, one for each such square; empty if it is counted itself. */
  readonly shared: readonly { readonly stick: number; readonly square: SquareName }[];
}

/** A number of halves as it is written: 5 is 2½. */
export function inHalves(halves: number): string {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
}

/** The squares that weigh 1 and those that weigh ½, and what they all weigh together. */
export function sumUp(weights: NonNullable<EstimateFacts['weights']>) {
  const weighing = (wanted: number) => weights.filter(({ halves }) => halves === wanted).map(({ square }) => square);
  return {
    total: inHalves(weights.reduce((sum, { halves }) => sum + halves, 0)),
    ones: weighing(2),
    halves: weighing(1),
  };
}
