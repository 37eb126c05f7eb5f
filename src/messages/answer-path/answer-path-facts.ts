/** A move of the path: which one it is, from 1, of how many, what the puzzle calls a move, and its name. */
export interface PathMoveFacts {
  readonly nth: number;
  readonly of: number;
  readonly word: string;
  readonly name: string;
}

/** A node of the path: its g and h, and what the rest of the path costs. */
export interface PathNodeFacts {
  readonly g: number;
  readonly h: number;
  readonly rest: number;
}

/** Whether the search that found the path asks for h itself. */
export type EstimateUse = 'its-own' | 'not-used';
