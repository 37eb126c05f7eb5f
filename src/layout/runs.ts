import type { Iteration } from '../search/search-events.ts';

/** The bounds that any of the runs has, ascending, each once. */
export function boundsOfRuns(runs: readonly (readonly Iteration[])[]): number[] {
  return [...new Set(runs.flat().map(({ bound }) => bound))].sort((a, b) => a - b);
}

export function totalNodes(iterations: readonly Iteration[]): number {
  return iterations.reduce((sum, { nodes }) => sum + nodes, 0);
}
