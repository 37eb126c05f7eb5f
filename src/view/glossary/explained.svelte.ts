/** The one word that is explained just now, if any. */
import type { Mark } from '../../messages/glossary/mark-terms.ts';

/** A wish to have a term explained. */
export interface Asked {
  readonly term: Mark['term'];
  /** What names it. */
  readonly beside: HTMLElement;
  /** Whose numbers are the example. */
  readonly lane: number;
  /** By keys the focus goes to the explanation, and comes back from it. */
  readonly by: 'keys' | 'pointer';
}

class Explained {
  #beside: HTMLElement | null = $state.raw(null);
  #takeAway: (() => void) | null = null;
  #show: (asked: Asked) => () => void = () => () => undefined;

  /** `show` shows an explanation and returns how to take it away. */
  start(show: (asked: Asked) => () => void): void {
    this.#show = show;
  }

  isBeside(element: HTMLElement | undefined): boolean {
    return element !== undefined && this.#beside === element;
  }

  /** Explains a term, in the place of any other; takes the explanation away where it is shown already. */
  toggle(asked: Asked): void {
    const isShown = this.#beside === asked.beside;
    this.close();
    if (isShown) return;
    this.#beside = asked.beside;
    this.#takeAway = this.#show(asked);
  }

  close(): void {
    const takeAway = this.#takeAway;
    this.#beside = null;
    this.#takeAway = null;
    takeAway?.();
  }
}

export const explained = new Explained();
