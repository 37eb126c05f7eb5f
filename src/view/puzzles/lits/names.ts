/** Items and options of a LITS board as texts name them. */
import type { ItemName, OptionName } from '../../../messages/puzzles/lits/facts.ts';
import { cellsOf, type LitsMatrix, optionName, orientationOf } from '../../../puzzles/lits/lits-matrix.ts';
import { shapeNames } from '../../../puzzles/lits/shapes.ts';

export function cellName(n: number, cell: number): ItemName {
  return { kind: 'cell', id: cell, text: `(${Math.floor(cell / n)},${cell % n})` };
}

export function nameOfItem({ board, cells }: LitsMatrix, item: number): ItemName {
  const shape = item - cells.length;
  if (shape >= 0) return { kind: 'shape', id: shape, text: shapeNames[shape] as string };
  return cellName(board.rows.length, cells[item] as number);
}

export function nameOfOption(matrix: LitsMatrix, option: number): OptionName {
  const n = matrix.board.rows.length;
  return {
    id: option,
    text: optionName(matrix, option),
    kind: orientationOf(matrix, option) ? 'placement' : 'filler',
    cells: cellsOf(matrix, option).map((cell) => cellName(n, cell)),
  };
}
