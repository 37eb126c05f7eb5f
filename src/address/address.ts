/**
 * The view as the fragment of an address, `#puzzle=square-destroyer&input=3-12.17.23&preset=guide&step=9`, so that a
 * reload, Back and a link sent to somebody open what was seen. Up to three searches beside the first are named after `compare`,
 * with commas. Steps count from 1, as on the screen. Older links say `grid` for `input`.
 */
import type { Puzzle } from '../puzzles/puzzle.ts';
import { puzzleById, puzzles } from '../puzzles/registry.ts';
import type { Settings } from '../puzzles/settings.ts';
import { formatSettings, parseSettings } from '../puzzles/settings-text.ts';
import { type LockstepUnit, lockstepUnits } from '../trace/lockstep.ts';

export interface ViewAddress {
  readonly puzzle: Puzzle;
  readonly instance: unknown;
  readonly settings: Settings;
  /** The searches beside the first, in order; up to `MOST_COMPARED`. */
  readonly compared: readonly Settings[];
  readonly unit: LockstepUnit;
  /** The stop of the player, from 0. */
  readonly stop: number;
}

/** Searches that there may be beside the first. */
export const MOST_COMPARED = 3;

type AddressPart = 'puzzle' | 'input' | 'preset' | 'compare' | 'by' | 'step' | 'unknown';

/** A part of an address that could not be read, with what stood there. */
export interface Unreadable {
  readonly part: AddressPart;
  readonly text: string;
}

export function formatAddress(view: ViewAddress): string {
  const { puzzle, instance, settings, compared, unit, stop } = view;
  const parts = [
    `puzzle=${puzzle.id}`,
    `input=${puzzle.encode(instance)}`,
    `preset=${formatSettings(puzzle, settings)}`,
  ];
  const others = compared.map((each) => formatSettings(puzzle, each));
  if (others.length > 0) parts.push(`compare=${others.join(',')}`, `by=${unit}`);
  return `#${[...parts, `step=${stop + 1}`].join('&')}`;
}

/** The first example of a puzzle, at its first step. */
export function exampleOf(puzzle: Puzzle): ViewAddress {
  return {
    puzzle,
    instance: puzzle.examples[0]?.instance,
    settings: Object.values(puzzle.presets)[0] as Settings,
    compared: [],
    unit: 'step',
    stop: 0,
  };
}

/** Reads a fragment. If any part of it is damaged, the view is the example's, and the damage is named. */
export function parseAddress(fragment: string): { view: ViewAddress; unreadable: readonly Unreadable[] } {
  const unreadable: Unreadable[] = [];
  const example = exampleOf(puzzles[0] as Puzzle);
  let view = example;
  const seen = new Set<string>();
  const entries = fragment.replace(/^#/, '').split('&').filter(Boolean).map(splitEntry);
  const isPuzzle = ([name]: readonly string[]) => name === 'puzzle';
  for (const [name, text] of [...entries.filter(isPuzzle), ...entries.filter((entry) => !isPuzzle(entry))]) {
    const change = seen.has(name) ? null : readPart(view.puzzle, name, text);
    seen.add(name);
    if (change) view = { ...view, ...change };
    else unreadable.push({ part: isPart(name) ? name : 'unknown', text: isPart(name) ? text : name });
  }
  return unreadable.length === 0 ? { view, unreadable } : { view: example, unreadable };
}

function splitEntry(entry: string): readonly [string, string] {
  const at = entry.indexOf('=');
  const [name, text] = at < 0 ? [entry, ''] : [entry.slice(0, at), entry.slice(at + 1)];
  return [name === 'grid' ? 'input' : name, text.includes('%') ? unescaped(text) : text];
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isPart(name: string): name is AddressPart {
  return ['puzzle', 'input', 'preset', 'compare', 'by', 'step'].includes(name);
}

function readPart(puzzle: Puzzle, name: string, text: string): Partial<ViewAddress> | null {
  switch (name) {
    case 'puzzle': {
      const found = puzzleById(text);
      return found ? exampleOf(found) : null;
    }
    case 'input':
      return readInstance(puzzle, text);
    case 'preset': {
      const settings = parseSettings(puzzle, text);
      return settings && { settings };
    }
    case 'compare': {
      const words = text.split(',');
      const compared = words.map((word) => parseSettings(puzzle, word)).filter((settings) => settings !== null);
      return compared.length === words.length && words.length <= MOST_COMPARED ? { compared } : null;
    }
    case 'by': {
      const unit = lockstepUnits.find((known) => known === text);
      return unit ? { unit } : null;
    }
    case 'step':
      return /^[1-9]\d{0,14}$/.test(text) ? { stop: Number(text) - 1 } : null;
    default:
      return null;
  }
}

function readInstance(puzzle: Puzzle, text: string): Partial<ViewAddress> | null {
  try {
    return { instance: puzzle.decode(text) };
  } catch {
    return null;
  }
}
