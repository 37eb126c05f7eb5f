import { type DrawSize, drawNumber } from '../draw-number.ts';
import { randomGrid } from './examples.ts';
import type { SquareGrid } from './square-problem.ts';

/** The sides that a case may have: the contest's, and those where all small sets of sticks are soon tried. */
const sides: Readonly<Record<DrawSize, number>> = { any: 5, small: 3 };

/** A grid as the contest may have it, or a small one. */
export function drawGrid(seed: number, size: DrawSize): SquareGrid {
  const [n, next] = drawNumber(seed, 1, sides[size]);
  return randomGrid(next, { n, missing: [] });
}
