import { moveBook, type Shelf } from '../../puzzles/booksort/shelf.ts';

/** A book in hand: the place it was taken from, the one it is held over, and the x of its left edge while it is dragged. */
interface Held {
  readonly from: number;
  readonly to: number;
  readonly x: number | null;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The hand that edits a shelf: by pointer or by keys it takes a book, carries it, and puts it back or gives up. */
export class Hand {
  held: Held | null = $state.raw(null);

  take(from: number, x: number | null = null): void {
    this.held = { from, to: from, x };
  }

  letGo(): void {
    this.held = null;
  }

  drag(to: number, x: number): void {
    if (this.held) this.held = { from: this.held.from, to, x };
  }

  /** The book in hand; undefined for an empty one. */
  bookOf({ books }: Shelf): number | undefined {
    return this.held ? books[this.held.from] : undefined;
  }

  /** The shelf with the book in hand at the place it is held over. */
  over(shelf: Shelf): Shelf {
    return this.held ? moveBook(shelf, this.held.from, this.held.to) : shelf;
  }

  /** Puts the book back; null if that changes nothing. */
  drop(shelf: Shelf): Shelf | null {
    const { held } = this;
    this.held = null;
    return held && held.from !== held.to ? moveBook(shelf, held.from, held.to) : null;
  }

  /** Whether the key is for the book in hand: an arrow carries it, Escape gives up. */
  press(key: string, { books }: Shelf): boolean {
    const { held } = this;
    const by = steps[key];
    if (!held || (by === undefined && key !== 'Escape')) return false;
    const to = Math.min(books.length - 1, Math.max(0, held.to + (by ?? 0)));
    this.held = by === undefined ? null : { ...held, to };
    return true;
  }
}
