/** Facts about A* that sentences are made of. */
export interface ListFacts {
  /** Positions still to be expanded. */
  readonly open: number;
  /** Positions expanded, unless a shorter way to them has been found since. */
  readonly closed: number;
}

/** A node by its number, and what the moves to it cost. */
export interface NodeFacts {
  readonly id: number;
  readonly g: number;
}

export interface BestFirstFacts extends NodeFacts {
  readonly h: number;
  readonly at: ListFacts;
}

/** A move along which h falls by more than the move costs: h is not consistent. */
export interface FallFacts {
  readonly from: number;
  readonly to: number;
  /** h of either. */
  readonly before: number;
  readonly after: number;
  readonly cost: number;
}

export interface RunFacts {
  /** Nodes entered. */
  readonly nodes: number;
  /** The most positions held at once. */
  readonly held: number;
}
