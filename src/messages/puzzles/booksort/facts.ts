/** Facts about Booksort that sentences are made of. */

/** A move at a position: which books go behind which. */
export interface MoveFacts {
  readonly id: number;
  /** Its name, the same in all languages. */
  readonly text: string;
  /** The books of the block, from left to right. */
  readonly block: readonly number[];
  /** The book that the block is put behind. */
  readonly behind: number;
}

/** A book and what stands behind it; `next` is null at the end of the shelf. */
export interface SuccessorFacts {
  readonly book: number;
  readonly next: number | null;
}

export interface BookEstimateFacts {
  readonly g: number;
  readonly h: number;
  readonly bound: number;
  /** The wrong successors from left to right, or null under the naive estimate. */
  readonly wrong: readonly SuccessorFacts[] | null;
}

export interface CountFacts extends SuccessorFacts {
  /** From 1. */
  readonly place: number;
  /** How many books there are. */
  readonly of: number;
  readonly isRight: boolean;
  /** How many successors are wrong up to this one. */
  readonly wrong: number;
}

/** 0 for the side of the start, 1 for that of the goal. */
export type Side = 0 | 1;

/** A layer that is about to be grown. */
export interface LayerFacts {
  /** The sum of the two depths. */
  readonly bound: number;
  readonly side: Side;
  /** The depth that it grows to. */
  readonly depth: number;
  /** How many positions are expanded for it. */
  readonly frontier: number;
  /** How deep each side was searched before. */
  readonly reached: readonly [number, number];
}

/** What was found by the two sides together: the moves from the start, and those from the meeting to the goal. */
export interface MeetingFacts {
  readonly side: Side;
  /** The node of the other side that has the same position. */
  readonly met: number;
  readonly before: readonly MoveFacts[];
  readonly after: readonly MoveFacts[];
}
