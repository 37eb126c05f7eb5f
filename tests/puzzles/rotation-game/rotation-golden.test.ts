import { expect, test } from 'vitest';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { boardAfter } from '../../../src/puzzles/rotation-game/moves.ts';
import { rotationPresets } from '../../../src/puzzles/rotation-game/settings.ts';
import type { SearchEvent, SearchResult } from '../../../src/search/search-events.ts';
import { validate } from '../../../src/trace/laws/validate.ts';
import { count, record } from '../../../src/trace/record.ts';
import { LONG_NODES } from '../long-nodes.ts';
import { rotationCases, rotationGolden } from './rotation-boards.ts';
import { expectGolden, movesOf, nodesOf, searchOf } from './rotation-golden.ts';

const short = rotationGolden.filter(({ nodes }) => nodes <= LONG_NODES);

test.each(short)('a board of $nodes nodes has the golden counts and moves', expectGolden);

test.each(rotationCases)('$id: the pattern database leads to $first_line', ({ board, ...row }) => {
  const result = searchOf(board, rotationPresets.pattern);
  expect(movesOf(result)).toBe(row.moves);
  expect(rotationGame.answer(board, result, rotationPresets.pattern)).toBe(`${row.first_line}\n${row.digit}`);
});

test('under the pattern database even the boards of sixty to seventy million nodes take less than seventy', () => {
  const hard = rotationGolden.filter((golden) => golden.nodes > 60_000_000);
  expect(hard.map(({ board }) => nodesOf(searchOf(board, rotationPresets.pattern)))).toEqual([57, 67, 67]);
  const all = rotationGolden.map(({ board }) => nodesOf(searchOf(board, rotationPresets.pattern)));
  expect(Math.max(...all)).toBe(67);
});

test('the naive estimate finds the same moves, but enters all there is within every bound but the last', () => {
  const near = rotationGolden.filter((row) => row.nodes < 1000 && row.moves.length < 6);
  const results = near.map(({ board }) => searchOf(board, rotationPresets.blind));
  expect(results.map(movesOf)).toEqual(near.map((row) => row.moves));
  // eight moves from the start and seven from any other node, down to the depth of the bound
  const whole = [1, 9, 65, 457, 3201];
  for (const { iterations } of results)
    expect(iterations.slice(0, -1).map((each) => each.nodes)).toEqual(whole.slice(0, iterations.length - 1));
  expect(results.map(nodesOf)).toEqual([15, 1962, 1, 3, 4, 5, 5, 7, 7, 8, 8, 9, 9, 10, 238, 1503, 61, 5678]);
});

test('a recorded run is lawful and ends as the counted one', () => {
  for (const { board, ...golden } of rotationGolden.filter((row) => row.nodes < 10_000))
    for (const settings of [rotationPresets.guide, rotationPresets.pattern]) {
      const { trace, result } = record(rotationGame.search(board, settings, 'events'));
      validate(trace);
      expect(result).toEqual(searchOf(board, settings));
      expect(movesOf(result as SearchResult)).toBe(golden.moves);
    }
});

test('the pattern database is handed over before anything is searched', () => {
  const told: SearchEvent[] = [];
  const board = rotationGolden[0]?.board ?? [];
  count(rotationGame.search(board, rotationPresets.pattern, 'count'), (event) => told.push(event));
  const last = told.at(-1);
  expect(last).toMatchObject({ kind: 'prepare', done: 735_471, of: 735_471 });
  expect(last?.kind === 'prepare' && last.built?.length).toBe(735_471);
});

test('a node tries all moves but the one that undoes the last, and none at a goal', () => {
  const { guide } = rotationPresets;
  const board = rotationGolden[0]?.board ?? [];
  const at = (moves: readonly number[]) => rotationGame.branching(board, guide, { root: 0, moves });
  expect(at([])).toEqual({ moves: [0, 1, 2, 3, 4, 5, 6, 7], leftOut: [] });
  expect(at([0])).toEqual({ moves: [0, 1, 2, 3, 4, 6, 7], leftOut: [5] });
  expect(at([0, 2])).toEqual({ moves: [], leftOut: [] });
  expect(rotationGame.branching(boardAfter(board, [0, 2]), guide, { root: 0, moves: [] })).toEqual({
    moves: [],
    leftOut: [],
  });
});
