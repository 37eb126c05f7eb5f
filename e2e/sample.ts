/** Which tests belong to the long run alone: those that take long, and most of many that are alike. */
import { pairwise } from '../tests/pairwise.ts';

interface Tagged {
  readonly tag: string[];
}

/** A test with these details is in the long run. */
export const long: Tagged = { tag: ['@long'] };
const short: Tagged = { tag: [] };

/** Of a table of tests alike every n-th row is in the short run, from the first on. */
export const oneIn = (n: number, row: number): Tagged => (row % n === 0 ? short : long);

/** These combinations; those in the short run are enough for every two values to meet. */
export function sampled<T extends object>(combinations: readonly T[]): (T & Tagged)[] {
  const chosen = new Set(pairwise(combinations));
  return combinations.map((combination) => ({ ...combination, ...(chosen.has(combination) ? short : long) }));
}
