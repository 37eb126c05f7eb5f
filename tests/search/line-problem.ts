import type { TwoSidedProblem } from '../../src/search/bidirectional-bfs.ts';

/**
 * A walk along a line: move 0 goes one place up, move 1 one down, and at the edges of 0..`last` nowhere.
 * The goal is `distance` places from the start at 0; -1 for one that no walk reaches.
 */
export function lineProblem(distance: number, last: number): TwoSidedProblem {
  return {
    words: 1,
    maxMoves: 2,
    start: Int32Array.of(0),
    goal: Int32Array.of(distance),
    branch(_positions, _at, _last, moves, from) {
      moves.set([0, 1], from);
      return 2;
    },
    apply(positions, at, move, to) {
      const place = positions[at] as number;
      const wanted = place + (move === 0 ? 1 : -1);
      positions[to] = place < 0 || wanted < 0 || wanted > last ? place : wanted;
    },
    inverse: (move) => 1 - move,
  };
}
