import { branchingAfter } from '../../search/branching.ts';
import { pathSearch } from '../path-search.ts';
import type { Puzzle } from '../puzzle.ts';
import { randomGrid, squareExamples } from './examples.ts';
import { stickCount } from './grid.ts';
import { decodeGrid, encodeGrid, formatGrids, MAX_CASES, parseGrids } from './notation.ts';
import { remainingSquares } from './remaining-squares.ts';
import { type SquareSettings, squareChoices, squarePresets } from './settings.ts';
import { lastingProblem, type SquareGrid, squareProblem } from './square-problem.ts';

export const squareDestroyer = {
  id: 'square-destroyer',
  choices: squareChoices,
  presets: squarePresets,
  comparison: ['guide', 'blind'],
  examples: squareExamples,
  parse: parseGrids,
  mostCases: MAX_CASES,
  format: formatGrids,
  encode: encodeGrid,
  decode: decodeGrid,
  random: randomGrid,
  search(grid, settings, grain) {
    const { first, next } = settings;
    const bounds = { first: first === 'zero' ? 0 : first, next } as const;
    return pathSearch(squareProblem(grid, settings), settings.search, bounds, grain);
  },
  method: ({ search }) => search,
  branching: (grid, settings, { moves }) => branchingAfter(lastingProblem(grid, settings), moves),
  remainder: remainingSquares,
  problem: lastingProblem,
  moveName: (_grid, stick) => String(stick),
  moveRange: ({ n }) => [1, stickCount(n)],
  brief: ({ n, missing }) => `n = ${n}${missing.length === 0 ? '' : ` − ${missing.join(' ')}`}`,
  answer: (_grid, { solution }) => solution?.length ?? 0,
} satisfies Puzzle<SquareGrid, SquareSettings>;
