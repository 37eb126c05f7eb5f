/**
 * IDA*: depth-first searches under a rising bound on f = g + h (Korf, 1985).
 *
 * The generator only speaks; `DepthFirst` walks. A generator that holds the hot loop itself, or delegates to
 * itself, was measured at up to twice the time per node, so the walk is a plain method that stops now and then: where the
 * columns for its events are full, or with events off to be asked how far it is. One walk serves both.
 */
import { DepthFirst } from './depth-first.ts';
import { EventColumns } from './event-columns.ts';
import type { Problem } from './problem.ts';
import type { Grain, Iteration, Outcome, Search } from './search-events.ts';

export interface BoundPolicy {
  /** The bound of the first iteration: h of the root, or a number. */
  readonly first: 'root-estimate' | number;
  /** After a failed iteration: one more, or the least f that was cut. */
  readonly next: 'plus-one' | 'least-overflow';
  /** The last bound to try, inclusive; none when left out. */
  readonly last?: number;
}

/** Runs IDA*; with the grain `count` it takes the same way and says nothing but a pulse now and then. */
export function* idaStar(problem: Problem, policy: BoundPolicy, grain: Grain = 'events'): Search {
  const iterations: Iteration[] = [];
  const told = grain === 'events' ? new EventColumns('ida-star') : null;
  let bound = policy.first === 'root-estimate' ? problem.estimate(problem.start, 0) : policy.first;
  let cause: number | null = null;
  let before = 0;
  for (;;) {
    told?.bound(bound, cause);
    const walk = new DepthFirst(problem, bound, told);
    for (walk.advance(); !walk.finished; walk.advance())
      yield told?.take() ?? { kind: 'pulse', iterations: [...iterations, { bound, ...walk.counts }] };
    iterations.push({ bound, ...walk.counts });
    const next = policy.next === 'plus-one' ? bound + 1 : walk.overflow;
    const outcome = outcomeOf(walk, next, policy);
    if (outcome) {
      const { solution } = walk;
      told?.end(solution ? walk.cost : 0, outcome, outcome === 'bounded' ? bound : null);
      if (told) yield told.take();
      const remembered = problem.remembered?.();
      return { outcome, solution, iterations, ...(remembered ? { remembered } : {}) };
    }
    cause = policy.next === 'plus-one' ? null : before + walk.overflowNode;
    before += walk.nodes;
    bound = next;
  }
}

function outcomeOf(walk: DepthFirst, next: number, { last = Number.POSITIVE_INFINITY }: BoundPolicy): Outcome | null {
  if (walk.solution) return 'solved';
  if (walk.prunes === 0) return 'exhausted';
  return next > last ? 'bounded' : null;
}
