/**
 * Which case does a program get wrong? What it printed, beside the right answers: compared word by word, as judges do, so that
 * blanks, line ends and empty lines make no difference.
 *
 * Invariant: all words before the one looked at are alike, so what was printed and what is right are at the same case. The first
 * word that differs is of the first case that is wrong, however many words the wrong answer has, or goes on the line of the case
 * before: then that one has a word too many.
 */
import { UNKNOWN } from './answer.ts';

export type Comparison =
  /** All answers that there are so far are alike: `cases` of them. */
  | { readonly kind: 'so-far'; readonly cases: number }
  | { readonly kind: 'same'; readonly cases: number }
  /** The case, from 0, that is the first to differ: what was printed for it, as far as that can be told, and what is right. */
  | { readonly kind: 'differs'; readonly at: number; readonly given: string; readonly expected: string }
  /** Nothing was printed for the case `at` and all that come after it. */
  | { readonly kind: 'ends'; readonly at: number }
  /** Every case is alike, but more was printed: the line where it goes on. */
  | { readonly kind: 'more'; readonly cases: number; readonly given: string }
  /** The right answer of the case `at` is not known; those before it are alike. */
  | { readonly kind: 'unknown'; readonly at: number };

/** Characters of what was printed that are worth showing. */
const SHOWN = 200;

/** Cases compared between two pauses: a few milliseconds. */
const SLICE = 5000;

/**
 * Compares what was printed with the right answers to the first of `cases` cases, or to all of them; yields now and then how many
 * have been compared.
 */
export function* comparison(
  given: string,
  answers: readonly string[],
  cases: number,
): Generator<number, Comparison, void> {
  const words = new Words(given);
  let before = 0;
  for (const [at, expected] of answers.entries()) {
    if (expected === UNKNOWN) return { kind: 'unknown', at };
    words.next();
    const { start } = words;
    if (words.word === null) return { kind: 'ends', at };
    for (const [i, right] of wordsOf(expected).entries()) {
      if (i > 0) words.next();
      if (words.word === right) continue;
      const isLeftOver = i === 0 && at > 0 && goesOn(given, before, start);
      const [wrong, from] = isLeftOver ? [at - 1, before] : [at, start];
      const answer = answers[wrong] ?? expected;
      return { kind: 'differs', at: wrong, given: printedAt(given, from, answer), expected: answer };
    }
    before = start;
    if ((at + 1) % SLICE === 0) yield at + 1;
  }
  if (answers.length < cases) return { kind: 'so-far', cases: answers.length };
  words.next();
  return words.word === null ? { kind: 'same', cases } : { kind: 'more', cases, given: lineAt(given, words.start) };
}

/**
 * Whether a character stands between words: white space, a byte order mark, and control characters too, such as the end of a file
 * that was written long ago. A pattern for it takes ten times as long.
 */
function isBlank(code: number): boolean {
  return code <= 0x20 || (code >= 0x7f && code <= 0xa0) || code === 0xfeff || code === 0x3000;
}

function wordsOf(text: string): string[] {
  const words = new Words(text);
  const found: string[] = [];
  for (words.next(); words.word !== null; words.next()) found.push(words.word);
  return found;
}

/** The words of a text, one after the other. */
class Words {
  /** The word at hand; null before the first and after the last. */
  word: string | null = null;
  /** Where it begins. */
  start = 0;
  readonly #text: string;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  next(): void {
    const text = this.#text;
    let at = this.#end;
    while (at < text.length && isBlank(text.charCodeAt(at))) at++;
    this.start = at;
    while (at < text.length && !isBlank(text.charCodeAt(at))) at++;
    this.#end = at;
    this.word = at > this.start ? text.slice(this.start, at) : null;
  }
}

/** Whether a word belongs to the case before it: that one began a line of its own, of several, which the word goes on. */
function goesOn(text: string, before: number, word: number): boolean {
  const isOneLine = !/[\r\n]\s*\S/.test(text.trim().slice(0, word + SHOWN));
  return beginsLine(text, before) && !beginsLine(text, word) && !isOneLine;
}

function beginsLine(text: string, start: number): boolean {
  return /(^|[\r\n])[^\S\r\n]*$/.test(text.slice(Math.max(0, start - SHOWN), start));
}

/** What was printed for a case: as many lines as the right answer has, or within a line of other answers as many words. */
function printedAt(text: string, start: number, expected: string): string {
  const shown = text.slice(start, start + SHOWN);
  if (!beginsLine(text, start)) return wordsOf(shown).slice(0, wordsOf(expected).length).join(' ');
  const lines = shown.split(/[\r\n]+/).map((line) => wordsOf(line).join(' '));
  return lines
    .filter((line) => line !== '')
    .slice(0, expected.split('\n').length)
    .join('\n');
}

function lineAt(text: string, start: number): string {
  return wordsOf(text.slice(start, start + SHOWN).split(/[\r\n]/, 1)[0] ?? '').join(' ');
}
