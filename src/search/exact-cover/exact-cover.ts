/**
 * An exact cover problem as a value: items, and options that are sets of items. Wanted are options that have every
 * primary item exactly once and every secondary item at most once.
 *
 * The matrix is held twice in compressed form, by rows (the items of each option) and by columns (the options of each
 * item); both ascend. It never changes: what a search has covered is said beside it, as a list of items.
 */
export interface ExactCover {
  readonly items: number;
  /** Items from this number on are primary, those before it secondary. */
  readonly primaryFrom: number;
  readonly options: number;
  /** Option o has the items `rows[rowStart[o]] … rows[rowStart[o + 1] - 1]`. */
  readonly rowStart: Int32Array;
  readonly rows: Int32Array;
  /** Item i is in the options `columns[columnStart[i]] … columns[columnStart[i + 1] - 1]`. */
  readonly columnStart: Int32Array;
  readonly columns: Int32Array;
}

/** The problem whose rows these are; its columns are derived. */
export function exactCover(
  items: number,
  primaryFrom: number,
  { rowStart, rows }: Pick<ExactCover, 'rowStart' | 'rows'>,
): ExactCover {
  const options = rowStart.length - 1;
  const columnStart = new Int32Array(items + 1);
  for (let k = 0; k < rows.length; k++) add(columnStart, (rows[k] as number) + 1, 1);
  for (let item = 0; item < items; item++) add(columnStart, item + 1, columnStart[item] as number);
  const columns = new Int32Array(rows.length);
  const next = columnStart.slice();
  for (let option = 0; option < options; option++)
    for (let k = rowStart[option] as number; k < (rowStart[option + 1] as number); k++)
      columns[add(next, rows[k] as number, 1)] = option;
  return { items, primaryFrom, options, rowStart, rows, columnStart, columns };
}

/** Adds to one number and returns what it was. */
function add(numbers: Int32Array, at: number, more: number): number {
  const before = numbers[at] as number;
  numbers[at] = before + more;
  return before;
}

/** The items of an option, ascending. */
export function itemsOf({ rowStart, rows }: ExactCover, option: number): Int32Array {
  return rows.subarray(rowStart[option], rowStart[option + 1]);
}

/** The options that have an item, ascending, whether hidden or not. */
export function optionsOf({ columnStart, columns }: ExactCover, item: number): Int32Array {
  return columns.subarray(columnStart[item], columnStart[item + 1]);
}
