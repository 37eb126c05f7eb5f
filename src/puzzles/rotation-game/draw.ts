import { type DrawSize, drawNumber } from '../draw-number.ts';
import { CELLS, centre, digits, type RotationBoard } from './board.ts';
import { randomBoard, scrambledBoard } from './examples.ts';

/** The most random moves that a case lies away from a goal: any board is found in a second then, or by trying all sequences. */
const mostMoves: Readonly<Record<DrawSize, number>> = { any: 10, small: 5 };

/** A board as the contest may have it: some random moves from one whose centre is of one digit. */
export function drawBoard(seed: number, size: DrawSize): RotationBoard {
  const [moves, next] = drawNumber(seed, 0, mostMoves[size]);
  const [digit, after] = drawNumber(next, 1, digits.length);
  const around = randomBoard(after).filter((other) => other !== digit);
  const goal = Array.from({ length: CELLS }, (_, cell) => (centre.includes(cell) ? digit : (around.pop() ?? digit)));
  return scrambledBoard(goal, after, moves);
}
