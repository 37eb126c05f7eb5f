/**
 * LITS as an exact cover problem. Items: the free cells row by row, then L I T S. Options: all placements of a shape
 * on free cells, by the row and column of their top left corner, then by shape, then by turns; each has its four cells and its shape.
 *
 * Under `cells-secondary` only the shapes are primary. Under `cells-primary` cells are too, and after the placements
 * comes an option for each free cell that has nothing but it.
 */
import { type ExactCover, exactCover } from '../../search/exact-cover/exact-cover.ts';
import { freeCells, type LitsBoard } from './board.ts';
import type { LitsSettings } from './settings.ts';
import { type Orientation, orientations, shapeNames } from './shapes.ts';

export interface LitsMatrix {
  readonly board: LitsBoard;
  readonly cover: ExactCover;
  /** The free cells, ascending: cell item i is cell `cells[i]`; the shapes' items come after them. */
  readonly cells: readonly number[];
  /** How many options are placements; those after them fill one cell. */
  readonly placements: number;
  /** For each placement its orientation, an index of `orientations`. */
  readonly orientation: Uint8Array;
  /** For each placement the cell at the top left corner of its rectangle. */
  readonly corner: Uint16Array;
}

const known = new WeakMap<LitsBoard, Map<LitsSettings['model'], LitsMatrix>>();

/** The matrix of a board, made once for each board and model. */
export function litsMatrix(board: LitsBoard, { model }: LitsSettings): LitsMatrix {
  const models = known.get(board) ?? new Map<LitsSettings['model'], LitsMatrix>();
  known.set(board, models);
  const matrix = models.get(model) ?? makeMatrix(board, model);
  models.set(model, matrix);
  return matrix;
}

function makeMatrix(board: LitsBoard, model: LitsSettings['model']): LitsMatrix {
  const n = board.rows.length;
  const cells = freeCells(board);
  const item = new Int32Array(n * n).fill(-1);
  for (const [i, cell] of cells.entries()) item[cell] = i;
  const orientation: number[] = [];
  const corner: number[] = [];
  const rows: number[] = [];
  for (let cell = 0; cell < n * n; cell++)
    for (const [index, turned] of orientations.entries()) {
      if (!lies(turned, cell, n, item)) continue;
      orientation.push(index);
      corner.push(cell);
      for (const [r, c] of turned.cells) rows.push(item[cell + r * n + c] as number);
      rows.push(cells.length + turned.shape);
    }
  const placements = corner.length;
  const rowStart = Array.from({ length: placements + 1 }, (_, i) => 5 * i);
  if (model === 'cells-primary')
    for (const i of cells.keys()) {
      rows.push(i);
      rowStart.push(rows.length);
    }
  const cover = exactCover(cells.length + shapeNames.length, model === 'cells-primary' ? 0 : cells.length, {
    rowStart: Int32Array.from(rowStart),
    rows: Int32Array.from(rows),
  });
  return {
    board,
    cover,
    cells,
    placements,
    orientation: Uint8Array.from(orientation),
    corner: Uint16Array.from(corner),
  };
}

function lies({ height, width, cells }: Orientation, corner: number, n: number, item: Int32Array): boolean {
  if (corner % n > n - width || Math.floor(corner / n) > n - height) return false;
  for (const [r, c] of cells) if ((item[corner + r * n + c] as number) < 0) return false;
  return true;
}

/** The cells of an option, ascending: four of a placement, one of a filler. */
export function cellsOf({ cells, cover, placements }: LitsMatrix, option: number): number[] {
  const from = cover.rowStart[option] as number;
  return Array.from(cover.rows.subarray(from, from + (option < placements ? 4 : 1)), (item) => cells[item] as number);
}

/** The orientation of a placement; null for a filler. */
export function orientationOf({ placements, orientation }: LitsMatrix, option: number): Orientation | null {
  return option < placements ? (orientations[orientation[option] as number] as Orientation) : null;
}

/** A placement by shape, degrees turned clockwise and the row and column of its corner, `L90 2,3`; a filler `· 2,3`. */
export function optionName(matrix: LitsMatrix, option: number): string {
  const n = matrix.board.rows.length;
  const turned = orientationOf(matrix, option);
  const at = turned ? (matrix.corner[option] as number) : (cellsOf(matrix, option)[0] as number);
  const what = turned ? `${shapeNames[turned.shape]}${turned.turns === 0 ? '' : 90 * turned.turns}` : '·';
  return `${what} ${Math.floor(at / n)},${at % n}`;
}
