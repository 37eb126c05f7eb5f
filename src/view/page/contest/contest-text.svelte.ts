/** A contest input as it is typed, pasted, dropped or opened, however long it is. */
import type { Join, Joined } from './join-texts.ts';
import { inOrder, type LeftOut, type NamedText, readFile } from './read-files.ts';

/** A text, or files. */
export type Given = string | readonly File[];

/** Characters beyond which a text is refused: a field of that size makes the page slow before any search does. */
export const MOST_CHARACTERS = 1_000_000;

/** Bytes within which such a text is told to be too long, however it is written. */
const MOST_BYTES = 4 * MOST_CHARACTERS + 4;

/** Lines that a field lays out at once, and those of a longer text that are shown. */
const FIELD_LINES = 2000;
export const HEAD_LINES = 100;

type Opened = Omit<Joined, 'text'>;

export class ContestText {
  /** What stands in the field. */
  shown = $state('');
  /** A text of so many lines that a field would take seconds to lay it out: it counts, but only its head is shown. */
  held: string | null = $state.raw(null);
  /** What became of the files given last; null if a text was given. */
  opened: Opened | null = $state.raw(null);
  /** What was put: a field holds no more than it can show. */
  #given = $state(0);
  #fileSize = $state(0);
  #turns = 0;
  readonly #join: Join;
  readonly whole: string = $derived(this.held ?? this.shown);
  readonly isTooLong: boolean = $derived(this.whole.length > MOST_CHARACTERS);
  /** As far as it is known: of a file that is too long not all is read. */
  readonly length: number = $derived(Math.max(this.whole.length, this.#given, this.#fileSize));

  /** `join` makes one text of several files. */
  constructor(join: Join) {
    this.#join = join;
  }

  put(given: string): void {
    this.opened = null;
    this.#given = given.length;
    this.#fileSize = 0;
    const lines = given.slice(0, MOST_CHARACTERS).split('\n', FIELD_LINES + 1);
    this.held = lines.length > FIELD_LINES ? given : null;
    this.shown =
      this.held === null ? given.slice(0, MOST_CHARACTERS + 1) : `${lines.slice(0, HEAD_LINES).join('\n')}\n…`;
  }

  /** Puts a text or files; false if none could be read, or something newer was given while they were. */
  async take(given: Given): Promise<boolean> {
    const turn = ++this.#turns;
    const read = typeof given === 'string' ? { text: given, opened: null } : await this.#read(given);
    if (turn !== this.#turns) return false;
    const { text, opened } = read;
    if (opened?.files !== 0) this.put(text);
    const [only] = typeof given === 'string' || given.length > 1 ? [] : given;
    this.#fileSize = only && only.size > MOST_BYTES ? only.size : 0;
    this.opened = this.#fileSize > 0 ? null : opened;
    return opened?.files !== 0;
  }

  /** What was opened is not what stands in the field any more. */
  forget(): void {
    this.#turns++;
    this.#given = this.#fileSize = 0;
    this.opened = null;
  }

  async #read(files: readonly File[]): Promise<{ readonly text: string; readonly opened: Opened }> {
    const texts: NamedText[] = [];
    const leftOut: LeftOut[] = [];
    for (const file of inOrder(files)) {
      const read = await readFile(file, MOST_BYTES);
      if ('why' in read) leftOut.push(read);
      // a single one is shown to be too long in the field itself
      else if (files.length > 1 && read.text.length > MOST_CHARACTERS)
        leftOut.push({ name: file.name, why: 'too-long' });
      else texts.push(read);
    }
    const [first] = texts;
    if (!first || texts.length === 1)
      return { text: first?.text ?? '', opened: { files: texts.length, cases: null, leftOut } };
    const { text, ...joined } = await this.#join(texts, MOST_CHARACTERS);
    return { text, opened: { ...joined, leftOut: [...leftOut, ...joined.leftOut] } };
  }
}
