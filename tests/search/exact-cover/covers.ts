/** Small exact cover problems for property tests, and a search for all their solutions that knows nothing of links. */
import fc from 'fast-check';
import { type ExactCover, exactCover, itemsOf } from '../../../src/search/exact-cover/exact-cover.ts';

/** The problem whose options are these sets of items. */
export function coverOf(items: number, primaryFrom: number, options: readonly (readonly number[])[]): ExactCover {
  const rowStart = new Int32Array(options.length + 1);
  for (const [i, option] of options.entries()) rowStart[i + 1] = (rowStart[i] as number) + option.length;
  return exactCover(items, primaryFrom, { rowStart, rows: Int32Array.from(options.flat()) });
}

/** Up to 8 items, at least one of them primary, and up to 14 options. */
export const anyCover: fc.Arbitrary<ExactCover> = fc
  .integer({ min: 1, max: 8 })
  .chain((items) =>
    fc.tuple(
      fc.constant(items),
      fc.integer({ min: 0, max: items - 1 }),
      fc.array(
        fc.subarray(
          Array.from({ length: items }, (_, i) => i),
          { minLength: 1 },
        ),
        { maxLength: 14 },
      ),
    ),
  )
  .map(([items, primaryFrom, options]) => coverOf(items, primaryFrom, options));

/** Whether these options have every primary item once and no secondary item twice. */
export function isExact(cover: ExactCover, options: readonly number[]): boolean {
  const times = new Array<number>(cover.items).fill(0);
  for (const option of options) for (const item of itemsOf(cover, option)) times[item] = (times[item] as number) + 1;
  return times.every((each, item) => each === 1 || (each === 0 && item < cover.primaryFrom));
}

/** Whether any set of options is a solution: all sets are tried. */
export function hasSolution(cover: ExactCover): boolean {
  for (let set = 0; set < 1 << cover.options; set++) {
    const options = Array.from({ length: cover.options }, (_, i) => i).filter((i) => (set >> i) & 1);
    // an option that has no primary item need not be there, and an exact set without it is one too
    if (isExact(cover, options)) return true;
  }
  return false;
}
