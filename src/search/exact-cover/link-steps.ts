/**
 * The single link operations inside one cover or uncover, worked out from the matrix before the cover, one at a time.
 *
 * Cover: first the header is unlinked from its ring, then for each option of the column from the top, each entry of
 * the option from the one right of the item's own, cyclically. Uncover links them again in exactly the reverse order. So
 * entry x finds the same neighbours U[x] and D[x] both times: what is below it in its column is untouched, and
 * above it those that share the covered item are out.
 */
import { type CoveredMatrix, columnOf } from './covered-matrix.ts';
import { itemsOf, optionsOf } from './exact-cover.ts';

export type LinkStep =
  /** The header of the item; `left` and `right` are its neighbours, null for the root. A secondary item is its own. */
  | { readonly what: 'header'; readonly left: number | null; readonly right: number | null; readonly isAlone: boolean }
  /** The entry of an option in another item's column. */
  | {
      readonly what: 'entry';
      readonly option: number;
      readonly item: number;
      /** The options whose entries are its neighbours, null for the column's header. */
      readonly above: number | null;
      readonly below: number | null;
      /** How many options the column holds while the entry is out. */
      readonly size: number;
    };

/** How many link operations it takes to cover the item, the header's included. */
export function linkSteps(before: CoveredMatrix, item: number): number {
  return columnOf(before, item).reduce((sum, option) => sum + itemsOf(before.cover, option).length - 1, 1);
}

/** Operation `at`, from 0, of covering the item, or of uncovering it. */
export function linkStep(before: CoveredMatrix, item: number, way: 'cover' | 'uncover', at: number): LinkStep {
  const column = columnOf(before, item);
  let place = way === 'cover' ? at : linkSteps(before, item) - 1 - at;
  if (place === 0) return headerStep(before, item);
  place--;
  for (const [i, option] of column.entries()) {
    const others = entriesFrom(before, option, item);
    if (place < others.length) return entryStep(before, column.slice(0, i + 1), others[place] as number);
    place -= others.length;
  }
  throw new RangeError(`no link operation ${at} inside ${way} ${item}`);
}

/** The other items of the option, from the one right of `item`, cyclically. */
export function entriesFrom({ cover }: CoveredMatrix, option: number, item: number): number[] {
  const items = Array.from(itemsOf(cover, option));
  const own = items.indexOf(item);
  return [...items.slice(own + 1), ...items.slice(0, own)];
}

function headerStep({ cover, place }: CoveredMatrix, item: number): LinkStep {
  if (item < cover.primaryFrom) return { what: 'header', left: item, right: item, isAlone: true };
  let left = item - 1;
  while (left >= cover.primaryFrom && (place[left] as number) >= 0) left--;
  let right = item + 1;
  while (right < cover.items && (place[right] as number) >= 0) right++;
  return {
    what: 'header',
    left: left < cover.primaryFrom ? null : left,
    right: right === cover.items ? null : right,
    isAlone: false,
  };
}

/** `done` are the options of the covered column down to the one at hand, which is its last. */
function entryStep(before: CoveredMatrix, done: readonly number[], item: number): LinkStep {
  const option = done.at(-1) as number;
  const gone = new Set(done);
  let above: number | null = null;
  let below: number | null = null;
  let size = before.size[item] as number;
  for (const other of optionsOf(before.cover, item)) {
    if (before.hiddenBy[other] !== -1) continue;
    if (gone.has(other)) size--;
    else if (other < option) above = other;
    else below ??= other;
  }
  return { what: 'entry', option, item, above, below, size };
}
