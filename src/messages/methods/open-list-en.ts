import { count, many } from '../words-en.ts';

/** The open list of A* as a table. */
export const enOpenList = {
  title: 'Open list',
  node: 'node',
  g: 'g',
  h: 'h',
  f: 'f',
  order: 'Next first: the least f; of equal f, the node entered last.',
  lists: (open: number, closed: number) => `${many(open, 'node')} · closed list: ${many(closed, 'node')}`,
  more: (nodes: number) => `… and ${many(nodes, 'more node')}`,
  goTo: (node: number) => `Go to where node #${count(node)} was entered`,
};

export type OpenListMessages = typeof enOpenList;
