import { expect, test } from 'vitest';
import type { LitsBoard } from '../../../src/puzzles/lits/board.ts';
import { lits } from '../../../src/puzzles/lits/index.ts';
import { litsMatrix } from '../../../src/puzzles/lits/lits-matrix.ts';
import { type LitsSettings, litsPresets } from '../../../src/puzzles/lits/settings.ts';
import { eventsOf } from '../../../src/search/events-of.ts';
import { Links } from '../../../src/search/exact-cover/links.ts';
import { count } from '../../../src/trace/record.ts';
import { litsFiles } from './lits-files.ts';

const settings: LitsSettings = Object.values(litsPresets)[0] as LitsSettings;

/** What the default model gives a search to do: nodes entered, and links looked at or changed. */
function workOn(board: LitsBoard): { nodes: number; links: number } {
  const links = new Links(litsMatrix(board, settings).cover);
  let nodes = 0;
  for (const event of eventsOf(lits.search(board, settings, 'events'))) {
    if (event.kind === 'enter') {
      nodes++;
      links.fewest();
    }
    if (event.kind === 'cover') links.cover(event.item);
    if (event.kind === 'uncover') links.uncover(event.item);
  }
  return { nodes, links: links.work };
}

test('under the default model every file is little work: so many boards, nodes and links in all', () => {
  const sums = litsFiles.map(({ name, boards }) => {
    const works = new Map([...new Set(boards)].map((board) => [board, workOn(board)]));
    const sum = (what: 'nodes' | 'links') => boards.reduce((all, board) => all + (works.get(board)?.[what] ?? 0), 0);
    return `${name}: ${boards.length}, ${sum('nodes')}, ${sum('links')}`;
  });
  expect(sums).toMatchInlineSnapshot(`
    [
      "full boards: 10, 50, 1411100",
      "the cases of side 50: 6, 19, 12100",
      "islands of L, I and T: 10, 10, 40",
      "islands of L and I: 10, 10, 40",
      "islands, S fights T: 10, 50, 6560",
      "lines, the hard example: 10, 50, 59400",
      "the hard example: 10, 3140, 287130",
      "Yes after 349 nodes: 10, 3490, 295230",
    ]
  `);
});

test('no board of these files makes a count pause', () => {
  for (const board of new Set(litsFiles.flatMap(({ boards }) => boards))) {
    let pauses = 0;
    const result = count(lits.search(board, settings, 'count'), () => pauses++);
    expect(pauses).toBe(0);
    expect(result.iterations[0]?.nodes).toBe(workOn(board).nodes);
  }
});
