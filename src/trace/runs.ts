/** Figures of several runs, or of one, by their iterations. */
import type { Iteration } from '../search/search-events.ts';

/** The bounds that any of the runs has, ascending, each once. */
export function boundsOf(runs: readonly (readonly Pick<Iteration, 'bound'>[])[]): number[] {
  return [...new Set(runs.flatMap((run) => run.map(({ bound }) => bound)))].sort((a, b) => a - b);
}

/** The nodes of all iterations. */
export function totalNodes(iterations: readonly Iteration[]): number {
  return iterations.reduce((sum, { nodes }) => sum + nodes, 0);
}
