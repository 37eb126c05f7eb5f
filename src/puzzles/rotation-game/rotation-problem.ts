/**
 * The Rotation Game as a search problem. A position is two sets of cells: those with a 1 and those with a 2; the 3s
 * are the rest.
 *
 * The estimate 8 − max: three cells of every line, side by side, are of the centre, so a move takes one digit out of
 * the centre and brings one in, and no digit's count in the centre grows by more than one.
 */
import type { Problem } from '../../search/problem.ts';
import { cellsWith, type RotationBoard } from './board.ts';
import { countInCentre, setOf, turnedSet } from './cell-sets.ts';
import { inverses, lines } from './moves.ts';

const allMoves = Int32Array.from(lines.keys());
/** By the move before: the moves to try, all but its inverse. */
const movesAfterMove = inverses.map((inverse) => allMoves.filter((move) => move !== inverse));

export const eightMinusMax: Problem['estimate'] = (positions, at) => {
  const ones = countInCentre(positions[at] as number);
  const twos = countInCentre(positions[at + 1] as number);
  return 8 - Math.max(ones, twos, 8 - ones - twos);
};

/** 1 until the centre is of one digit. */
export const naive: Problem['estimate'] = (positions, at) => (eightMinusMax(positions, at) === 0 ? 0 : 1);

/** The search problem of a board under an estimate of two sets of cells: those with a 1, those with a 2. */
export function rotationProblem(board: RotationBoard, estimate: Problem['estimate']): Problem {
  return {
    words: 2,
    start: Int32Array.of(setOf(cellsWith(board, 1)), setOf(cellsWith(board, 2))),
    maxMoves: lines.length,
    estimate,
    branch(_positions, _at, last, moves, from) {
      const order = last < 0 ? allMoves : (movesAfterMove[last] as Int32Array);
      for (let i = 0; i < order.length; i++) moves[from + i] = order[i] as number;
      return order.length;
    },
    leftOut: (_positions, _at, last) => (last < 0 ? [] : [inverses[last] as number]),
    apply(positions, at, move, to) {
      positions[to] = turnedSet(positions[at] as number, move);
      positions[to + 1] = turnedSet(positions[at + 1] as number, move);
    },
  };
}
