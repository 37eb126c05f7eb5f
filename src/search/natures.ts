import type { Method } from './search-events.ts';

/** What a method is like, as far as whoever reads its events must know. */
interface Nature {
  /** Whether it keeps nodes when it enters them, to expand them later. Else it is depth-first, and holds its path. */
  readonly keepsNodes: boolean;
  /** Whether it estimates the positions that it enters. */
  readonly hasEstimates: boolean;
  /** How many roots it grows from: the start's alone, or the goal's too. */
  readonly sides: 1 | 2;
}

/** A method without an entry does not compile. */
export const natures: Readonly<Record<Method, Nature>> = {
  'ida-star': { keepsNodes: false, hasEstimates: true, sides: 1 },
  'a-star': { keepsNodes: true, hasEstimates: true, sides: 1 },
  'bidirectional-bfs': { keepsNodes: true, hasEstimates: false, sides: 2 },
  'dancing-links': { keepsNodes: false, hasEstimates: false, sides: 1 },
};
