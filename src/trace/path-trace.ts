/**
 * The path of a solution as a trace of its own: what IDA* tells of a problem that has no other moves than those of the path, in one
 * iteration whose bound is what the path costs. So every node of the path is entered, estimated and branched on, and it is as
 * lawful as any trace of IDA*. What it says of bounds, cuts and nodes is of this path, not of the search that found it.
 */
import { idaStar } from '../search/ida-star.ts';
import { type Problem, positionAfter } from '../search/problem.ts';
import { record } from './record.ts';
import type { Trace } from './trace.ts';

/** The moves of a solution of the problem as a trace. Throws RangeError where they do not lead to a goal, or to one before their end. */
export function pathTrace(problem: Problem, path: readonly number[]): Trace {
  let next = 0;
  const along: Problem = {
    ...problem,
    branch(_positions, _at, _last, moves, from) {
      const move = path[next++];
      if (move === undefined) return 0;
      moves[from] = move;
      return 1;
    },
  };
  const bound = costOf(problem, path);
  const { trace, result } = record(idaStar(along, { first: bound, next: 'plus-one', last: bound }));
  if (result?.solution?.length !== path.length) throw new RangeError('the moves do not lead to a goal at their end');
  return trace;
}

function costOf(problem: Problem, path: readonly number[]): number {
  const { cost } = problem;
  if (!cost) return path.length;
  return path.reduce((sum, move, depth) => sum + cost(positionAfter(problem, path.slice(0, depth)), 0, move), 0);
}
