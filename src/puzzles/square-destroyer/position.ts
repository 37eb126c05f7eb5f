/**
 * A position as a reader sees it: which squares are alive, which stick broke the others, what the estimate's scan
 * does with each alive square, and where the search branches. Plain lists, for the screen; the search has its masks.
 */
import { branchingAfter } from '../../search/branching.ts';
import { positionAfter } from '../../search/problem.ts';
import { pickSquare } from './branch-order.ts';
import type { Square } from './grid.ts';
import { gridMasks } from './grid-masks.ts';
import type { SquareSettings } from './settings.ts';
import { lastingProblem, type SquareGrid } from './square-problem.ts';

export interface SquareStatus {
  readonly square: Square;
  /** The stick that broke it first: a missing one (the least), else the first removed. Null while it is alive. */
  readonly brokenBy: number | null;
  /** Whether it was broken from the start. */
  readonly atStart: boolean;
}

export interface SquarePosition {
  readonly grid: SquareGrid;
  /** Sticks removed, in order. */
  readonly removed: readonly number[];
  /** All squares of the grid, in the square order. */
  readonly squares: readonly SquareStatus[];
  /** The alive ones, in the square order. */
  readonly alive: readonly Square[];
}

/** The position after removing these sticks, in this order. */
export function squarePosition(grid: SquareGrid, removed: readonly number[]): SquarePosition {
  const { squares, users } = gridMasks(grid.n);
  const broken = new Map<Square, { brokenBy: number; atStart: boolean }>();
  const breakAll = (stick: number, atStart: boolean) => {
    for (const square of users[stick] ?? []) if (!broken.has(square)) broken.set(square, { brokenBy: stick, atStart });
  };
  for (const stick of grid.missing) breakAll(stick, true);
  for (const stick of removed) breakAll(stick, false);
  return {
    grid,
    removed,
    squares: squares.map((square) => ({ square, brokenBy: null, atStart: false, ...broken.get(square) })),
    alive: squares.filter((square) => !broken.has(square)),
  };
}

/** What the greedy scan does with one alive square. */
export interface ScanStep {
  readonly square: Square;
  /** Its number among the counted, from 1; 0 if it is skipped. */
  readonly number: number;
  /** How many are counted after it. */
  readonly counted: number;
  /** Why it is skipped: for each counted square that shares a stick with it, the first such stick. */
  readonly shared: readonly { readonly stick: number; readonly square: Square }[];
}

/** The greedy scan, square by square in this order; its last `counted` is h. Only to share an allowed stick matters. */
export function greedyScan(
  alive: readonly Square[],
  isAllowed: (stick: number) => boolean = () => true,
): readonly ScanStep[] {
  /** The counted square that has each allowed stick: at most one, for counted squares share none. */
  const owners = new Map<number, Square>();
  let counted = 0;
  return alive.map((square) => {
    const shared = new Map<Square, number>();
    for (const stick of square.sticks) {
      const owner = owners.get(stick);
      if (owner && !shared.has(owner)) shared.set(owner, stick);
    }
    const isCounted = shared.size === 0;
    if (isCounted) {
      counted++;
      for (const stick of square.sticks) if (isAllowed(stick)) owners.set(stick, square);
    }
    const reasons = [...shared].map(([other, stick]) => ({ stick, square: other }));
    reasons.sort((a, b) => a.square.index - b.square.index);
    return { square, number: isCounted ? counted : 0, counted, shared: reasons };
  });
}

/** Where the search branches. */
export interface SquareBranch {
  readonly square: Square;
  /** Its sticks that are tried, in order; none where all are kept. */
  readonly sticks: readonly number[];
  /** Its other sticks, ascending. */
  readonly leftOut: readonly number[];
}

/** The square that the search branches on; null at a goal. */
export function branchOf({ grid, removed, alive }: SquarePosition, settings: SquareSettings): SquareBranch | null {
  if (alive.length === 0) return null;
  const problem = lastingProblem(grid, settings);
  const masks = gridMasks(grid.n);
  const square = masks.squares[pickSquare(masks, settings.square)(positionAfter(problem, removed), 0)] as Square;
  const { moves, leftOut } = branchingAfter(problem, removed);
  return { square, sticks: moves, leftOut };
}
