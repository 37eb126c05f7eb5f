import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { strays } from '../../../src/matrix/judge.ts';
import { puzzleById } from '../../../src/puzzles/registry.ts';
import { solvedBoard } from '../../../src/puzzles/rotation-game/examples.ts';
import { leastSequence, leastSequenceWithin } from '../../../src/puzzles/rotation-game/least-sequence.ts';
import { boardAfter } from '../../../src/puzzles/rotation-game/moves.ts';
import type { RotationSettings } from '../../../src/puzzles/rotation-game/settings.ts';
import { cellsOf } from '../../matrix/matrices.ts';
import { answersTo, contestAnswer, everySettings, expectAnswer } from './rotation-answers.ts';
import { rotationGolden } from './rotation-boards.ts';
import { isSolved } from './rotation-solved.ts';

/** Moves up to which a search is quick. */
const quick: Readonly<Record<RotationSettings['estimate'], number>> = {
  naive: 4,
  'eight-minus-max': 7,
  'pattern-database': 13,
};
const isQuick = ({ estimate }: RotationSettings, moves: number) => moves <= quick[estimate];

test.each(answersTo(isQuick))('1.1: $settings.search with $settings.estimate answers $expected', expectAnswer);

const reported = [1, 3, 1, 1, 1, 1, 1, 3, 2, 3, 1, 2, 2, 2, 3, 2, 3, 1, 3, 2, 2, 3, 2, 3];

test('1.1: A* answers 131111132312223231322323 with BBBDAGGH and 3, as IDA* does', () => {
  for (const settings of everySettings.filter(({ estimate }) => estimate !== 'naive'))
    expect(contestAnswer(reported, settings)).toBe('BBBDAGGH\n3');
});

test('1.1: in a matrix all searches agree on it', () => {
  const puzzle = puzzleById('rotation-game');
  if (!puzzle) throw new Error('there is The Rotation Game');
  const searches = ['guide', 'pattern', 'astar'].map((name) => puzzle.presets[name] ?? {});
  const row = cellsOf({ puzzle, instances: [reported], searches, limit: 1e9 });
  expect(row.map(({ answer }) => answer)).toEqual(['BBBDAGGH\n3', 'BBBDAGGH\n3', 'BBBDAGGH\n3']);
  expect(strays(row)).toEqual([]);
});

/** The first sequence in the alphabet, of the fewest moves that there are: all are tried. */
function bruteForce(board: readonly number[]): string {
  let layer = [{ board, moves: '' }];
  for (;;) {
    const found = layer.find((each) => isSolved(each.board));
    if (found) return found.moves;
    layer = layer.flatMap((each) =>
      Array.from('ABCDEFGH', (letter, move) => ({ board: boardAfter(each.board, [move]), moves: each.moves + letter })),
    );
  }
}

test('1.1: A* gives the first of all shortest sequences, as trying them all finds it', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(7), { maxLength: 4 }), (moves) => {
      const board = boardAfter(solvedBoard, moves);
      const expected = bruteForce(board) || 'No moves needed';
      for (const settings of everySettings) expect(contestAnswer(board, settings).split('\n')[0]).toBe(expected);
    }),
    { numRuns: 25 },
  );
});

const letters = (moves: readonly number[]) => moves.map((move) => 'ABCDEFGH'[move]).join('');

test('1.1: the least sequence of a length is found without a table too', async () => {
  // its own copy of the puzzle, in which no table has been built yet
  vi.resetModules();
  const fresh = await import('../../../src/puzzles/rotation-game/least-sequence.ts');
  for (const { board, moves } of rotationGolden.filter(({ moves: { length } }) => length <= 11))
    expect(letters(fresh.leastSequence(board, moves.length))).toBe(moves);
});

test('1.1: a least sequence is refused where there is none of that length', () => {
  expect(() => leastSequence(reported, 7)).toThrow(RangeError);
});

test('1.1: a least sequence is looked for within so many nodes, or not found', () => {
  for (const { board, moves } of rotationGolden.filter(({ moves: { length } }) => length <= 7)) {
    expect(letters(leastSequenceWithin(board, moves.length, 50_000) ?? [])).toBe(moves);
    if (moves.length > 1) expect(leastSequenceWithin(board, moves.length, 1)).toBeNull();
  }
});
