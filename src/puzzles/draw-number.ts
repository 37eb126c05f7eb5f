import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** How large the cases of a contest input are to be: as the contest has them, or so that trying everything can do them. */
export type DrawSize = 'any' | 'small';

/** The largest seed; the least is 0. */
export const LAST_SEED = 2 ** 32 - 1;

/** A whole number within a range, ends included, and a seed for what is drawn next. */
export function drawNumber(seed: number, from: number, to: number): readonly [number: number, seed: number] {
  const random = xoroshiro128plus(seed);
  return [uniformInt(random, from, to), uniformInt(random, 0, LAST_SEED)];
}
