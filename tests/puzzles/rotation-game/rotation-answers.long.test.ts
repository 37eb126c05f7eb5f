import { expect, test } from 'vitest';
import type { RotationSettings } from '../../../src/puzzles/rotation-game/settings.ts';
import { answersTo, contestAnswer, expectAnswer } from './rotation-answers.ts';
import { rotationGolden } from './rotation-boards.ts';

/** Moves that a search takes some time for, up to a minute of all. */
const slow: Readonly<Record<RotationSettings['estimate'], readonly [from: number, to: number]>> = {
  naive: [5, 7],
  'eight-minus-max': [8, 9],
  'pattern-database': [14, 14],
};
const isSlow = ({ estimate }: RotationSettings, moves: number) =>
  moves >= slow[estimate][0] && moves <= slow[estimate][1];

test.each(answersTo(isSlow))('1.1: $settings.search with $settings.estimate answers $expected', expectAnswer);

test('1.1: of longer boards A* gives the right answer or none', () => {
  const right = rotationGolden
    .filter(({ moves }) => moves.length >= 10)
    .map(({ board, moves, digit }) => [
      contestAnswer(board, { search: 'a-star', estimate: 'eight-minus-max' }),
      `${moves}\n${digit}`,
    ]);
  expect(right.filter(([answer, wanted]) => answer !== wanted && answer !== '?')).toEqual([]);
});
