import { type DrawSize, drawNumber } from '../draw-number.ts';
import { type LitsBoard, MAX_SIDE, makeBoard } from './board.ts';
import { randomBoard } from './examples.ts';

/** The largest side of a case: the contest's, and one on which all ways to place four pieces are soon tried. */
const mostSide: Readonly<Record<DrawSize, number>> = { any: MAX_SIDE, small: 6 };

/** A board as the contest may have it, or a small one. */
export function drawBoard(seed: number, size: DrawSize): LitsBoard {
  const [n, next] = drawNumber(seed, 1, mostSide[size]);
  return randomBoard(
    next,
    makeBoard(n, () => false),
  );
}
