/** Sticks that need not be tried, since no alive square has them. */
import { lowestIn } from './bits.ts';
import type { GridMasks } from './grid-masks.ts';

/** Takes the needless ones among the `touched` sticks off the allowed sticks of the position at `at`. */
export type DropNeedless = (positions: Int32Array, at: number, touched: Int32Array) => void;

export function dropNeedless({ words, stickWords, survivors }: GridMasks): DropNeedless {
  const aliveSquareWith = (positions: Int32Array, at: number, stick: number): number => {
    for (let w = 0; w < words; w++) {
      const alive = (positions[at + w] as number) & ~(survivors[stick * words + w] as number);
      if (alive !== 0) return (w << 5) + lowestIn(alive);
    }
    return -1;
  };
  return (positions, at, touched) => {
    for (let v = 0; v < stickWords; v++) {
      const cell = at + words + v;
      for (let word = (touched[v] as number) & (positions[cell] as number); word !== 0; word &= word - 1)
        if (aliveSquareWith(positions, at, (v << 5) + lowestIn(word)) < 0)
          positions[cell] = (positions[cell] as number) & ~(word & -word);
    }
  };
}
