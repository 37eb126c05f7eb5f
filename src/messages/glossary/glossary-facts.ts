/** What is known of a search at a step, for the examples of the glossary. What is not known there yet, or never is, is null. */

export interface GlossaryFacts {
  /** The preset that the search goes by, where it goes by one. */
  readonly preset: string | null;
  /** The step, from 1, and how many are recorded. */
  readonly step: number;
  readonly steps: number;
  /** The node stood on. */
  readonly node: { readonly id: number; readonly depth: number } | null;
  /** What the moves to it cost, and its estimate, in a search that has estimates. */
  readonly g: number | null;
  readonly h: number | null;
  /** IDA*: the bounds so far, the present one last. */
  readonly bounds: readonly number[] | null;
  /** IDA*: the iteration before, which was searched to its end; d is its greatest depth, b its effective branching factor. */
  readonly searched: { readonly bound: number; readonly nodes: number; readonly d: number; readonly b: number } | null;
  /** The last move of the path: h before it and after it, and what it costs. */
  readonly edge: { readonly from: number; readonly before: number; readonly cost: number } | null;
  /** At a goal: h of the start, and what the solution costs. */
  readonly solved: { readonly h: number; readonly cost: number } | null;
  /** Going back in a depth-first search: the node that it goes back to. */
  readonly back: number | null;
  /** A*: how long the lists are. */
  readonly lists: { readonly open: number; readonly closed: number } | null;
  /** The node whose position this one has too, and whether it was expanded already and is reached by a cheaper way now. */
  readonly same: { readonly node: number; readonly g: number; readonly isReopened: boolean } | null;
  /** From both ends: the sum of the two depths, and how many positions are held. */
  readonly sides: { readonly sum: number; readonly held: number } | null;
  /** Dancing Links: how many options the item has that is branched on here. */
  readonly options: number | null;
  /** Whether the node stood on is found to be a dead end at this step. */
  readonly isDeadEnd: boolean;
}

/** One entry of the glossary. */
export interface Entry {
  readonly term: string;
  /**
   * The words in running text that mean it, between bars. A small first letter stands for a capital too. g, h and f alone
   * are found by what follows them.
   */
  readonly words: string;
  /** At most three sentences. */
  readonly meaning: string;
  /** The node's own numbers, after a word such as `Here:`; null where they are not known or say nothing. */
  readonly example: (facts: GlossaryFacts) => string | null;
}
