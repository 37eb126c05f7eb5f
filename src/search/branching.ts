import { goalTest, movesAfter, type Problem, positionAfter } from './problem.ts';

/** What a search does with the moves of a position. */
export interface Branching {
  /** The moves to try, in order. */
  readonly moves: readonly number[];
  /** Moves that there are but that need not be tried; none where nothing is said. */
  readonly leftOut?: readonly number[];
}

/** What a search does after a path of moves from the start: nothing more at a goal. */
export function branchingAfter(problem: Problem, path: readonly number[]): Required<Branching> {
  const position = positionAfter(problem, path);
  const leftOut = goalTest(problem)(position, 0) ? [] : (problem.leftOut?.(position, 0, path.at(-1) ?? -1) ?? []);
  return { moves: movesAfter(problem, path), leftOut };
}
