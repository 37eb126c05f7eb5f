/**
 * The contest's answer where no more than its length is known: of the shortest solutions the first in the alphabet. One iteration of
 * IDA* (Korf, 1985), to exactly that length, moves in the order A..H: what it finds first is the first in the alphabet.
 *
 * Invariant: what is left out is in no such sequence. Not the inverse of the move before: without the two it would be shorter. Nor, of
 * two lines without a common cell, the turn of the later letter right before that of the earlier: in the other order they lead to
 * the same board, and come first in the alphabet.
 */
import { DepthFirst } from '../../search/depth-first.ts';
import type { Problem } from '../../search/problem.ts';
import type { RotationBoard } from './board.ts';
import { inverses, lines } from './moves.ts';
import { estimateAtHand } from './pattern-search.ts';
import { rotationProblem } from './rotation-problem.ts';

/** By the move before: the moves to try. */
const following = lines.map((line, last) =>
  Array.from(lines.keys()).filter((move) => {
    const isApart = lines[move]?.every((cell) => !line.includes(cell)) ?? false;
    return move !== inverses[last] && !(isApart && move < last);
  }),
);
const first = Array.from(lines.keys());

const branch: Problem['branch'] = (_positions, _at, last, moves, from) => {
  const order = last < 0 ? first : (following[last] as readonly number[]);
  for (let i = 0; i < order.length; i++) moves[from + i] = order[i] as number;
  return order.length;
};

/**
 * Of the solutions with `length` moves, the fewest that there are, the first in the alphabet. Milliseconds up to nine moves, some
 * tens of them at ten, up to seconds at thirteen, the most that a board needs; with the pattern database built none of that.
 * Throws RangeError if there is no solution of so many moves.
 */
export function leastSequence(board: RotationBoard, length: number): readonly number[] {
  return foundBy(searchTo(board, length, Number.POSITIVE_INFINITY), length);
}

/** The same, or null where it takes more than `most` nodes. */
export function leastSequenceWithin(board: RotationBoard, length: number, most: number): readonly number[] | null {
  const walk = searchTo(board, length, most);
  return walk.finished ? foundBy(walk, length) : null;
}

function searchTo(board: RotationBoard, length: number, most: number): DepthFirst {
  const walk = new DepthFirst({ ...rotationProblem(board, estimateAtHand()), branch }, length, null, most);
  walk.advance();
  return walk;
}

function foundBy({ solution }: DepthFirst, length: number): readonly number[] {
  if (!solution) throw new RangeError(`no solution has ${length} moves`);
  return solution;
}
