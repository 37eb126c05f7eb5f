import { aStar, MOST_HELD } from '../../search/a-star.ts';
import { idaStar } from '../../search/ida-star.ts';
import type { Puzzle } from '../puzzle.ts';
import { randomGrid, squareExamples } from './examples.ts';
import { decodeGrid, encodeGrid, formatGrids, parseGrids } from './notation.ts';
import { branchOf, squarePosition } from './position.ts';
import { remainingSquares } from './remaining-squares.ts';
import { type SquareSettings, squareChoices, squarePresets } from './settings.ts';
import { type SquareGrid, squareProblem } from './square-problem.ts';

export const squareDestroyer: Puzzle<SquareGrid, SquareSettings> = {
  id: 'square-destroyer',
  choices: squareChoices,
  presets: squarePresets,
  comparison: ['guide', 'blind'],
  examples: squareExamples,
  parse: parseGrids,
  format: formatGrids,
  encode: encodeGrid,
  decode: decodeGrid,
  random: randomGrid,
  search(grid, settings, grain) {
    const problem = squareProblem(grid, settings);
    if (settings.search === 'a-star') return aStar(problem, { most: MOST_HELD }, grain);
    return idaStar(problem, { first: settings.first === 'zero' ? 0 : 'root-estimate', next: settings.next }, grain);
  },
  method: ({ search }) => search,
  branching(grid, settings, { moves }) {
    const branch = branchOf(squarePosition(grid, moves), settings);
    return { moves: branch?.sticks ?? [], leftOut: branch?.leftOut ?? [] };
  },
  remainder: remainingSquares,
  moveName: (_grid, stick) => String(stick),
  brief: ({ n, missing }) => `n = ${n}${missing.length === 0 ? '' : ` − ${missing.join(' ')}`}`,
  answer: (_grid, { solution }) => solution?.length ?? 0,
};
