/**
 * The greedy-disjoint estimate: scan the alive squares in the square order and count each that shares no stick
 * with one already counted. One stick breaks at most one of pairwise disjoint squares, so the count never
 * overestimates; it is not consistent: removing one stick may lower it by more than 1.
 *
 * Instead of looking at every alive square, count the first, strike out all that share a stick with it, and
 * go on with what is left: as many times as squares are counted.
 */
import type { Problem } from '../../search/problem.ts';

/** `disjoint` has one row of `words` words per square: the set of squares that share no stick with it. */
export function greedyDisjoint(disjoint: Int32Array, words: number): Problem['estimate'] {
  return words === 2 ? scanTwoWords(disjoint) : scanWords(disjoint, words);
}

function scanWords(disjoint: Int32Array, words: number): Problem['estimate'] {
  const left = new Int32Array(words);
  return (positions, at) => {
    let counted = 0;
    for (let w = 0; w < words; w++) left[w] = positions[at + w] as number;
    for (let w = 0; w < words; w++)
      for (let word = left[w] as number; word !== 0; word = left[w] as number) {
        const row = ((w << 5) + 31 - Math.clz32(word & -word)) * words;
        counted++;
        for (let v = w; v < words; v++) left[v] = (left[v] as number) & (disjoint[row + v] as number);
      }
    return counted;
  };
}

/** The contest's grids, 33 to 64 squares: with both words in registers, twice as fast as the loops above. */
function scanTwoWords(disjoint: Int32Array): Problem['estimate'] {
  return (positions, at) => {
    let low = positions[at] as number;
    let high = positions[at + 1] as number;
    let counted = 0;
    for (; low !== 0; counted++) {
      const row = (31 - Math.clz32(low & -low)) << 1;
      low &= disjoint[row] as number;
      high &= disjoint[row + 1] as number;
    }
    for (; high !== 0; counted++) high &= disjoint[((63 - Math.clz32(high & -high)) << 1) + 1] as number;
    return counted;
  };
}
