import type { Problem } from '../../src/search/problem.ts';
import type { PlainProblem } from './textbook.ts';

/** A search from both ends knows its goal, and has no estimate. */
type PackedProblem = Omit<Problem, 'estimate'> & Partial<Pick<Problem, 'estimate'>> & { readonly goal?: Int32Array };

/** A packed problem with its positions as values. One that learns does so here too: one search, one problem. */
export function plain(problem: PackedProblem): PlainProblem<Int32Array> {
  const { words, goal } = problem;
  const h = (position: Int32Array) => problem.estimate?.(position, 0) ?? 0;
  return {
    start: problem.start,
    ...(goal ? { goal } : {}),
    isGoal: (position) => problem.isGoal?.(position, 0) ?? h(position) === 0,
    h,
    moves(position, last) {
      const moves = new Int32Array(problem.maxMoves);
      return [...moves.subarray(0, problem.branch(position.slice(), 0, last, moves, 0))];
    },
    after(position, move) {
      const pair = new Int32Array(2 * words);
      pair.set(position);
      problem.apply(pair, 0, move, words);
      return pair.slice(words);
    },
    cost: (position, move) => problem.cost?.(position, 0, move) ?? 1,
    rank: (position) => problem.rank?.(position, 0) ?? 0,
    key: (position) => position.join(),
    failed: (position, left) => problem.failed?.(position, 0, left),
  };
}
