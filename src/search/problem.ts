/**
 * What a search has to know of a puzzle, and no more.
 *
 * A position is packed into `words` 32-bit integers, so that a search can hold its whole path in one typed
 * array and never allocates. All functions read the position that starts at index `at` of `positions`.
 *
 * g is the number of moves made so far; h, the estimate, is a lower bound on the moves still needed
 * (*admissible*); f = g + h never exceeds the length of the best solution below the node.
 */
export interface Problem {
  /** The length of a packed position, in 32-bit words. */
  readonly words: number;
  readonly start: Int32Array;
  /** The most moves that any position has. */
  readonly maxMoves: number;
  /** h: a whole number, never more than the moves still needed, and 0 exactly at a goal. */
  estimate(positions: Int32Array, at: number): number;
  /** Writes the moves to try, in order, to `moves[from…]` and returns how many there are. `last` led here, -1 at the root. */
  branch(positions: Int32Array, at: number, last: number, moves: Int32Array, from: number): number;
  /** Writes the position after `move` to `positions[to…]`, which does not overlap the position at `at`. */
  apply(positions: Int32Array, at: number, move: number, to: number): void;
  /** Told where all moves of a position have been tried and no solution of at most `left` more moves was found. */
  failed?(positions: Int32Array, at: number, left: number): void;
}

/** The moves to try after a path of moves from the start, in the order of trying; none at a goal. */
export function movesAfter(problem: Problem, path: readonly number[]): number[] {
  const moves = new Int32Array(problem.maxMoves);
  const position = positionAfter(problem, path);
  const count = problem.estimate(position, 0) === 0 ? 0 : problem.branch(position, 0, path.at(-1) ?? -1, moves, 0);
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
