/** A LITS board. Cells are numbered row by row from 0: row · n + column. */
export interface LitsBoard {
  /** n rows of n digits: 1 where a piece may lie. */
  readonly rows: readonly string[];
}

export const MAX_SIDE = 50;

/** Whether a piece may lie on the cell. */
export function isFree({ rows }: LitsBoard, cell: number): boolean {
  const n = rows.length;
  return rows[Math.floor(cell / n)]?.[cell % n] === '1';
}

/** The cells marked 1, ascending. */
export function freeCells(board: LitsBoard): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < board.rows.length ** 2; cell++) if (isFree(board, cell)) cells.push(cell);
  return cells;
}

/** The board of side n on which a piece may lie where `test` says so. */
export function makeBoard(n: number, test: (row: number, column: number) => boolean): LitsBoard {
  const columns = Array.from({ length: n }, (_, column) => column);
  return { rows: columns.map((row) => columns.map((column) => (test(row, column) ? '1' : '0')).join('')) };
}

/** The same board with another side: what there is stays, new cells are free. */
export function resizeBoard({ rows }: LitsBoard, n: number): LitsBoard {
  return makeBoard(n, (row, column) => (rows[row]?.[column] ?? '1') === '1');
}
