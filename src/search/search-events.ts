/**
 * The closed vocabulary of what a search may say while it runs. A search is a generator of these events;
 * what the screen shows is derived from them later, so no event carries anything that only a picture needs.
 *
 * `depth` is the number of moves from the root to the node that speaks; in IDA* it equals g.
 */
export type SearchEvent =
  /** A new iteration starts. `cause` is the number of the node (0 = first entered in the run) whose overflow set it. */
  | { readonly kind: 'bound'; readonly bound: number; readonly previous: number | null; readonly cause: number | null }
  /** A node is entered; `move` led to it, -1 at the root. */
  | { readonly kind: 'enter'; readonly depth: number; readonly move: number }
  | { readonly kind: 'estimate'; readonly depth: number; readonly h: number }
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
  | { readonly kind: 'goal'; readonly depth: number }
  | { readonly kind: 'end'; readonly depth: number; readonly outcome: Outcome }
  /** Only with events off: a chance for the caller to report progress or to stop. */
  | { readonly kind: 'pulse'; readonly iterations: readonly Iteration[] };

/** How much a search says: every event, or only a pulse now and then while it counts. */
export type Grain = 'events' | 'count';

/** One depth-first search of iterative deepening: all nodes entered and all cut at this bound. */
export interface Iteration {
  readonly bound: number;
  readonly nodes: number;
  readonly prunes: number;
}

/**
 * How a search ended. `exhausted`: nothing was cut, so there is no solution at all;
 * `bounded`: no solution up to the last bound asked for. Neither says that a budget ran out.
 */
export type Outcome = 'solved' | 'exhausted' | 'bounded';

export interface SearchResult {
  readonly outcome: Outcome;
  /** The moves of the first solution found, or null. */
  readonly solution: readonly number[] | null;
  readonly iterations: readonly Iteration[];
}

/**
 * What every search of the project is: a generator that yields its events while it runs, some at a time and never
 * none, and returns the result. One at a time would be simpler, but resuming a generator costs as much as the step of the
 * search that it brings: handed over in batches, recording takes half the time.
 */
export type Search = Generator<readonly SearchEvent[], SearchResult, void>;

/** The events of a search one by one, for whoever is in no hurry. */
export function* eventsOf(search: Search): Generator<SearchEvent, SearchResult, void> {
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    yield* next.value;
  }
}
