import { columnOf, coveredMatrix, fewestOptions } from '../../search/exact-cover/covered-matrix.ts';
import { dancingLinks } from '../../search/exact-cover/dancing-links.ts';
import { itemsOf } from '../../search/exact-cover/exact-cover.ts';
import type { NodePath, Puzzle } from '../puzzle.ts';
import { freeCells, type LitsBoard } from './board.ts';
import { litsExamples, randomBoard } from './examples.ts';
import { litsMatrix, optionName } from './lits-matrix.ts';
import { decodeBoard, encodeBoard, formatBoards, MAX_CASES, parseBoards } from './notation.ts';
import { type LitsSettings, litsChoices, litsPresets } from './settings.ts';

export const lits = {
  id: 'lits',
  choices: litsChoices,
  presets: litsPresets,
  comparison: ['secondary', 'filler'],
  examples: litsExamples,
  parse: parseBoards,
  mostCases: MAX_CASES,
  format: formatBoards,
  encode: encodeBoard,
  decode: decodeBoard,
  random: randomBoard,
  search: (board, settings, grain) => dancingLinks(litsMatrix(board, settings).cover, grain),
  method: () => 'dancing-links',
  branching,
  moveName: (board, option) => optionName(litsMatrix(board, litsPresets.filler), option),
  moveRange: (board) => [0, litsMatrix(board, litsPresets.filler).cover.options - 1],
  brief: (board) => {
    const n = board.rows.length;
    return n <= 6 ? board.rows.join('/') : `${n} × ${n}, 1 × ${freeCells(board).length}`;
  },
  answer: (_board, { solution }) => (solution ? 'Yes' : 'No'),
} satisfies Puzzle<LitsBoard, LitsSettings>;

/** At a node the options of the item with the fewest. Those of other items are not left out: their turn comes below. */
function branching(board: LitsBoard, settings: LitsSettings, { moves }: NodePath) {
  const { cover } = litsMatrix(board, settings);
  // an option's items are covered all together, so their order makes no difference to what is left
  const matrix = coveredMatrix(
    cover,
    moves.flatMap((option) => Array.from(itemsOf(cover, option))),
  );
  const item = fewestOptions(matrix);
  return { moves: item < 0 ? [] : columnOf(matrix, item) };
}
