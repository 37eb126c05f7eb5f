/**
 * What is left to do on a grid, searched with all that `strong` knows but its memory. Where every stick may be tried the sticks removed
 * are as good as missing from the start. Where some are kept for good, the two sets of the position are all that counts: a solution
 * is a set of allowed sticks, whatever square is branched on and whatever needless sticks are left out.
 */
import { type Problem, positionAfter } from '../../search/problem.ts';
import { gridMasks } from './grid-masks.ts';
import { type SquareSettings, squarePresets } from './settings.ts';
import { isClassical, type SquareGrid, squareProblem } from './square-problem.ts';

const best = { ...squarePresets.strong, memory: 'forget' } as const;

/** See `Puzzle.remainder`. */
export function remainingSquares(grid: SquareGrid, settings: SquareSettings, moves: readonly number[]): Problem {
  if (isClassical(settings)) return squareProblem({ ...grid, missing: [...grid.missing, ...moves] }, best);
  const { words, stickWords } = gridMasks(grid.n);
  const start = positionAfter(squareProblem(grid, { ...settings, memory: 'forget' }), moves);
  // which sticks to try there, and in which order, is for this search to find
  return { ...squareProblem(grid, best), start: start.fill(0, words + stickWords) };
}
