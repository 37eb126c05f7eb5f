/** Facts about A* that sentences are made of. */
export interface ListFacts {
  /** Nodes entered and not yet expanded. */
  readonly open: number;
  /** Nodes expanded. */
  readonly closed: number;
}

export interface BestFirstFacts {
  /** The node's number. */
  readonly id: number;
  readonly g: number;
  readonly h: number;
  readonly at: ListFacts;
}
