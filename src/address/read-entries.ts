/**
 * The entries of a link, read one by one: `puzzle=booksort`, `input=3.1.2` and so on. What can be read counts; what cannot is named.
 * The steps of one search are not those of another: where any part of what is searched is missing, the view begins at its first step.
 */

import type { Puzzle } from '../puzzles/puzzle.ts';
import { puzzleById, puzzles } from '../puzzles/registry.ts';
import { parseSettings } from '../puzzles/settings-text.ts';
import { lockstepUnits } from '../trace/lockstep.ts';
import { isMatrixPart, type MatrixPart, readMatrixPart } from './matrix-address.ts';
import { exampleOf, MOST_COMPARED, type ViewAddress } from './view-address.ts';

/** A name and a text, as they stand on the two sides of `=`. */
export type Entry = readonly [name: string, text: string];

type ViewPart = 'puzzle' | 'input' | 'preset' | 'compare' | 'by' | 'step' | 'scan';
type Part = ViewPart | MatrixPart;

/** A part of a link that could not be read, with what stood there. */
export interface Unreadable {
  readonly part: Part | 'unknown';
  readonly text: string;
}

export interface Reading {
  readonly view: ViewAddress;
  readonly unreadable: readonly Unreadable[];
}

type Change = Partial<ViewAddress> | null;

const readers: Readonly<Record<ViewPart, (text: string, puzzle: Puzzle) => Change>> = {
  puzzle(text) {
    const found = puzzleById(text);
    return found ? exampleOf(found) : null;
  },
  input(text, puzzle) {
    try {
      return { instance: puzzle.decode(text) };
    } catch {
      return null;
    }
  },
  preset(text, puzzle) {
    const settings = parseSettings(puzzle, text);
    return settings && { settings };
  },
  compare(text, puzzle) {
    const words = text.split(',');
    const compared = words.map((word) => parseSettings(puzzle, word)).filter((settings) => settings !== null);
    return compared.length === words.length && words.length <= MOST_COMPARED ? { compared } : null;
  },
  by(text) {
    const unit = lockstepUnits.find((known) => known === text);
    return unit ? { unit } : null;
  },
  step(text) {
    const stop = fromOne(text);
    return stop === null ? null : { stop };
  },
  scan(text) {
    const scan = fromOne(text);
    return scan === null ? null : { scan };
  },
};

function fromOne(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) - 1 : null;
}

const isPart = (name: string): name is Part => Object.hasOwn(readers, name) || isMatrixPart(name);

/** What an entry changes in the view that those before it have made; null if it cannot be read. */
function changeOf(part: Part, text: string, { puzzle, matrix }: ViewAddress): Change {
  if (!isMatrixPart(part)) return readers[part](text, puzzle);
  const asked = readMatrixPart(part, text, puzzle, matrix);
  return asked && { matrix: asked };
}

/** Whether a part can be missing, and the view still be the one that was meant, at its step. */
export const isBeside = (part: Unreadable['part']): boolean =>
  part === 'unknown' || part === 'scan' || isMatrixPart(part);

/** `tries` gives what a text may have been meant to be; the first that can be read counts. */
export function readEntries(
  entries: readonly Entry[],
  tries: (text: string) => readonly string[] = (text) => [text],
): Reading {
  const unreadable: Unreadable[] = [];
  const seen = new Set<string>();
  let view = exampleOf(puzzles[0] as Puzzle);
  for (const [name, text] of [...entries].sort(puzzleFirst)) {
    const before = view;
    const change =
      !isPart(name) || seen.has(name) ? null : firstRead(tries(text), (each) => changeOf(name, each, before));
    if (change) view = { ...view, ...change };
    else unreadable.push(isPart(name) ? { part: name, text } : { part: 'unknown', text: name });
    // of another puzzle nothing else can be said
    if (name === 'puzzle' && !change && !seen.has(name)) return { view, unreadable };
    seen.add(name);
  }
  const isWhole = unreadable.every(({ part }) => isBeside(part));
  return { view: isWhole ? view : { ...view, stop: 0, scan: null }, unreadable };
}

function puzzleFirst([a]: Entry, [b]: Entry): number {
  return Number(b === 'puzzle') - Number(a === 'puzzle');
}

function firstRead(texts: readonly string[], read: (text: string) => Change): Change {
  for (const text of texts) {
    const change = read(text);
    if (change) return change;
  }
  return null;
}
