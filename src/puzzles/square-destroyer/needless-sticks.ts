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
  const firstAlive = firstAliveWith(masks);
  return (positions, at, touched) => {
    for (let v = 0; v < stickWords; v++) {
      const cell = at + words + v;
      for (let word = (touched[v] as number) & (positions[cell] as number); word !== 0; word &= word - 1) {
        const stick = (v << 5) + lowestIn(word);
        const isNeedless = dominator ? dominator(positions, at, stick) >= 0 : firstAlive(positions, at, stick) < 0;
        if (isNeedless) positions[cell] = (positions[cell] as number) & ~(word & -word);
      }
    }
  };
}

type Find = (positions: Int32Array, at: number, stick: number) => number;

/** Finds the index of the first alive square that has the stick, -1 if there is none. */
function firstAliveWith({ words, survivors }: GridMasks): Find {
  return (positions, at, stick) => {
    for (let w = 0; w < words; w++) {
      const alive = (positions[at + w] as number) & ~(survivors[stick * words + w] as number);
      if (alive !== 0) return (w << 5) + lowestIn(alive);
    }
    return -1;
  };
}

/**
 * Finds an allowed stick that makes another one needless: -1 if there is none, 0 if no alive square has that one, so that no
 * other is needed for it.
 */
export function dominatorIn(masks: GridMasks): Find {
  const { words, stickWords, survivors, borders } = masks;
  const firstAlive = firstAliveWith(masks);
  return (positions, at, stick) => {
    const square = firstAlive(positions, at, stick);
    if (square < 0) return 0;
    const row = stick * words;
    for (let v = 0; v < stickWords; v++) {
      let word = (borders[square * stickWords + v] as number) & (positions[at + words + v] as number);
      for (; word !== 0; word &= word - 1) {
        const other = (v << 5) + lowestIn(word);
        if (other === stick) continue;
        let spared = 0;
        let more = 0;
        for (let w = 0; w < words; w++) {
          const alive = positions[at + w] as number;
          const survives = survivors[row + w] as number;
          const survivesOther = survivors[other * words + w] as number;
          spared |= alive & ~survives & survivesOther;
          more |= alive & survives & ~survivesOther;
        }
        if (spared === 0 && (more !== 0 || other < stick)) return other;
      }
    }
    return -1;
  };
}
