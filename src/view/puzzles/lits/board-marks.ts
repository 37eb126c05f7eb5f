/** Which sign each cell and piece bears on the board at a moment; one sign for one meaning. */
import { cellsOf, type LitsMatrix, orientationOf } from '../../../puzzles/lits/lits-matrix.ts';
import { shapeNames } from '../../../puzzles/lits/shapes.ts';
import { columnOf } from '../../../search/exact-cover/covered-matrix.ts';
import { optionsOf } from '../../../search/exact-cover/exact-cover.ts';
import { letterCell } from './board-geometry.ts';
import { type LitsScene, linkedAt } from './lits-scene.ts';

export interface Piece {
  readonly option: number;
  /** L, I, T or S; empty for a filler. */
  readonly letter: string;
  readonly cells: readonly number[];
  /** Which of its cells are covered by now. */
  readonly covered: readonly number[];
  readonly isTried: boolean;
}

export interface BoardMarks {
  readonly free: readonly number[];
  /** Pieces and fillers that lie, then the one that is being tried. */
  readonly pieces: readonly Piece[];
  /** Cells where the shape that was chosen could go. */
  readonly possible: readonly number[];
  /** At a dead end, cells where it could have gone on the empty board, and those of them that are taken. */
  readonly lost: readonly number[];
  readonly clashes: readonly number[];
  /** The cell that is chosen, covered or uncovered as an item of its own. */
  readonly now: number | null;
  /** Cells pointed at, elsewhere or here. */
  readonly lit: readonly number[];
  /** For each free cell that is not covered, how many options still need it. */
  readonly sizes: ReadonlyMap<number, number>;
}

export function boardMarks(scene: LitsScene, at: { thing: string; id: number } | null): BoardMarks {
  const { matrix, moment, chosen, moved, tried } = scene;
  const { cells } = matrix;
  const linked = linkedAt(scene);
  const isShape = (item: number | null): item is number => item !== null && item >= cells.length;
  const focus = moved?.item ?? chosen;
  const options = isShape(focus) && moved === null ? columnOf(scene.left, focus) : [];
  const isLost = moment.kind === 'dead-end' && chosen !== null;
  const lost = isLost ? cellsOfAll(matrix, Array.from(optionsOf(matrix.cover, chosen))) : [];
  const sizes = new Map<number, number>();
  for (const [item, cell] of cells.entries()) if (!linked.isCovered(item)) sizes.set(cell, linked.size[item] as number);
  const pieces = [
    ...moment.moves.map((option) => pieceOf(matrix, option, null)),
    ...(tried === null ? [] : [pieceOf(matrix, tried, (item) => linked.isCovered(item))]),
  ];
  // the letter of a piece hides no number
  for (const piece of pieces) sizes.delete(letterCell(matrix.board.rows.length, piece.cells));
  return {
    free: cells,
    pieces,
    possible: cellsOfAll(matrix, options),
    lost,
    clashes: lost.filter((cell) => !sizes.has(cell)),
    now: focus !== null && !isShape(focus) ? (cells[focus] as number) : null,
    lit: litCells(scene, at),
    sizes,
  };
}

/** `isCovered` tells of a piece that is being tried; one that lies is covered as a whole. */
function pieceOf(matrix: LitsMatrix, option: number, isCovered: ((item: number) => boolean) | null): Piece {
  const cells = cellsOf(matrix, option);
  const first = matrix.cover.rowStart[option] as number;
  return {
    option,
    letter: shapeNames[orientationOf(matrix, option)?.shape ?? -1] ?? '',
    cells,
    covered: cells.filter((_, i) => isCovered === null || isCovered(matrix.cover.rows[first + i] as number)),
    isTried: isCovered !== null,
  };
}

/** The cells that any of these placements needs, ascending: there may be thousands of them. */
function cellsOfAll({ cells, cover }: LitsMatrix, options: readonly number[]): number[] {
  const isNeeded = new Uint8Array(cover.items);
  for (const option of options)
    for (let k = cover.rowStart[option] as number; k < (cover.rowStart[option + 1] as number); k++)
      isNeeded[cover.rows[k] as number] = 1;
  return cells.filter((_, item) => isNeeded[item] === 1);
}

function litCells({ matrix, left }: LitsScene, at: { thing: string; id: number } | null): number[] {
  if (at?.thing === 'cell') return [at.id];
  if (at?.thing === 'option' && at.id < matrix.cover.options) return cellsOf(matrix, at.id);
  if (at?.thing === 'shape') return cellsOfAll(matrix, columnOf(left, matrix.cells.length + at.id));
  return [];
}
