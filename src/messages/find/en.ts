import { count } from '../words-en.ts';
import { shortened } from '../workbench/input-facts.ts';

/** What is said where a node is looked for. The Chinese file has the same shape. */
export const enFind = {
  title: 'Find a node',
  trait: 'Looked for by',
  value: 'Value',
  traits: { depth: 'depth', h: 'h', f: 'f', overflow: 'cut with f', fall: 'h falls by at least' },
  previous: 'Previous found (Shift + Enter)',
  next: 'Next found (Enter)',
  close: 'Close (Esc)',
  /** Of those found the one shown, from 1, or none of them. */
  found: (at: number | null, of: number, sure: 'final' | 'so-far') =>
    `${at === null ? '' : `${count(at)} of `}${count(of)}${at === null ? ' found' : ''}${sure === 'final' ? '' : ' so far'}`,
  missed: { next: 'no further one', previous: 'no earlier one' },
  none: 'no such node',
  /** Of a search that is not recorded to its end nothing more can be said. */
  asFar: (refusal: string) => `${refusal}, as far as recorded`,
  unknownMove: (move: string, found: string, first: string, last: string) =>
    `there is no ${move} “${shortened(found)}” (${first} to ${last})`,
  unknownValue: (what: string, found: number, from: number, to: number) =>
    `${what} ${count(found)}: no such node (${count(from)} to ${count(to)})`,
};

export type FindTexts = typeof enFind;
