import { enMemory } from '../methods/memory-en.ts';
import { timesOf } from '../ratio.ts';
import { count, many } from '../words-en.ts';

/** The searches with the least or the most of something, by name. */
export interface Named {
  readonly names: readonly string[];
  readonly value: number;
}

/** Nodes that two searches share, and those of each alone. */
interface SharedNumbers {
  readonly both: number;
  readonly first: number;
  readonly second: number;
}

const listed = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
const each = ({ names, value }: Named) => `${listed(names)}, ${count(value)}${names.length > 1 ? ' each' : ''}`;
function times(least: Named, most: Named): string {
  const { text, sign } = timesOf(least.value, most.value);
  return sign === 'about' ? `about ${text}` : text;
}
const isNear = (least: Named, most: Named) => timesOf(least.value, most.value).sign === 'near';
const spread = (what: string, least: Named, most: Named) =>
  `${what}: ${each(least)}. Most: ${each(most)}, ${isNear(least, most) ? 'nearly the same' : `${times(least, most)} times as many`}.`;

/** What only a comparison says. The Chinese file has the same shape. */
export const enCompare = {
  nodes: 'Nodes',
  total: 'in all',
  toFirst: 'A to each',
  /** What stands in the column, or the row, that goes from one search to another. */
  fromTo: 'from the first figure to the second: × so many times, ÷ so many times less, = the same',
  /** Positions of the path or of the lists: tables are counted apart. */
  held: 'held, tables apart',
  table: 'table built first: entries',
  remembered: 'table of failures: positions',
  size: (entries: number, bytes: number) =>
    `${count(entries)} (${bytes < 1000 ? many(bytes, 'byte') : `${count(Math.round(bytes / 1000))} kB`})`,
  memory: enMemory,
  /** How many nodes of a bound both visit, and only one. */
  shared: ({ both, first, second }: SharedNumbers, [one, two]: readonly [string, string]) =>
    ` · both ${count(both)} · only ${one} ${count(first)} · only ${two} ${count(second)}`,
  unshared: (lanes: readonly string[]) => ` · not recorded to the end of this bound: ${listed(lanes)}`,
  running: (lanes: readonly string[]) => `still running: ${lanes.join(', ')}`,
  partial: (lanes: readonly string[]) => `not counted to the end: ${lanes.join(', ')}, so no ratio can be given`,
  /** Of searches of different methods: what stands in a row. */
  rows: (lanes: readonly string[]) =>
    `A row’s number: ${lanes.join('; ')}. These are different pieces of work, so only the sums have a ratio.`,
  row: (lanes: readonly string[], what: string) => `${listed(lanes)}: ${what}`,
  rowOf: {
    'ida-star': 'nodes under that bound',
    'a-star': 'nodes entered after the least f rose to that much and before it rose again',
    'bidirectional-bfs': 'nodes entered while the depths of both sides added up to that many moves',
    'dancing-links': 'all its nodes',
  },
  /** Of two searches. */
  nodesOfTwo: (least: Named, most: Named) =>
    isNear(least, most)
      ? `Nearly the same number of nodes: ${each(most)}; ${each(least)}`
      : `${listed(most.names)} visits ${times(least, most)} times the nodes of ${listed(least.names)}`,
  heldOfTwo: (least: Named, most: Named) =>
    isNear(least, most)
      ? `Nearly the same number of positions held at once, tables apart: ${each(most)}; ${each(least)}.`
      : `${listed(most.names)} holds ${times(least, most)} times the positions of ${listed(least.names)} at once, tables apart.`,
  /** Of three or four. */
  nodesOfMore: (least: Named, most: Named) => spread('Fewest nodes', least, most),
  heldOfMore: (least: Named, most: Named) => spread('Fewest positions held at once, tables apart', least, most),
  nodesEqual: (lanes: number): string => `${lanes === 2 ? 'Both' : 'All'} visit the same number of nodes`,
  heldEqual: (lanes: number) =>
    `${lanes === 2 ? 'Both' : 'All'} hold the same number of positions at once, tables apart.`,
};

export type CompareTexts = typeof enCompare;
