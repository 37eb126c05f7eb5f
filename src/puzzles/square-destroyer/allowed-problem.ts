/**
 * Square Destroyer where sticks may be kept for good. A position is two sets: the alive squares, and the allowed
 * sticks, those that may still go and that some alive square has; a solution of it is a set of allowed sticks that breaks all
 * alive squares. Kept sticks are just not in it, so whatever leads to the same two sets leads to the same position.
 *
 * Invariant: if the sticks removed so far can be completed to a solution of k sticks in all, the position has one of at most k,
 * or an earlier sibling of the node, or of one above it, had one. So nothing is missed.
 *
 * Behind the two sets, the cells of a position hold how many sticks are tried there, plus 1, and which, in order; 0 while
 * nobody has asked. Later siblings need to know which came before them.
 */
import type { Problem } from '../../search/problem.ts';
import { lowestIn } from './bits.ts';
import { type BranchOrder, branchOrder, pickSquare } from './branch-order.ts';
import { estimateOf } from './estimates.ts';
import type { GridMasks } from './grid-masks.ts';
import { type DropNeedless, dropNeedless } from './needless-sticks.ts';
import type { SquareSettings } from './settings.ts';

/** A grid at the start, as masks. */
export interface MaskedGrid {
  readonly masks: GridMasks;
  /** The set of alive squares. */
  readonly alive: Int32Array;
  /** The sticks of each alive square, by its index, in the order of trying, or ascending where that is by the squares alive now. */
  readonly orders: readonly Int32Array[];
}

/** Takes a stick off the allowed ones of the position at `at`. */
type Forbid = (positions: Int32Array, at: number, stick: number) => void;

export function allowedProblem({ masks, alive, orders }: MaskedGrid, settings: SquareSettings): Problem {
  const { words, stickWords } = masks;
  const maxMoves = Math.max(...masks.squares.map(({ sticks }) => sticks.length));
  const sets = words + stickWords;
  const drop = dropNeedless(masks, settings.dominance);
  const breakSquares = squareBreaker(masks);
  const pick = pickSquare(masks, settings.square);
  const tried = triedSticks(branchOrder(masks, orders, settings), sets);
  const forbid: Forbid = (positions, at, stick) => {
    const cell = at + words + (stick >> 5);
    positions[cell] = (positions[cell] as number) & ~(1 << (stick & 31));
  };
  const excludes = settings.siblings === 'exclusion';

  return {
    words: sets + 1 + maxMoves,
    start: startOf(masks, alive, sets + 1 + maxMoves, drop),
    maxMoves,
    estimate: estimateOf(masks, settings.estimate),
    branch(positions, at, _last, moves, from) {
      const count = tried(positions, at);
      for (let i = 1; i <= count; i++) moves[from + i - 1] = positions[at + sets + i] as number;
      return count;
    },
    leftOut(positions, at) {
      const first = at + sets + 1;
      const sticks = positions.subarray(first, first + tried(positions, at));
      return masks.squares[pick(positions, at)]?.sticks.filter((stick) => !sticks.includes(stick)) ?? [];
    },
    apply(positions, at, move, to) {
      const touched = breakSquares(positions, at, move, to);
      positions[to + sets] = 0;
      forbid(positions, to, move);
      if (excludes) {
        let i = tried(positions, at);
        while (i > 0 && positions[at + sets + i] !== move) i--;
        while (--i > 0) forbid(positions, to, positions[at + sets + i] as number);
      }
      drop(positions, to, touched);
    },
  };
}

/** All sticks that alive squares have are allowed, but for needless ones. */
function startOf(
  { squares, words, stickWords, borders }: GridMasks,
  alive: Int32Array,
  length: number,
  drop: DropNeedless,
) {
  const start = new Int32Array(length);
  const sticks = new Int32Array(stickWords);
  start.set(alive);
  for (const { index } of squares)
    if (((alive[index >> 5] as number) >>> (index & 31)) & 1)
      for (let v = 0; v < stickWords; v++)
        sticks[v] = (sticks[v] as number) | (borders[index * stickWords + v] as number);
  start.set(sticks, words);
  drop(start, 0, sticks);
  return start;
}

/** Returns a function that works out the sticks to try where nobody has, and says how many there are. */
function triedSticks(order: BranchOrder, sets: number): (positions: Int32Array, at: number) => number {
  return (positions, at) => {
    const cell = at + sets;
    if (positions[cell] === 0) positions[cell] = order(positions, at, cell + 1) + 1;
    return (positions[cell] as number) - 1;
  };
}

/** Copies a position without the squares that a stick breaks. */
type BreakSquares = (positions: Int32Array, at: number, stick: number, to: number) => Int32Array;

/** What it returns, the sticks of all squares broken, is overwritten by the next call. */
function squareBreaker({ words, stickWords, survivors, borders }: GridMasks): BreakSquares {
  const touched = new Int32Array(stickWords);
  return (positions, at, stick, to) => {
    touched.fill(0);
    for (let w = 0; w < words; w++) {
      const before = positions[at + w] as number;
      const after = before & (survivors[stick * words + w] as number);
      positions[to + w] = after;
      for (let broken = before ^ after; broken !== 0; broken &= broken - 1) {
        const row = ((w << 5) + lowestIn(broken)) * stickWords;
        for (let v = 0; v < stickWords; v++) touched[v] = (touched[v] as number) | (borders[row + v] as number);
      }
    }
    for (let v = 0; v < stickWords; v++) positions[to + words + v] = positions[at + words + v] as number;
    return touched;
  };
}
