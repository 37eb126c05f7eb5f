import { moveBook, type Shelf } from '../../../puzzles/booksort/shelf.ts';

/** A book in hand: the shelf and place it was taken from, the place it is held over, and the x of its left edge while it is dragged. */
interface Held {
  readonly shelf: Shelf;
  readonly from: number;
  readonly to: number;
  readonly x: number | null;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The hand that edits a shelf: by pointer or by keys it takes a book, carries it, and puts it back or gives up. */
export class Hand {
  held: Held | null = $state.raw(null);

  take(shelf: Shelf, from: number, x: number | null = null): void {
    this.held = { shelf, from, to: from, x };
  }

  letGo(): void {
    this.held = null;
  }

  drag(to: number, x: number): void {
    if (this.held) this.held = { ...this.held, to, x };
  }

  /** The book in hand; undefined for an empty one. */
  get book(): number | undefined {
    return this.held?.shelf.books[this.held.from];
  }

  /** The shelf with the book in hand at the place it is held over; null for an empty one. */
  get shelf(): Shelf | null {
    return this.held && moveBook(this.held.shelf, this.held.from, this.held.to);
  }

  /** Puts the book back; null if that changes nothing. */
  drop(): Shelf | null {
    const { held, shelf } = this;
    this.held = null;
    return held && held.from !== held.to ? shelf : null;
  }

  /** Whether the key is for the book in hand: an arrow carries it, Escape gives up. */
  press(key: string): boolean {
    const { held } = this;
    const by = steps[key];
    if (!held || (by === undefined && key !== 'Escape')) return false;
    const to = Math.min(held.shelf.books.length - 1, Math.max(0, held.to + (by ?? 0)));
    this.held = by === undefined ? null : { ...held, to };
    return true;
  }
}
