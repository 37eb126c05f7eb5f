/**
 * What is left of an exact cover problem after some items were covered, worked out from the list of items alone.
 *
 * Covering an item takes it off the header list and hides the options that it still has from all their other columns.
 * So the first covered item of an option is the one that hides it, and that item's own column keeps it. Cost: the
 * columns of the covered items.
 */
import { type ExactCover, itemsOf, optionsOf } from './exact-cover.ts';

export interface CoveredMatrix {
  readonly cover: ExactCover;
  /** The covered items in the order of covering. */
  readonly covered: readonly number[];
  /** For each item its place among the covered, from 0; -1 while it is not. */
  readonly place: Int32Array;
  /** For each option the covered item that hides it, -1 while nothing does. */
  readonly hiddenBy: Int32Array;
  /** How many options each item's column holds. */
  readonly size: Int32Array;
}

/** The matrix once these items are covered, in this order. */
export function coveredMatrix(cover: ExactCover, covered: readonly number[]): CoveredMatrix {
  const { items, options, columnStart } = cover;
  const place = new Int32Array(items).fill(-1);
  const hiddenBy = new Int32Array(options).fill(-1);
  const size = new Int32Array(items);
  for (let item = 0; item < items; item++)
    size[item] = (columnStart[item + 1] as number) - (columnStart[item] as number);
  for (const [i, item] of covered.entries()) {
    place[item] = i;
    for (const option of optionsOf(cover, item)) {
      if (hiddenBy[option] !== -1) continue;
      hiddenBy[option] = item;
      for (const other of itemsOf(cover, option)) if (other !== item) size[other] = (size[other] as number) - 1;
    }
  }
  return { cover, covered, place, hiddenBy, size };
}

/** The options that an item's column holds: all that nothing hides, and where the item is covered all that it hides itself. */
export function columnOf({ cover, hiddenBy, place }: CoveredMatrix, item: number): number[] {
  const by = (place[item] as number) < 0 ? -1 : item;
  const column: number[] = [];
  for (const option of optionsOf(cover, item)) if (hiddenBy[option] === by) column.push(option);
  return column;
}

/** The primary items on the header list, in order. */
export function headerOf({ cover, place }: CoveredMatrix): number[] {
  const header: number[] = [];
  for (let item = cover.primaryFrom; item < cover.items; item++) if ((place[item] as number) < 0) header.push(item);
  return header;
}

/** The item with the fewest options on the header list, the first of them; -1 if the list is empty. */
export function fewestOptions(matrix: CoveredMatrix): number {
  let best = -1;
  for (const item of headerOf(matrix))
    if (best < 0 || (matrix.size[item] as number) < (matrix.size[best] as number)) best = item;
  return best;
}
