/** A contest input as it is typed, pasted or dropped, however long it is. */

/** Characters beyond which a text is refused: a field of that size makes the page slow before any search does. */
export const MOST_CHARACTERS = 1_000_000;

/** Lines that a field lays out at once, and those of a longer text that are shown. */
const FIELD_LINES = 2000;
export const HEAD_LINES = 100;

export class ContestText {
  /** What stands in the field. */
  shown = $state('');
  /** A text of so many lines that a field would take seconds to lay it out: it counts, but only its head is shown. */
  held: string | null = $state.raw(null);
  #fileSize = $state(0);
  #turns = 0;
  readonly whole: string = $derived(this.held ?? this.shown);
  readonly isTooLong: boolean = $derived(this.whole.length > MOST_CHARACTERS);
  /** As far as it is known: of a file that is too long not all is read. */
  readonly length: number = $derived(Math.max(this.whole.length, this.#fileSize));

  put(given: string): void {
    const lines = given.slice(0, MOST_CHARACTERS).split('\n', FIELD_LINES + 1);
    this.held = lines.length > FIELD_LINES ? given : null;
    this.shown =
      this.held === null ? given.slice(0, MOST_CHARACTERS + 1) : `${lines.slice(0, HEAD_LINES).join('\n')}\n…`;
  }

  /** Puts a text or a file; false if something newer was given while the file was read. */
  async take(given: string | File): Promise<boolean> {
    const turn = ++this.#turns;
    const read = typeof given === 'string' ? given : await given.slice(0, 4 * MOST_CHARACTERS + 4).text();
    if (turn !== this.#turns) return false;
    this.#fileSize = typeof given === 'string' ? given.length : given.size;
    this.put(read);
    return true;
  }
}
