/**
 * The fractional estimate: weights on the alive squares such that no allowed stick carries more than 1 in all. A
 * stick that goes breaks squares of weight 1 at most, so the sum of all weights never exceeds the sticks still needed, nor does the
 * sum rounded up (linear programming duality). Greedy-disjoint is the case of weights 0 and 1.
 *
 * The weights are halves, counted in whole numbers. Twice over the alive squares in the square order, each gets a half more if
 * all its allowed sticks can carry it. Where weights of 0 and 1, given in the same manner, come to more, they are the ones.
 */
import type { Problem } from '../../search/problem.ts';
import { lowestIn } from './bits.ts';
import type { GridMasks } from './grid-masks.ts';

export function fractional(masks: GridMasks): Problem['estimate'] {
  return masks.words === 2 && masks.stickWords === 2 ? weighTwoWords(masks) : weighWords(masks);
}

/** The sum of wholes and that of halves grow side by side: the first pass serves both. */
function weighWords({ words, stickWords, borders }: GridMasks): Problem['estimate'] {
  const sticks = new Int32Array(stickWords);
  const whole = new Int32Array(stickWords);
  const half = new Int32Array(stickWords);
  const full = new Int32Array(stickWords);
  return (positions, at) => {
    let wholes = 0;
    let halves = 0;
    whole.fill(0);
    half.fill(0);
    full.fill(0);
    for (let pass = 0; pass < 2; pass++)
      for (let w = 0; w < words; w++)
        for (let word = positions[at + w] as number; word !== 0; word &= word - 1) {
          const row = ((w << 5) + lowestIn(word)) * stickWords;
          let carriesWhole = 0;
          let isFull = 0;
          for (let v = 0; v < stickWords; v++) {
            const own = (borders[row + v] as number) & (positions[at + words + v] as number);
            sticks[v] = own;
            carriesWhole |= own & (whole[v] as number);
            isFull |= own & (full[v] as number);
          }
          if (pass === 0 && carriesWhole === 0) {
            wholes++;
            for (let v = 0; v < stickWords; v++) whole[v] = (whole[v] as number) | (sticks[v] as number);
          }
          if (isFull !== 0) continue;
          halves++;
          for (let v = 0; v < stickWords; v++) {
            full[v] = (full[v] as number) | ((half[v] as number) & (sticks[v] as number));
            half[v] = (half[v] as number) | (sticks[v] as number);
          }
        }
    return Math.max(wholes, (halves + 1) >> 1);
  };
}

/** The contest's grids: with all sets in registers the whole search takes half the time. */
function weighTwoWords({ borders }: GridMasks): Problem['estimate'] {
  return (positions, at) => {
    const allowedLow = positions[at + 2] as number;
    const allowedHigh = positions[at + 3] as number;
    let wholeLow = 0;
    let wholeHigh = 0;
    let halfLow = 0;
    let halfHigh = 0;
    let fullLow = 0;
    let fullHigh = 0;
    let wholes = 0;
    let halves = 0;
    for (let turn = 0; turn < 4; turn++) {
      const w = turn & 1;
      for (let word = positions[at + w] as number; word !== 0; word &= word - 1) {
        const row = ((w << 5) + lowestIn(word)) << 1;
        const low = (borders[row] as number) & allowedLow;
        const high = (borders[row + 1] as number) & allowedHigh;
        if (turn < 2 && ((low & wholeLow) | (high & wholeHigh)) === 0) {
          wholes++;
          wholeLow |= low;
          wholeHigh |= high;
        }
        if (((low & fullLow) | (high & fullHigh)) !== 0) continue;
        halves++;
        fullLow |= low & halfLow;
        fullHigh |= high & halfHigh;
        halfLow |= low;
        halfHigh |= high;
      }
    }
    return Math.max(wholes, (halves + 1) >> 1);
  };
}
