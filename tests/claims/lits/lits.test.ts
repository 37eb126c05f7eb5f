import { expect, test } from 'vitest';
import { gaps } from '../coverage.ts';
import { Tally } from '../walk.ts';
import { knownBoards, randomBoards, walkBoard } from './lits-runs.ts';
import { litsSubject } from './lits-subject.ts';

test('all that LITS says is so, by brute force over placements and by links of plain objects', () => {
  const tally = new Tally();
  for (const board of knownBoards) walkBoard(board, tally, 8);
  for (const side of [4, 5, 6]) for (const board of randomBoards(side, 8)) walkBoard(board, tally, 8);
  expect(tally.examples).toEqual([]);
  expect(gaps(litsSubject, tally, { methods: ['dancing-links'], least: 10, never: [] })).toEqual([]);
});
