/**
 * The dancing links of an exact cover problem (Knuth, "Dancing links", 2000): every column is a doubly linked ring of
 * its entries around a header, and the primary headers form a ring around a root.
 *
 * Invariant: `uncover` undoes the last `cover` that is not undone, entry by entry in reverse, so the links are then what
 * they were, bit for bit. The rows never change, so they need no links: an option's entries lie side by side.
 * Header of item i: number i; root: number `items`, on the header ring only; entry k of the rows: number `items + k`.
 */
import type { ExactCover } from './exact-cover.ts';

export class Links {
  readonly left: Int32Array;
  readonly right: Int32Array;
  readonly up: Int32Array;
  readonly down: Int32Array;
  /** How many options each item's column holds. */
  readonly size: Int32Array;
  /** Links looked at or changed so far: what the search's time goes into. */
  work = 0;
  readonly #cover: ExactCover;
  /** For each entry, counted from 0, its option. */
  readonly #optionAt: Int32Array;

  constructor(cover: ExactCover) {
    const { items, primaryFrom, options, rowStart, rows } = cover;
    this.#cover = cover;
    this.#optionAt = new Int32Array(rows.length);
    // a secondary item is on no header ring: it is alone on its own
    this.left = Int32Array.from({ length: items + 1 }, (_, i) =>
      i < primaryFrom ? i : i === primaryFrom ? items : i - 1,
    );
    this.right = Int32Array.from({ length: items + 1 }, (_, i) =>
      i < primaryFrom ? i : i === items ? primaryFrom : i + 1,
    );
    this.up = Int32Array.from({ length: items + rows.length }, (_, i) => i);
    this.down = this.up.slice();
    this.size = new Int32Array(items);
    for (let option = 0; option < options; option++)
      for (let k = rowStart[option] as number; k < (rowStart[option + 1] as number); k++) {
        this.#optionAt[k] = option;
        this.#append(items + k, rows[k] as number);
      }
  }

  #append(entry: number, item: number): void {
    const { up, down, size } = this;
    const last = up[item] as number;
    up[entry] = last;
    down[entry] = item;
    down[last] = up[item] = entry;
    size[item] = (size[item] as number) + 1;
  }

  /** The option that an entry, a number from `items` on, belongs to. */
  optionOf(entry: number): number {
    return this.#optionAt[entry - this.#cover.items] as number;
  }

  /** The primary item with the fewest options, the first of them; -1 if none is left to cover. */
  fewest(): number {
    const { right, size } = this;
    const root = this.#cover.items;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let item = right[root] as number; item !== root; item = right[item] as number) {
      this.work++;
      if ((size[item] as number) >= least) continue;
      best = item;
      least = size[item] as number;
    }
    return best;
  }

  /** Takes an item off the header ring, and its options out of all their other columns, from the top. */
  cover(item: number): void {
    const { left, right, up, down, size } = this;
    const { items, rowStart, rows } = this.#cover;
    const optionAt = this.#optionAt;
    const [before, after] = [left[item] as number, right[item] as number];
    right[before] = after;
    left[after] = before;
    for (let at = down[item] as number; at !== item; at = down[at] as number) {
      const option = optionAt[at - items] as number;
      const start = rowStart[option] as number;
      const width = (rowStart[option + 1] as number) - start;
      const own = at - items - start;
      this.work += width;
      for (let t = 1; t < width; t++) {
        const k = start + ((own + t) % width);
        const other = rows[k] as number;
        const [above, below] = [up[items + k] as number, down[items + k] as number];
        down[above] = below;
        up[below] = above;
        size[other] = (size[other] as number) - 1;
      }
    }
  }

  /** Undoes `cover`, which must be the last one not yet undone, in reverse. */
  uncover(item: number): void {
    const { left, right, up, down, size } = this;
    const { items, rowStart, rows } = this.#cover;
    const optionAt = this.#optionAt;
    for (let at = up[item] as number; at !== item; at = up[at] as number) {
      const option = optionAt[at - items] as number;
      const start = rowStart[option] as number;
      const width = (rowStart[option + 1] as number) - start;
      const own = at - items - start;
      this.work += width;
      for (let t = width - 1; t > 0; t--) {
        const entry = items + start + ((own + t) % width);
        const other = rows[entry - items] as number;
        down[up[entry] as number] = entry;
        up[down[entry] as number] = entry;
        size[other] = (size[other] as number) + 1;
      }
    }
    right[left[item] as number] = item;
    left[right[item] as number] = item;
  }
}
