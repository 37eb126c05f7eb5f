import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { stickCount } from './grid.ts';
import { makeGrid } from './notation.ts';
import type { SquareGrid } from './square-problem.ts';

/** The second contest sample comes first: few squares, and both ways of being skipped in the estimate. */
export const squareExamples: readonly { readonly name: string; readonly instance: SquareGrid }[] = [
  { name: 'sample-2', instance: makeGrid(3, [12, 17, 23]) },
  { name: 'sample-1', instance: makeGrid(2, []) },
  { name: 'complete-1', instance: makeGrid(1, []) },
  { name: 'complete-3', instance: makeGrid(3, []) },
  { name: 'complete-4', instance: makeGrid(4, []) },
  { name: 'complete-5', instance: makeGrid(5, []) },
  { name: 'hard', instance: makeGrid(5, [29, 32, 33, 47]) },
  { name: 'nothing-left', instance: makeGrid(3, [1, 2, 3, 8, 9, 10, 15, 16, 17, 22, 23, 24]) },
];

/** A grid of the same side with an eighth to a half of its sticks missing. */
export function randomGrid(seed: number, { n }: SquareGrid): SquareGrid {
  const random = xoroshiro128plus(seed);
  const sticks = Array.from({ length: stickCount(n) }, (_, i) => i + 1);
  const missing = uniformInt(random, Math.ceil(sticks.length / 8), Math.floor(sticks.length / 2));
  for (let i = 0; i < missing; i++) {
    const j = uniformInt(random, i, sticks.length - 1);
    [sticks[i], sticks[j]] = [sticks[j] as number, sticks[i] as number];
  }
  return makeGrid(n, sticks.slice(0, missing));
}
