/** The one thing that is pointed at, wherever: it lights up on the board, in the table and in the tree alike. */
class Lit {
  at: { readonly thing: string; readonly id: number; readonly lane: number } | null = $state.raw(null);

  /** `lane` matters for nodes only: each run numbers its own. */
  is(thing: string, id: number, lane = 0): boolean {
    return this.at?.thing === thing && this.at.id === id && (thing !== 'node' || this.at.lane === lane);
  }

  on(thing: string, id: number, lane = 0): void {
    this.at = { thing, id, lane };
  }

  off(): void {
    this.at = null;
  }
}

export const lit = new Lit();
