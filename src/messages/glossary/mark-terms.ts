/**
 * Finds the words of the glossary in a sentence: each term where it first occurs, the longest word that fits. What is said stays the
 * same to the letter; things that a sentence names are left alone.
 */
import type { Part, Sentence } from '../sentence.ts';
import type { Entry } from './glossary-facts.ts';
import type { Term } from './terms.ts';

/** A word that is explained. */
export interface Mark {
  readonly term: Term | 'puzzle';
  readonly text: string;
}

/** A sentence whose words may be explained. */
export type Marked = readonly (Part | Mark)[];

export function isMark(part: Part | Mark): part is Mark {
  return typeof part !== 'string' && 'term' in part;
}

/** g, h and f are words only where a figure or a sum follows, or g where it is the first of a sum. */
const SYMBOLS = /(?<![A-Za-z0-9*-])(?:[fgh](?=\s*[=<>≤≥])|g(?=\s*\+\s*h))/;
const symbols: Readonly<Record<string, Term>> = { f: 'f', g: 'g', h: 'h' };
const LATIN = /[A-Za-z0-9]/;

export class Marker {
  readonly #termOf: ReadonlyMap<string, Term>;
  readonly #pattern: RegExp;

  constructor(entries: Readonly<Record<Term, Pick<Entry, 'words'>>>) {
    const words = (Object.keys(entries) as Term[]).flatMap((term) =>
      entries[term].words
        .split('|')
        .filter((word) => word !== '')
        .map((word) => [word, term] as const),
    );
    this.#termOf = new Map([...words, ...Object.entries(symbols)]);
    const longestFirst = words.map(([word]) => word).sort((a, b) => b.length - a.length);
    this.#pattern = new RegExp([...longestFirst.map(patternOf), SYMBOLS.source].join('|'), 'g');
  }

  /** The same sentence with the first occurrence of each term marked. */
  mark(sentence: Sentence): Marked {
    const seen = new Set<Term>();
    return joined(sentence).flatMap((part): Marked => (typeof part === 'string' ? this.#split(part, seen) : [part]));
  }

  /** A heading: a word of its own is marked as a whole, such as a lone h; else what is found in it. */
  heading(text: string): Marked {
    const term = symbols[text];
    return term ? [{ term, text }] : this.mark([text]);
  }

  #split(text: string, seen: Set<Term>): (string | Mark)[] {
    const parts: (string | Mark)[] = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(this.#pattern)) {
      const term = this.#termOf.get(found) ?? this.#termOf.get(found.charAt(0).toLowerCase() + found.slice(1));
      if (!term || seen.has(term)) continue;
      seen.add(term);
      if (index > end) parts.push(text.slice(end, index));
      parts.push({ term, text: found });
      end = index + found.length;
    }
    if (end < text.length) parts.push(text.slice(end));
    return parts;
  }
}

/** Where two strings meet, a word of one may go on in the other. */
function joined(sentence: Sentence): Part[] {
  const parts: Part[] = [];
  for (const part of sentence) {
    const before = parts.at(-1);
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
    else parts.push(part);
  }
  return parts;
}

/** A word as a pattern: with a small first letter it may begin a sentence; Latin letters and digits must not go on before or after it. */
function patternOf(word: string): string {
  const first = word.charAt(0);
  const rest = word.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const either = first === first.toUpperCase() ? first : `[${first}${first.toUpperCase()}]`;
  const before = LATIN.test(first) ? '(?<![A-Za-z0-9-])' : '';
  const after = LATIN.test(word.slice(-1)) ? '(?![A-Za-z0-9]|-[A-Za-z])' : '';
  return `${before}${either}${rest}${after}`;
}
