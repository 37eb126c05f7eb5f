import type { Thing } from '../messages/sentence.ts';

/** The one thing that is pointed at, wherever: it lights up on the board, in the table and in the tree alike. */
class Lit {
  at: { readonly thing: Thing; readonly id: number } | null = $state.raw(null);

  is(thing: Thing, id: number): boolean {
    return this.at?.thing === thing && this.at.id === id;
  }

  on(thing: Thing, id: number): void {
    this.at = { thing, id };
  }

  toggle(thing: Thing, id: number): void {
    if (this.is(thing, id)) this.off();
    else this.on(thing, id);
  }

  off(): void {
    this.at = null;
  }
}

export const lit = new Lit();
