/**
 * A recorded run as a value. A step is one event; its columns are the truth, the node columns an index over them
 * that `append` derives. A trace only ever grows, and each growth is a new value over the same buffers, so an older
 * value stays valid.
 *
 * Size: 5 bytes a step (kind 1, depth 2, value 2) and 12 bytes a node (parent, enter, exit 4 each). IDA* takes at
 * least 4 steps a node while it fails, so a failed iteration costs 8 bytes a step; growth may reserve up to half more, of a
 * long trace up to a quarter.
 */
import type { Outcome } from '../search/search-events.ts';

/** One iteration as far as it is recorded. Ends are exclusive; steps and nodes count from 0 over the whole run. */
export interface TraceIteration {
  /** 0 in a search that has none. */
  readonly bound: number;
  readonly previous: number | null;
  /** The node whose overflow set the bound, where one did. */
  readonly cause: number | null;
  readonly firstStep: number;
  readonly endStep: number;
  readonly firstNode: number;
  readonly endNode: number;
  readonly prunes: number;
  /** The most positions held in memory at once: see `Iteration`. */
  readonly held: number;
}

export interface Trace {
  readonly steps: number;
  /** Code of each step's kind. */
  readonly kind: Uint8Array;
  /**
   * Depth of the node that each step belongs to; 0 for `bound` and `start`. For expand, duplicate, replace and meet the
   * upper half of a node's number.
   */
  readonly depth: Uint16Array;
  /**
   * bound: the bound, none for start; enter, choose: the move; estimate: h; prune: f; branch: how many moves; item, cover, uncover:
   * the item; expand, duplicate, replace, meet: the lower half of the number of the node turned to, the one known, the one
   * whose place is taken, the one met; else 0.
   */
  readonly value: Uint16Array;
  readonly nodes: number;
  /** The parent node of each node, -1 for a root. */
  readonly parent: Int32Array;
  /** The step at which each node was entered. Ascending: nodes are numbered in the order in which they are entered. */
  readonly enter: Uint32Array;
  /**
   * The step that ended each node (prune, backtrack, goal, duplicate, meet, dead-end); 0, or a step of a longer trace, while it is
   * open in this.
   */
  readonly exit: Uint32Array;
  /** In a search in layers the step at which each node was expanded, 0 if never. Of length 0 in any other. */
  readonly expanded: Uint32Array;
  readonly iterations: readonly TraceIteration[];
  /** Null until the `end` step is recorded: still running, cancelled, or stopped at the budget. */
  readonly outcome: Outcome | null;
  /** The node that the search stands on at the end, -1 between iterations. */
  readonly tip: number;
}

/** A trace of nothing. */
export function emptyTrace(): Trace {
  return {
    steps: 0,
    kind: new Uint8Array(0),
    depth: new Uint16Array(0),
    value: new Uint16Array(0),
    nodes: 0,
    parent: new Int32Array(0),
    enter: new Uint32Array(0),
    exit: new Uint32Array(0),
    expanded: new Uint32Array(0),
    iterations: [],
    outcome: null,
    tip: -1,
  };
}
