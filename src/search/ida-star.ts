/**
 * IDA*: depth-first searches under a rising bound on f = g + h (Korf, 1985).
 *
 * The generator only speaks; `DepthFirst` walks. A generator that holds the hot loop itself, or delegates to
 * itself, was measured at up to twice the time per node, so the walk is a plain method that stops where there is
 * something to say: at every event, or with events off only now and then. One walk serves both.
 */
import { DepthFirst } from './depth-first.ts';
import type { Problem } from './problem.ts';
import type { Grain, Iteration, Outcome, Search, SearchEvent } from './search-events.ts';

export interface BoundPolicy {
  /** The bound of the first iteration: h of the root, or a number. */
  readonly first: 'root-estimate' | number;
  /** After a failed iteration: one more, or the least f that was cut. */
  readonly next: 'plus-one' | 'least-overflow';
  /** The last bound to try, inclusive; none when left out. */
  readonly last?: number;
}

/** Events handed over at a time: so many that handing over costs nothing, so few that the first are there at once. */
const BATCH = 256;

/** Runs IDA*; with the grain `count` it takes the same way and says nothing but a pulse now and then. */
export function* idaStar(problem: Problem, policy: BoundPolicy, grain: Grain = 'events'): Search {
  const iterations: Iteration[] = [];
  let batch: SearchEvent[] = [];
  let bound = policy.first === 'root-estimate' ? problem.estimate(problem.start, 0) : policy.first;
  let previous: number | null = null;
  let cause: number | null = null;
  let before = 0;
  for (;;) {
    if (grain === 'events') batch.push({ kind: 'bound', bound, previous, cause });
    const walk = new DepthFirst(problem, bound, grain);
    for (let event = walk.advance(); !walk.finished; event = walk.advance()) {
      batch.push(event ?? { kind: 'pulse', iterations: [...iterations, { bound, ...walk.counts }] });
      if (event && batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    iterations.push({ bound, ...walk.counts });
    const next = policy.next === 'plus-one' ? bound + 1 : walk.overflow;
    const outcome = outcomeOf(walk, next, policy);
    if (outcome) {
      const { solution } = walk;
      if (grain === 'events') batch.push({ kind: 'end', depth: solution?.length ?? 0, outcome });
      if (batch.length > 0) yield batch;
      return { outcome, solution, iterations };
    }
    cause = policy.next === 'plus-one' ? null : before + walk.overflowNode;
    before += walk.nodes;
    previous = bound;
    bound = next;
  }
}

function outcomeOf(walk: DepthFirst, next: number, { last = Number.POSITIVE_INFINITY }: BoundPolicy): Outcome | null {
  if (walk.solution) return 'solved';
  if (walk.prunes === 0) return 'exhausted';
  return next > last ? 'bounded' : null;
}
