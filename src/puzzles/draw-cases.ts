/** Contest inputs by chance, such as a program is tried on: the same for the same seed. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { DrawSize, Puzzle } from './puzzle.ts';

/** The largest seed; the least is 0. */
export const LAST_SEED = 2 ** 32 - 1;

/** So many cases, each from a seed of its own that follows from the one given: the first cases of a longer input are the same. */
export function drawCases({ contest }: Puzzle, seed: number, cases: number, size: DrawSize): unknown[] {
  const random = xoroshiro128plus(seed);
  return Array.from({ length: cases }, () => contest.draw(uniformInt(random, 0, LAST_SEED), size));
}

/** A whole number within a range, ends included, and a seed for what is drawn next. */
export function drawNumber(seed: number, from: number, to: number): readonly [number: number, seed: number] {
  const random = xoroshiro128plus(seed);
  return [uniformInt(random, from, to), uniformInt(random, 0, LAST_SEED)];
}
