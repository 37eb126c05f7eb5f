/**
 * Paints a flame into pixels. A node that was cut has a low bar, so that shape tells it too; merged nodes show what share of
 * them is marked by how far the second colour comes down.
 */
import type { FlamePicture } from './flame.ts';

/** A colour as a canvas keeps it in a 32-bit pixel. */
type Pixel = number;

/** What bars look like. */
export interface FlameLook {
  /** The colour of a bar of its own. */
  colourOf(node: number): Pixel;
  /** Whether it is low. */
  isLow(node: number): boolean;
  /** The colour of merged nodes that have so many marks among so many. */
  merged(count: number, marks: number): Pixel;
  /** The colour of the marked share of merged nodes; null where marks are no share. */
  readonly marked: Pixel | null;
}

export interface FlameSheet {
  /** Row by row from the top, as wide as the picture has columns. */
  readonly pixels: Uint32Array;
  /** Pixels of a row of the picture. */
  readonly row: number;
}

/** The height of a low bar, as a share of its row. */
const LOW = 0.55;

/** Pixels of a bar in a row of this height: a gap tells rows apart where there is room for one. */
export function barHeight(row: number): number {
  return row > 3 ? row - 1 : Math.max(1, row);
}

/** Paints all cells of a picture. */
export function paintFlame(picture: FlamePicture, sheet: FlameSheet, look: FlameLook): void {
  const { columns, rows, count, marks, owner } = picture;
  for (let row = 0; row < rows; row++) {
    const brush = new RowBrush(sheet, row, columns, look);
    let isEmpty = true;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      const open = owner[cell] as number;
      const entered = count[cell] as number;
      if (entered === 0) {
        if (open >= 0) brush.bar(column, open);
        isEmpty = open < 0;
        continue;
      }
      const next = entered === 1 && column + 1 < columns ? (owner[cell + 1] as number) : -1;
      // nodes are numbered in the order in which they are entered
      const isOwn = next >= 0 && (open < 0 || next > open);
      // a bar that goes on leaves its first pixel free, so that it can be told from the one before it
      if (!isOwn) brush.merged(column, entered, marks[cell] as number);
      else if (isEmpty) brush.bar(column, next);
      isEmpty = false;
    }
  }
}

/** Fills columns of one row of the picture from its top down. */
class RowBrush {
  readonly #pixels: Uint32Array;
  readonly #columns: number;
  readonly #look: FlameLook;
  readonly #top: number;
  readonly #height: number;
  /** The bar painted last, which most likely goes on. */
  #node = -1;
  #colour = 0;
  #bar = 0;

  constructor({ pixels, row: height }: FlameSheet, row: number, columns: number, look: FlameLook) {
    this.#pixels = pixels;
    this.#columns = columns;
    this.#look = look;
    this.#top = Math.round(row * height);
    const room = Math.floor(pixels.length / columns) - this.#top;
    this.#height = Math.min(room, Math.max(1, Math.round(row * height + barHeight(height)) - this.#top));
  }

  bar(column: number, node: number): void {
    if (node !== this.#node) {
      this.#node = node;
      this.#colour = this.#look.colourOf(node);
      this.#bar = this.#share(this.#look.isLow(node) ? LOW : 1);
    }
    this.#fill(column, 0, this.#bar, this.#colour);
  }

  merged(column: number, count: number, marks: number): void {
    const { marked } = this.#look;
    const high = marked === null || marks === 0 ? 0 : marks === count ? this.#height : this.#share(marks / count);
    if (high > 0) this.#fill(column, 0, high, marked as Pixel);
    if (high < this.#height) this.#fill(column, high, this.#height, this.#look.merged(count, marks));
  }

  /** A share of the height in whole pixels, and at least one. */
  #share(share: number): number {
    return Math.min(this.#height, Math.max(1, Math.round(this.#height * share)));
  }

  /** Fills a column from one pixel of the row to before another. */
  #fill(column: number, from: number, end: number, colour: Pixel): void {
    const pixels = this.#pixels;
    const columns = this.#columns;
    let at = (this.#top + from) * columns + column;
    for (let y = from; y < end; y++, at += columns) pixels[at] = colour;
  }
}
