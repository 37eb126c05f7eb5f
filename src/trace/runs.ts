/** Figures of several runs, or of one, by their iterations. */
import type { Iteration, Outcome } from '../search/search-events.ts';

/** The bounds that any of the runs has, ascending, each once. */
export function boundsOf(runs: readonly (readonly Pick<Iteration, 'bound'>[])[]): number[] {
  return [...new Set(runs.flatMap((run) => run.map(({ bound }) => bound)))].sort((a, b) => a - b);
}

/** The nodes of all iterations. */
export function totalNodes(iterations: readonly Iteration[]): number {
  return iterations.reduce((sum, { nodes }) => sum + nodes, 0);
}

/** What is recorded of a run; its outcome is null where that is not all of it. */
interface Recorded {
  readonly iterations: readonly Pick<Iteration, 'bound'>[];
  readonly outcome: Outcome | null;
}

/** Whether a search has a bound, as far as its trace tells: of what was not recorded to its end it may be unknown. */
export type HasBound = 'yes' | 'no' | 'unknown';

export function hasBound({ iterations, outcome }: Recorded, bound: number): HasBound {
  if (iterations.some((each) => each.bound === bound)) return 'yes';
  return outcome === null && (iterations.at(-1)?.bound ?? -1) < bound ? 'unknown' : 'no';
}
