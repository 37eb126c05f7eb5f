/**
 * Lets one side send only so much that the other has not seen yet: a search writes faster than a page can show, and what is
 * sent ahead would bury it.
 */
export class Gate {
  readonly #most: number;
  #unseen = 0;
  #go: () => void = () => {};

  /** `most` things may be on their way at once. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Something is sent; waits for as long as too much of it is on its way. */
  async pass(): Promise<void> {
    this.#unseen++;
    while (this.#unseen >= this.#most)
      await new Promise<void>((resolve) => {
        this.#go = resolve;
      });
  }

  /** The other side has seen one of them. */
  seen(): void {
    this.#unseen--;
    this.#go();
  }
}
