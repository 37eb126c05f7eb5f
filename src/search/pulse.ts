/** Tells when a search with its events off has gone far enough to say how far it is: after so much work each time. */
export class Pulse {
  readonly #every: number;
  #next: number;

  constructor(every: number) {
    this.#every = every;
    this.#next = every;
  }

  /** Whether the work done so far is that much since this was last so. */
  isDue(work: number): boolean {
    if (work < this.#next) return false;
    this.#next = work + this.#every;
    return true;
  }
}
