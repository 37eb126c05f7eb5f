/**
 * Square Destroyer as a search problem. A position is the set of alive squares, one bit per square in the
 * square order; a move is the id of the stick removed. Removing sticks only ever breaks squares, so the
 * sticks themselves need no place in the position, unless some are kept for good: see allowed-problem.ts.
 */
import type { Problem } from '../../search/problem.ts';
import { withTable } from '../../search/transposition-table.ts';
import { allowedProblem, type MaskedGrid } from './allowed-problem.ts';
import { estimateOf } from './estimates.ts';
import { type Square, stickCount } from './grid.ts';
import { gridMasks } from './grid-masks.ts';
import type { SquareSettings } from './settings.ts';

export interface SquareGrid {
  /** 1..10 */
  readonly n: number;
  /** Ids of the missing sticks, ascending, each once. */
  readonly missing: readonly number[];
}

/** The squares of a grid with every border stick present, in the square order. */
export function aliveAtStart(grid: SquareGrid): readonly Square[] {
  const missing = new Set(grid.missing);
  return gridMasks(grid.n).squares.filter((square) => !square.sticks.some((stick) => missing.has(stick)));
}

/** How many of these squares use each stick, by id. */
function usesOf(n: number, squares: readonly Square[]): readonly number[] {
  const uses = new Array<number>(stickCount(n) + 1).fill(0);
  for (const square of squares) for (const stick of square.sticks) uses[stick] = (uses[stick] as number) + 1;
  return uses;
}

/** The sticks of a square in the order in which a search tries them; ascending if that is by the squares alive now. */
function stickOrder(square: Square, uses: readonly number[], order: SquareSettings['sticks']): number[] {
  const sticks = [...square.sticks];
  return order === 'most-squares' ? sticks.sort((a, b) => (uses[b] as number) - (uses[a] as number) || a - b) : sticks;
}

/** The search problem of a grid under these settings. With a table it learns: one search, one problem. */
export function squareProblem(grid: SquareGrid, settings: SquareSettings): Problem {
  const masked = maskedGrid(grid, settings);
  const { words, stickWords } = masked.masks;
  const keepsSticks = !isClassical(settings);
  const problem = keepsSticks ? allowedProblem(masked, settings) : classicalProblem(masked, settings);
  return settings.memory === 'table' ? withTable(problem, keepsSticks ? words + stickWords : words) : problem;
}

const known = new WeakMap<SquareGrid, WeakMap<SquareSettings, Problem>>();

/** The problem without its memory, for whoever asks of many of its positions: the same one for the same grid and settings. */
export function lastingProblem(grid: SquareGrid, settings: SquareSettings): Problem {
  const ofGrid = known.get(grid) ?? new WeakMap<SquareSettings, Problem>();
  const problem = ofGrid.get(settings) ?? squareProblem(grid, { ...settings, memory: 'forget' });
  ofGrid.set(settings, problem);
  known.set(grid, ofGrid);
  return problem;
}

/** Whether every stick may be tried wherever its square is branched on: then the alive squares are all of a position. */
export function isClassical({ estimate, sticks, square, siblings, dominance }: SquareSettings): boolean {
  const estimatesAsEver = estimate === 'naive' || estimate === 'greedy-disjoint';
  const branchesAsEver = sticks !== 'most-alive' && square === 'first-alive';
  return estimatesAsEver && branchesAsEver && siblings === 'try-again' && dominance === 'all-sticks';
}

function maskedGrid(grid: SquareGrid, { sticks }: SquareSettings): MaskedGrid {
  const masks = gridMasks(grid.n);
  const squares = aliveAtStart(grid);
  const uses = usesOf(grid.n, squares);
  const orders: Int32Array[] = new Array(masks.squares.length);
  const alive = new Int32Array(masks.words);
  // only alive squares are ever branched on
  for (const square of squares) orders[square.index] = Int32Array.from(stickOrder(square, uses, sticks));
  for (const { index } of squares) alive[index >> 5] = (alive[index >> 5] as number) | (1 << (index & 31));
  return { masks, alive, orders };
}

function classicalProblem({ masks, alive, orders }: MaskedGrid, { estimate }: SquareSettings): Problem {
  const { words, survivors, squares } = masks;
  return {
    words,
    start: alive,
    maxMoves: Math.max(...squares.map(({ sticks }) => sticks.length)),
    estimate: estimateOf(masks, estimate),
    branch(positions, at, _last, moves, from) {
      let w = 0;
      while (positions[at + w] === 0) w++;
      const word = positions[at + w] as number;
      const order = orders[(w << 5) + 31 - Math.clz32(word & -word)] as Int32Array;
      for (let i = 0; i < order.length; i++) moves[from + i] = order[i] as number;
      return order.length;
    },
    apply: words === 2 ? removeInTwoWords(survivors) : removeInWords(survivors, words),
  };
}

function removeInWords(survivors: Int32Array, words: number): Problem['apply'] {
  return (positions, at, move, to) => {
    for (let w = 0; w < words; w++)
      positions[to + w] = (positions[at + w] as number) & (survivors[move * words + w] as number);
  };
}

/** The contest's grids: without the loop the whole search takes a third less time. */
function removeInTwoWords(survivors: Int32Array): Problem['apply'] {
  return (positions, at, move, to) => {
    positions[to] = (positions[at] as number) & (survivors[2 * move] as number);
    positions[to + 1] = (positions[at + 1] as number) & (survivors[2 * move + 1] as number);
  };
}
