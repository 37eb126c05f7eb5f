/**
 * What a search has to know of a puzzle, and no more.
 *
 * A position is packed into `words` 32-bit integers, so that a search can hold its whole path in one typed
 * array and never allocates. All functions read the position that starts at index `at` of `positions`.
 *
 * g is the cost of the moves made so far; h, the estimate, is a lower bound on the cost still to come (*admissible*); so
 * f = g + h never exceeds the cost of the best solution below the node. Costs and h are whole numbers, and every f that a search
 * may tell of is below 65,535.
 */
export interface Problem {
  /** The length of a packed position, in 32-bit words. */
  readonly words: number;
  readonly start: Int32Array;
  /** The most moves that any position has. */
  readonly maxMoves: number;
  /** h: a whole number from 0, never more than what is still needed. */
  estimate(positions: Int32Array, at: number): number;
  /** Writes the moves to try, in order, to `moves[from…]` and returns how many there are. `last` led here, -1 at the root. */
  branch(positions: Int32Array, at: number, last: number, moves: Int32Array, from: number): number;
  /** The moves that there are but that `branch` does not try. Left out: none. */
  leftOut?(positions: Int32Array, at: number, last: number): readonly number[];
  /** Writes the position after `move` to `positions[to…]`, which does not overlap the position at `at`. */
  apply(positions: Int32Array, at: number, move: number, to: number): void;
  /** Whether the position is a goal. Left out: exactly where h is 0. */
  isGoal?(positions: Int32Array, at: number): boolean;
  /** What a move costs: a whole number, at least 1. Left out: 1. */
  cost?(positions: Int32Array, at: number, move: number): number;
  /**
   * Of nodes with the same f A* expands one of the least rank first, of these the one entered last. Left out: all have the same.
   */
  rank?(positions: Int32Array, at: number): number;
  /** Told where all moves of a position have been tried and no solution that costs at most `left` more was found. */
  failed?(positions: Int32Array, at: number, left: number): void;
  /** How much it remembers by now, where it learns. */
  remembered?(): Remembered;
}

/** What a problem that learns holds in memory: positions with a number each, and the bytes of the table that they are in. */
export interface Remembered {
  readonly positions: number;
  readonly bytes: number;
}

/** Whether a position is a goal of the problem. */
export function goalTest(problem: Problem): (positions: Int32Array, at: number) => boolean {
  return (positions, at) => problem.isGoal?.(positions, at) ?? problem.estimate(positions, at) === 0;
}

/** The moves to try after a path of moves from the start, in the order of trying; none at a goal. */
export function movesAfter(problem: Problem, path: readonly number[]): number[] {
  const moves = new Int32Array(problem.maxMoves);
  const position = positionAfter(problem, path);
  const count = goalTest(problem)(position, 0) ? 0 : problem.branch(position, 0, path.at(-1) ?? -1, moves, 0);
  return Array.from(moves.subarray(0, count));
}

/** The position that a path of moves from the start leads to. */
export function positionAfter(problem: Problem, path: readonly number[]): Int32Array {
  const { words } = problem;
  const positions = new Int32Array(2 * words);
  positions.set(problem.start);
  let at = 0;
  for (const move of path) {
    problem.apply(positions, at, move, words - at);
    at = words - at;
  }
  return positions.slice(at, at + words);
}
