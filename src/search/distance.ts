/**
 * What a goal still costs, exactly: IDA* from a position, under the best estimate at hand, to the first bound under which there
 * is a solution. For an admissible estimate none is cheaper.
 *
 * Invariant: before each walk all paths with f below its bound have been searched in vain, within `limit` nodes in all.
 */
import { DepthFirst } from './depth-first.ts';
import type { Problem } from './problem.ts';

/** The least cost of moves to a goal; `none` if no moves lead to one; `beyond` if the limit of nodes was reached first. */
export type Distance = number | 'none' | 'beyond';

/** The distance of the problem's start. The problem must not learn: what it remembers would cut paths for ever. */
export function distanceOf(problem: Problem, limit: number): Distance {
  let bound = problem.estimate(problem.start, 0);
  for (let left = limit; left > 0; ) {
    const walk = new DepthFirst(problem, bound, null, left);
    walk.advance();
    if (walk.solution) return walk.cost;
    if (!walk.finished) return 'beyond';
    if (walk.prunes === 0) return 'none';
    left -= walk.nodes;
    bound = walk.overflow;
  }
  return 'beyond';
}
