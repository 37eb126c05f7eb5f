import type { Problem } from '../../search/problem.ts';
import type { SquareSettings } from './settings.ts';
import { type SquareGrid, squareProblem } from './square-problem.ts';

const known = new WeakMap<SquareGrid, WeakMap<SquareSettings, Problem>>();

/** The problem without its memory, for whoever asks of many of its positions: the same one for the same grid and settings. */
export function lastingProblem(grid: SquareGrid, settings: SquareSettings): Problem {
  const ofGrid = known.get(grid) ?? new WeakMap<SquareSettings, Problem>();
  const problem = ofGrid.get(settings) ?? squareProblem(grid, { ...settings, memory: 'forget' });
  ofGrid.set(settings, problem);
  known.set(grid, ofGrid);
  return problem;
}
