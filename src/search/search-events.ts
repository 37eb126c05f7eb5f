/**
 * The closed vocabulary of what a search may say while it runs. A search is a generator of these events;
 * what the screen shows is derived from them later, so no event carries anything that only a picture needs.
 *
 * `depth` is the number of moves from the root to the node that speaks, g what they cost: the same where each move costs 1.
 * `node` is the number of a node, from 0 in the order in which the run enters them.
 */
import type { Remembered } from './problem.ts';

export type SearchEvent =
  /** A new iteration starts. `cause` is the number of the node (0 = first entered in the run) whose overflow set it. */
  | { readonly kind: 'bound'; readonly bound: number; readonly previous: number | null; readonly cause: number | null }
  /** A node is entered; `move` led to it, -1 at the root. */
  | { readonly kind: 'enter'; readonly depth: number; readonly move: number }
  | { readonly kind: 'estimate'; readonly depth: number; readonly g: number; readonly h: number }
  /** f = g + h exceeds the bound, so the subtree is not searched. */
  | {
      readonly kind: 'prune';
      readonly depth: number;
      readonly g: number;
      readonly h: number;
      readonly f: number;
      readonly bound: number;
    }
  /** The node will be expanded by this many moves. */
  | { readonly kind: 'branch'; readonly depth: number; readonly moves: number }
  | { readonly kind: 'choose'; readonly depth: number; readonly move: number }
  /** All moves of the node have been tried in vain. */
  | { readonly kind: 'backtrack'; readonly depth: number }
  | { readonly kind: 'goal'; readonly depth: number; readonly g: number; readonly h: number }
  /** A search without bounds begins: its one iteration. */
  | { readonly kind: 'start' }
  /** A search that keeps nodes turns to a node that it entered before, to branch there. */
  | { readonly kind: 'expand'; readonly depth: number; readonly node: number }
  /** The position just entered is new on its side: it is held in memory, to be expanded later. */
  | { readonly kind: 'keep'; readonly depth: number }
  /** A*: the position just entered is held already, as `node`, by a longer way: it is held by this way from now on, and open. */
  | { readonly kind: 'replace'; readonly depth: number; readonly node: number }
  /** The position just entered is known on its side already, as `node`: it is given up. */
  | { readonly kind: 'duplicate'; readonly depth: number; readonly node: number }
  /** The position just entered is one that the other side holds, as `node`: the two paths are a solution. */
  | { readonly kind: 'meet'; readonly depth: number; readonly node: number }
  /** Dancing Links: the primary item with the fewest options is chosen, to be covered at this node. */
  | { readonly kind: 'item'; readonly depth: number; readonly item: number }
  /** The chosen item has no option left. */
  | { readonly kind: 'dead-end'; readonly depth: number }
  | { readonly kind: 'cover'; readonly depth: number; readonly item: number }
  | { readonly kind: 'uncover'; readonly depth: number; readonly item: number }
  /** `cost`: of the solution, 0 where there is none. */
  | {
      readonly kind: 'end';
      readonly cost: number;
      /** Where the outcome is `bounded`: no solution costs so much or less. Null elsewhere. */
      readonly ruledOut: number | null;
      readonly outcome: Outcome;
    }
  /** Never recorded, only with events off: a chance for the caller to report progress or to stop. */
  | { readonly kind: 'pulse'; readonly iterations: readonly Iteration[] }
  /** Never recorded: a search builds something before it begins; `built` is there once `done` equals `of`. */
  | { readonly kind: 'prepare'; readonly done: number; readonly of: number; readonly built: Uint8Array | null };

/** How much a search says: every event, or only a pulse now and then while it counts. */
export type Grain = 'events' | 'count';

/** One iteration of a search: one depth-first search of iterative deepening, one layer of a breadth-first search. */
export interface Iteration {
  /** 0 in a search that has none. */
  readonly bound: number;
  /** Nodes entered. */
  readonly nodes: number;
  /** Nodes given up at once: cut, known already, or a dead end. */
  readonly prunes: number;
  /** The most positions held in memory at once: those of the path, or all that a search has kept that keeps them. */
  readonly held: number;
}

/** How a search goes about it; each says its own kinds of events. */
export type Method = 'ida-star' | 'a-star' | 'bidirectional-bfs' | 'dancing-links';

/**
 * How a search ended. `exhausted`: nothing was cut, so there is no solution at all;
 * `bounded`: no solution up to the last bound asked for; `full`: no memory left for another position, so nothing is known. That
 * a recording's budget ran out is none of these.
 */
export type Outcome = 'solved' | 'exhausted' | 'bounded' | 'full';

export interface SearchResult {
  readonly outcome: Outcome;
  /** The moves of the first solution found, or null. */
  readonly solution: readonly number[] | null;
  readonly iterations: readonly Iteration[];
  /** What the search remembers of positions at its end, where it does: nothing of it is in what its iterations hold. */
  readonly remembered?: Remembered;
}

/**
 * A piece of a run: events in columns of equal length, one entry each, and what does not fit into columns. How each kind
 * is written is said at `EventColumns`.
 */
export interface Chunk {
  /** Who says it. */
  readonly method: Method;
  readonly kind: Uint8Array<ArrayBuffer>;
  readonly depth: Uint16Array<ArrayBuffer>;
  readonly value: Uint16Array<ArrayBuffer>;
  /** One entry for each event of the chunk that opens an iteration, in order. */
  readonly causes: readonly (number | null)[];
  /** Null unless the chunk has the end of the run. */
  readonly outcome: Outcome | null;
}

/** What a search says besides its events. */
export type Notice = Extract<SearchEvent, { kind: 'pulse' | 'prepare' }>;

/** Whether a search says something besides its events. */
export function isNotice(said: Chunk | Notice): said is Notice {
  return typeof said.kind === 'string';
}

/**
 * What every search of the project is: a generator that yields its events while it runs, in pieces that are never empty,
 * and returns the result. `eventsOf` gives the events one by one.
 */
export type Search = Generator<Chunk | Notice, SearchResult, void>;
