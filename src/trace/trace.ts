/**
 * A recorded run as a value. A step is one event; its columns are the truth, the node columns an index over them
 * that `append` derives. A trace only ever grows, and each growth is a new value over the same buffers, so an older
 * value stays valid.
 *
 * Size: 5 bytes a step (kind 1, depth 2, value 2) and 12 bytes a node (parent, enter, exit 4 each). IDA* takes at
 * least 4 steps a node while it fails, so a failed iteration costs 8 bytes a step; growth may reserve up to half more, of a
 * long trace up to a quarter. A search that keeps nodes takes 4 bytes a node more, and 8 for every `STRIDE` steps; one with an open list
 * another 4 bytes a node.
 */
import { natures } from '../search/natures.ts';
import type { Method, Outcome } from '../search/search-events.ts';

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
  /** The method of the search that left it. */
  readonly method: Method;
  readonly steps: number;
  /** The events, a step each: what these columns hold is said at `EventColumns`, and `readEvent` reads them. */
  readonly kind: Uint8Array;
  readonly depth: Uint16Array;
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
  /** In a search that keeps nodes the step at which each was expanded, 0 if never. Of length 0 in any other. */
  readonly expanded: Uint32Array;
  /**
   * In a search that keeps nodes, two numbers for every `STRIDE` steps, before the first of them: how many positions are held, and
   * how many of these are closed. Of length 0 in any other.
   */
  readonly lists: Uint32Array;
  /** In a search with an open list the node of the same f under each that it keeps, -1 if none: see `indexOpen`. Else of length 0. */
  readonly below: Int32Array;
  /**
   * In a search with an open list the nodes to whose positions a shorter way was kept later, each with the step at which it was.
   * They are few; a longer trace over the same buffers has more of them in the same map.
   */
  readonly superseded: Map<number, number>;
  /** In a search with an open list the open node of each f entered last, -1 if none, before every `STRIDE` steps. Else empty. */
  readonly tops: readonly Int32Array[];
  readonly iterations: readonly TraceIteration[];
  /** Null until the `end` step is recorded: still running, cancelled, or stopped at the budget. */
  readonly outcome: Outcome | null;
  /** The node that the search stands on at the end, -1 between iterations. */
  readonly tip: number;
}

/** Steps between two entries of `lists`: so many at most are looked at to know the lists at any step. */
export const STRIDE = 1 << 12;

/** Whether nodes are kept when they are entered, to be expanded later. Else the search is depth-first, and holds its path. */
export function keepsNodes({ method }: Pick<Trace, 'method'>): boolean {
  return natures[method].keepsNodes;
}

/** Whether the nodes kept wait in one list, to be expanded by f. */
export function hasOpenList({ method }: Pick<Trace, 'method'>): boolean {
  return natures[method].keepsNodes && natures[method].hasEstimates;
}

/** The trace of a search that has not said anything yet. */
export function emptyTrace(method: Method): Trace {
  return {
    method,
    steps: 0,
    kind: new Uint8Array(0),
    depth: new Uint16Array(0),
    value: new Uint16Array(0),
    nodes: 0,
    parent: new Int32Array(0),
    enter: new Uint32Array(0),
    exit: new Uint32Array(0),
    expanded: new Uint32Array(0),
    lists: new Uint32Array(0),
    below: new Int32Array(0),
    superseded: new Map(),
    tops: [],
    iterations: [],
    outcome: null,
    tip: -1,
  };
}
