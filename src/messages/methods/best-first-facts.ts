/** Facts about A* that sentences are made of. */
export interface ListFacts {
  /** Positions still to be expanded. */
  readonly open: number;
  /** Positions expanded, unless a shorter way to them has been found since. */
  readonly closed: number;
}

export interface BestFirstFacts {
  /** The node's number. */
  readonly id: number;
  readonly g: number;
  readonly h: number;
  readonly at: ListFacts;
}

/** The node by which a position was held until a shorter way was found. */
export interface ReplacedFacts {
  readonly known: number;
  readonly g: number;
  /** The list that it was in. */
  readonly was: 'open' | 'closed';
}
