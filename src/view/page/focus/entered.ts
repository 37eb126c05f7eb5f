/**
 * What the keys have led to. A region entered by the keyboard has the arrow keys to itself, one that was clicked has not: a
 * presenter's remote steps on, whatever was pointed at. A press of the pointer, anywhere, ends it.
 */

/** Escape leaves these; others leave it to themselves. */
const LEFT = '[data-scrolls], select';

/** Keys that lead from thing to thing. */
const LEADS = /^(Tab|Arrow)/;

class Entered {
  #by: 'keys' | 'pointer' = 'keys';
  #element: Element | null = null;

  /** Whether the keys have led into this. */
  has(region: Element): boolean {
    return region.contains(this.#element);
  }

  /** Watches the page, until it is told to stop. */
  watch(): () => void {
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    const point = () => {
      this.#by = 'pointer';
      this.#element = null;
    };
    addEventListener('pointerdown', point, early);
    // Escape and Enter lead nowhere: what gets the focus back by them was not entered
    const lead = ({ key }: KeyboardEvent) => {
      if (LEADS.test(key)) this.#by = 'keys';
    };
    addEventListener('keydown', lead, early);
    addEventListener('keydown', ({ key }) => key === 'Escape' && this.#leave(), listening);
    addEventListener(
      'focusin',
      ({ target }) => (this.#element = this.#by === 'keys' && target instanceof Element ? target : null),
      early,
    );
    addEventListener('focusout', () => (this.#element = null), early);
    return () => listening.abort();
  }

  #leave(): void {
    if (this.#element instanceof HTMLElement && this.#element.matches(LEFT)) this.#element.blur();
  }
}

export const entered = new Entered();
