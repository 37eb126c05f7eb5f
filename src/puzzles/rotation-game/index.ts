import { branchingAfter } from '../../search/branching.ts';
import type { Problem } from '../../search/problem.ts';
import { type PathMethod, pathSearch } from '../path-search.ts';
import type { Puzzle } from '../puzzle.ts';
import { centre, type RotationBoard, rows } from './board.ts';
import { randomBoard, rotationExamples } from './examples.ts';
import { leastSequence } from './least-sequence.ts';
import { boardAfter, inverses, moveLetter } from './moves.ts';
import { decodeBoard, encodeBoard, formatBoards, parseBoards } from './notation.ts';
import { exactEstimate } from './pattern-database.ts';
import { exactProblem, patternSearch } from './pattern-search.ts';
import { eightMinusMax, naive, rotationProblem } from './rotation-problem.ts';
import { type RotationSettings, rotationChoices, rotationPresets } from './settings.ts';

/** The first in the alphabet of the shortest solutions, from one of them: IDA* finds it first, A* any. */
const sequences: Readonly<Record<PathMethod, (board: RotationBoard, found: readonly number[]) => readonly number[]>> = {
  'ida-star': (_board, found) => found,
  'a-star': (board, { length }) => leastSequence(board, length),
};

/** Each estimate, the exact one from its table. */
const estimates: Readonly<
  Record<RotationSettings['estimate'], (built: Uint8Array | null) => Problem['estimate'] | null>
> = {
  'eight-minus-max': () => eightMinusMax,
  naive: () => naive,
  'pattern-database': (built) => built && exactEstimate(built),
};

export const rotationGame = {
  id: 'rotation-game',
  choices: rotationChoices,
  presets: rotationPresets,
  comparison: ['guide', 'pattern'],
  examples: rotationExamples,
  parse: parseBoards,
  mostCases: Number.POSITIVE_INFINITY,
  format: formatBoards,
  encode: encodeBoard,
  decode: decodeBoard,
  random: randomBoard,
  search(board, { estimate, search }, grain) {
    const run = (problem: Problem) => pathSearch(problem, search, { first: 0, next: 'plus-one' }, grain);
    if (estimate === 'pattern-database') return patternSearch(board, run);
    return run(rotationProblem(board, estimate === 'naive' ? naive : eightMinusMax));
  },
  method: ({ search }) => search,
  // whatever the estimate, it is 0 only at a goal
  branching: (board, _settings, { moves }) => branchingAfter(rotationProblem(board, naive), moves),
  remainder: (board, _settings, moves) => exactProblem(boardAfter(board, moves)),
  problem: (board, { estimate }, built) => {
    const h = estimates[estimate](built);
    return h && rotationProblem(board, h);
  },
  moveName: (_board, move) => moveLetter(move),
  moveRange: () => [0, inverses.length - 1],
  brief: (board) => rows.map((row) => row.map((cell) => board[cell]).join('')).join(' '),
  answer(board, { solution }, { search }) {
    const moves = sequences[search](board, solution ?? []);
    const digit = boardAfter(board, moves)[centre[0] as number];
    return `${moves.map(moveLetter).join('') || 'No moves needed'}\n${digit}`;
  },
} satisfies Puzzle<RotationBoard, RotationSettings>;
