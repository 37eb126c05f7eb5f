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

  /** Lights a thing up while the pointer is on what names it, which is no control. Use as `{@attach lit.under(…)}`. */
  under(thing: string, id: number, lane = 0): (element: HTMLElement) => () => void {
    return (element) => {
      const listening = new AbortController();
      element.addEventListener('pointerenter', () => this.on(thing, id, lane), listening);
      element.addEventListener('pointerleave', () => this.off(), listening);
      return () => listening.abort();
    };
  }

  off(): void {
    this.at = null;
  }
}

export const lit = new Lit();
