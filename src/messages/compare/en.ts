import { count } from '../words-en.ts';

/** The searches with the least or the most of something, by name. */
export interface Named {
  readonly names: readonly string[];
  readonly value: number;
}

const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
const each = ({ names, value }: Named) => `${listed(names)}, ${count(value)}${names.length > 1 ? ' each' : ''}`;
const spread = (what: string, least: Named, most: Named, ratio: string) =>
  `${what}: ${each(least)}. Most: ${each(most)}, ${ratio} times as many.`;

/** What only a comparison says. The Chinese file has the same shape. */
export const enCompare = {
  nodes: 'Nodes',
  total: 'in all',
  toFirst: 'times A’s',
  /** Positions of the path or of the lists: tables are counted apart, or not at all. */
  held: 'held, tables apart',
  about: (ratio: string) => `about ${ratio}`,
  table: 'table built first',
  running: (lanes: readonly string[]) => `still running: ${lanes.join(', ')}`,
  partial: (lanes: readonly string[]) => `not counted to the end: ${lanes.join(', ')}. So no ratio.`,
  /** Of two searches. */
  nodesOfTwo: (ratio: string, less: string, more: string) => `${more} visits ${ratio} times the nodes of ${less}`,
  heldOfTwo: (ratio: string, less: string, more: string) =>
    `${more} holds ${ratio} times the positions of ${less} at once, tables apart.`,
  /** Of three or four. */
  nodesOfMore: (least: Named, most: Named, ratio: string) => spread('Fewest nodes', least, most, ratio),
  heldOfMore: (least: Named, most: Named, ratio: string) =>
    spread('Fewest positions held at once, tables apart', least, most, ratio),
  nodesEqual: (lanes: number): string => (lanes === 2 ? 'Both visit as many nodes' : 'All visit as many nodes'),
  heldEqual: (lanes: number) => `${lanes === 2 ? 'Both' : 'All'} hold as many positions at once, tables apart.`,
};

export type CompareTexts = typeof enCompare;
