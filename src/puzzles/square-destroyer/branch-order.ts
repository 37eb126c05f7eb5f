/**
 * What to branch on where sticks may be kept: an alive square, and of its sticks those that are allowed, in order. One of its sticks
 * must go, and of the solutions that a kept one is part of none is needed, so nothing is missed.
 */
import { lowestIn, onesIn } from './bits.ts';
import type { GridMasks } from './grid-masks.ts';
import type { SquareSettings } from './settings.ts';

/** Finds the index of the alive square to branch on, -1 at a goal. */
export type PickSquare = (positions: Int32Array, at: number) => number;

export function pickSquare(masks: GridMasks, rule: SquareSettings['square']): PickSquare {
  return rule === 'first-alive' ? firstAlive(masks) : fewestSticks(masks);
}

function firstAlive({ words }: GridMasks): PickSquare {
  return (positions, at) => {
    for (let w = 0; w < words; w++) {
      const word = positions[at + w] as number;
      if (word !== 0) return (w << 5) + lowestIn(word);
    }
    return -1;
  };
}

/** Of squares with equally few allowed sticks the first in the square order. */
function fewestSticks({ words, stickWords, borders }: GridMasks): PickSquare {
  return (positions, at) => {
    let fewest = Number.POSITIVE_INFINITY;
    let found = -1;
    for (let w = 0; w < words; w++)
      for (let word = positions[at + w] as number; word !== 0; word &= word - 1) {
        const square = (w << 5) + lowestIn(word);
        let sticks = 0;
        for (let v = 0; v < stickWords; v++)
          sticks += onesIn((borders[square * stickWords + v] as number) & (positions[at + words + v] as number));
        if (sticks >= fewest) continue;
        fewest = sticks;
        found = square;
      }
    return found;
  };
}

/** Writes the sticks to try at the position at `at`, in order, to `positions[to…]`; returns how many: 0 at a goal. */
export type BranchOrder = (positions: Int32Array, at: number, to: number) => number;

/** `orders` has the sticks of each square in the order of trying, or ascending where that is by the squares alive now. */
export function branchOrder(
  masks: GridMasks,
  orders: readonly Int32Array[],
  { square, sticks }: SquareSettings,
): BranchOrder {
  const { words } = masks;
  const pick = pickSquare(masks, square);
  const list: BranchOrder = (positions, at, to) => {
    const picked = pick(positions, at);
    if (picked < 0) return 0;
    const order = orders[picked] as Int32Array;
    let length = 0;
    for (let i = 0; i < order.length; i++) {
      const stick = order[i] as number;
      const isAllowed = ((positions[at + words + (stick >> 5)] as number) >>> (stick & 31)) & 1;
      if (isAllowed) positions[to + length++] = stick;
    }
    return length;
  };
  return sticks === 'most-alive' ? mostAliveFirst(masks, list) : list;
}

/** Sorts the sticks by insertion, which leaves equals as they were. */
function mostAliveFirst({ words, survivors, squares }: GridMasks, list: BranchOrder): BranchOrder {
  const counts = new Int32Array(Math.max(...squares.map(({ sticks }) => sticks.length)));
  const breaks = (positions: Int32Array, at: number, stick: number): number => {
    let broken = 0;
    for (let w = 0; w < words; w++)
      broken += onesIn((positions[at + w] as number) & ~(survivors[stick * words + w] as number));
    return broken;
  };
  return (positions, at, to) => {
    const length = list(positions, at, to);
    for (let i = 0; i < length; i++) {
      const stick = positions[to + i] as number;
      const count = breaks(positions, at, stick);
      let place = i;
      for (; place > 0 && (counts[place - 1] as number) < count; place--) {
        counts[place] = counts[place - 1] as number;
        positions[to + place] = positions[to + place - 1] as number;
      }
      counts[place] = count;
      positions[to + place] = stick;
    }
    return length;
  };
}
