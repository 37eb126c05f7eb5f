import { expect, test } from 'vitest';
import { gaps, tableOf } from '../coverage.ts';
import { Tally } from '../walk.ts';
import { knownBoards, randomBoards, walkBoard } from './lits-runs.ts';
import { litsSubject } from './lits-subject.ts';

test('all that LITS says is so, over many boards', () => {
  const tally = new Tally();
  for (const board of knownBoards) walkBoard(board, tally, 120);
  for (const side of [4, 5, 6]) for (const board of randomBoards(side, 90)) walkBoard(board, tally, 14);
  console.log(tableOf(tally));
  expect(tally.examples).toEqual([]);
  expect(gaps(litsSubject, tally, { methods: ['dancing-links'], least: 200, never: [] })).toEqual([]);
}, 300_000);
