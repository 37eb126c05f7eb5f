/** The sticks to try at a position, in order: the allowed ones of the square branched on. One of them must go. */
import { lowestIn } from './bits.ts';
import type { GridMasks } from './grid-masks.ts';

/** Writes the sticks to try at the position at `at`, in order, to `positions[to…]`; returns how many: 0 at a goal. */
export type BranchOrder = (positions: Int32Array, at: number, to: number) => number;

/** `orders` has the sticks of each square in the order of trying. */
export function branchOrder({ words }: GridMasks, orders: readonly Int32Array[]): BranchOrder {
  return (positions, at, to) => {
    let w = 0;
    while (positions[at + w] === 0) if (++w === words) return 0;
    const order = orders[(w << 5) + lowestIn(positions[at + w] as number)] as Int32Array;
    let length = 0;
    for (let i = 0; i < order.length; i++) {
      const stick = order[i] as number;
      const isAllowed = ((positions[at + words + (stick >> 5)] as number) >>> (stick & 31)) & 1;
      if (isAllowed) positions[to + length++] = stick;
    }
    return length;
  };
}
