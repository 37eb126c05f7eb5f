/**
 * The view as the fragment of an address, `#puzzle=square-destroyer&input=3-12.17.23&preset=guide&step=9`, so that a
 * reload, Back and a link sent to somebody open what was seen. Up to three searches beside the first are named after `compare`,
 * with commas. Steps, and places in the scan inside a step, count from 1, as on the screen. What the matrix is asked follows while it is open.
 * Older links say `grid` for `input`.
 */
import { formatSettings } from '../puzzles/settings-text.ts';
import { formatMatrix } from './matrix-address.ts';
import { type Entry, type Reading, readEntries } from './read-entries.ts';
import type { ViewAddress } from './view-address.ts';

export function formatAddress(view: ViewAddress): string {
  const { puzzle, instance, settings, compared, unit, stop, scan, matrix } = view;
  const parts = [
    `puzzle=${puzzle.id}`,
    `input=${puzzle.encode(instance)}`,
    `preset=${formatSettings(puzzle, settings)}`,
  ];
  const others = compared.map((each) => formatSettings(puzzle, each));
  if (others.length > 0) parts.push(`compare=${others.join(',')}`, `by=${unit}`);
  parts.push(`step=${stop + 1}`);
  if (scan !== null) parts.push(`scan=${scan + 1}`);
  if (matrix !== null) parts.push(...formatMatrix(puzzle, matrix));
  return `#${parts.join('&')}`;
}

/** Reads a fragment as `formatAddress` writes it, in any order and with parts left out. */
export function parseAddress(fragment: string): Reading {
  return readEntries(fragment.replace(/^#/, '').split('&').filter(Boolean).map(splitEntry));
}

function splitEntry(entry: string): Entry {
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

/** Reads any fragment; one that somebody's program has altered on its way is mended as far as it can be. */
export async function openAddress(fragment: string): Promise<Reading & { readonly isAltered: boolean }> {
  const plain = parseAddress(fragment);
  if (plain.unreadable.length === 0) return { ...plain, isAltered: false };
  try {
    const { mendAddress } = await import('./mend-address.ts');
    const mended = mendAddress(fragment);
    // what could not be read is told as it stood there
    const unreadable = mended.unreadable.map(
      (each) => plain.unreadable.find(({ part }) => part === each.part && part !== 'unknown') ?? each,
    );
    return { ...mended, unreadable, isAltered: true };
  } catch {
    return { ...plain, isAltered: true }; // it could not be fetched
  }
}
