/**
 * Sticks that need not be tried: those that no alive square has, and with dominance those that break no alive square
 * but such as one other allowed stick breaks too; whoever takes the first may take the second instead. Of two that break
 * the same squares the lower id stays.
 *
 * Invariant: once a position has no needless stick, only the sticks of squares that are broken then can become needless, so only they
 * are looked at. To forbid a stick makes none needless.
 */
import { lowestIn } from './bits.ts';
import type { GridMasks } from './grid-masks.ts';
import type { SquareSettings } from './settings.ts';

/** Takes the needless ones among the `touched` sticks off the allowed sticks of the position at `at`. */
export type DropNeedless = (positions: Int32Array, at: number, touched: Int32Array) => void;

export function dropNeedless(masks: GridMasks, rule: SquareSettings['dominance']): DropNeedless {
  const { words, stickWords } = masks;
  const dominator = rule === 'dominance' ? dominatorIn(masks) : null;
  const breaksOne = breaksAny(masks);
  return (positions, at, touched) => {
    for (let v = 0; v < stickWords; v++) {
      const cell = at + words + v;
      for (let word = (touched[v] as number) & (positions[cell] as number); word !== 0; word &= word - 1) {
        const stick = (v << 5) + lowestIn(word);
        const isNeeded =
          breaksOne(positions, at, stick) && (dominator === null || dominator(positions, at, stick) === 0);
        if (!isNeeded) positions[cell] = (positions[cell] as number) & ~(word & -word);
      }
    }
  };
}

/** Tells whether an alive square has the stick. */
function breaksAny({ words, survivors }: GridMasks): (positions: Int32Array, at: number, stick: number) => boolean {
  return (positions, at, stick) => {
    let broken = 0;
    for (let w = 0; w < words; w++) broken |= (positions[at + w] as number) & ~(survivors[stick * words + w] as number);
    return broken !== 0;
  };
}

/** Finds an allowed stick that makes another needless, one that alive squares have: 0 if there is none. */
type FindDominator = (positions: Int32Array, at: number, stick: number) => number;

/** Such a stick is in all alive squares that the other one is in: what they have in common is looked through. */
export function dominatorIn({ words, stickWords, survivors, borders }: GridMasks): FindDominator {
  const common = new Int32Array(stickWords);
  return (positions, at, stick) => {
    for (let v = 0; v < stickWords; v++) common[v] = positions[at + words + v] as number;
    common[stick >> 5] = (common[stick >> 5] as number) & ~(1 << (stick & 31));
    for (let w = 0; w < words; w++) {
      let broken = (positions[at + w] as number) & ~(survivors[stick * words + w] as number);
      for (; broken !== 0; broken &= broken - 1) {
        const row = ((w << 5) + 31 - Math.clz32(broken & -broken)) * stickWords;
        let any = 0;
        for (let v = 0; v < stickWords; v++) any |= common[v] = (common[v] as number) & (borders[row + v] as number);
        if (any === 0) return 0;
      }
    }
    for (let v = 0; v < stickWords; v++)
      for (let word = common[v] as number; word !== 0; word &= word - 1) {
        const other = (v << 5) + lowestIn(word);
        if (other < stick) return other;
        // of two that break the same the lower id stays
        for (let w = 0; w < words; w++) {
          const onlyOther = (survivors[stick * words + w] as number) & ~(survivors[other * words + w] as number);
          if (((positions[at + w] as number) & onlyOther) !== 0) return other;
        }
      }
    return 0;
  };
}
