/** Several files made one text. */
import { InputError } from '../../../puzzles/input-error.ts';
import type { Puzzle } from '../../../puzzles/puzzle.ts';
import type { LeftOut, NamedText } from './read-files.ts';

export interface Joined {
  readonly text: string;
  /** Files that are in the text. */
  readonly files: number;
  /** Cases that are in the text; null if nobody counted them. */
  readonly cases: number | null;
  readonly leftOut: readonly LeftOut[];
}

/** Makes texts, of which there are at least two, one of at most so many characters. */
export type Join = (texts: readonly NamedText[], most: number) => Promise<Joined>;

/**
 * The cases of all contest inputs in one. A text that cannot be read as the puzzle's input is left out, as is one for which there is no
 * room; if none can be read, the first is taken as it stands, for the dialog to say what is wrong with it.
 */
export async function joinCases(puzzle: Puzzle, texts: readonly NamedText[], most: number): Promise<Joined> {
  const cases: unknown[] = [];
  const leftOut: LeftOut[] = [];
  let length = 0;
  for (const { name, text } of texts) {
    await pause();
    try {
      const more = puzzle.parse(text);
      const size = puzzle.format(more).length;
      if (cases.length + more.length > puzzle.mostCases) leftOut.push({ name, why: 'too-many' });
      else if (length + size > most) leftOut.push({ name, why: 'too-much' });
      else {
        for (const each of more) cases.push(each);
        length += size;
      }
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      leftOut.push({ name, why: 'refused', error, puzzle: puzzle.id });
    }
  }
  const files = texts.length - leftOut.length;
  if (files > 0) return { text: puzzle.format(cases), files, cases: cases.length, leftOut };
  return { text: texts[0]?.text ?? '', files: 1, cases: null, leftOut: leftOut.slice(1) };
}

/** One text after the other, each from the start of a line. */
export async function joinLines(texts: readonly NamedText[], most: number): Promise<Joined> {
  const leftOut: LeftOut[] = [];
  let whole = '';
  for (const { name, text } of texts) {
    const plain = text.endsWith('\n') ? text : `${text}\n`;
    if (whole.length + plain.length > most) leftOut.push({ name, why: 'too-much' });
    else whole += plain;
  }
  return { text: whole, files: texts.length - leftOut.length, cases: null, leftOut };
}

/** Lets the page go on between one long text and the next. */
function pause(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}
