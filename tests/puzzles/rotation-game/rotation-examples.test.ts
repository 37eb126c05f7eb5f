import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsWith, digits, type RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';
import {
  randomBoard,
  rotationExamples,
  scrambledBoard,
  solvedBoard,
} from '../../../src/puzzles/rotation-game/examples.ts';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { boardAfter, inverses } from '../../../src/puzzles/rotation-game/moves.ts';
import { encodeBoard } from '../../../src/puzzles/rotation-game/notation.ts';
import { rotationPresets } from '../../../src/puzzles/rotation-game/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { anyBoard } from './rotation-boards.ts';

const anySeed = fc.integer({ min: 0, max: 0xffff_ffff });
const solve = (board: RotationBoard) => count(rotationGame.search(board, rotationPresets.pattern, 'count')).solution;

test('the same seed gives the same board, with eight of each digit', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const board = randomBoard(seed);
      expect(randomBoard(seed)).toEqual(board);
      expect(digits.map((digit) => cellsWith(board, digit).length)).toEqual([8, 8, 8]);
    }),
  );
});

test('a seed keeps its board from one release to the next', () => {
  expect([1, 42].map((seed) => encodeBoard(randomBoard(seed)))).toMatchInlineSnapshot(`
    [
      "123132231223111221323133",
      "213213213311122231331232",
    ]
  `);
});

test('of a thousand random boards 569 need nine moves or more', () => {
  const lengths = Array.from({ length: 1000 }, (_, seed) => solve(randomBoard(seed))?.length ?? 0);
  expect(lengths.filter((length) => length >= 9)).toHaveLength(569);
});

test('a scrambled board needs no more moves than it was scrambled by', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: 0, max: 8 }), (seed, moves) => {
      expect(solve(scrambledBoard(solvedBoard, seed, moves))?.length).toBeLessThanOrEqual(moves);
    }),
  );
});

test('one move of scrambling is one of the eight moves', () => {
  fc.assert(
    fc.property(anyBoard, anySeed, (board, seed) => {
      const around = inverses.map((_, move) => boardAfter(board, [move]));
      expect(around).toContainEqual(scrambledBoard(board, seed, 1));
    }),
  );
});

test('the examples have different names and need as many moves as they say', () => {
  expect(rotationExamples.map(({ name, instance }) => [name, solve(instance)?.length])).toEqual([
    ['sample-1', 2],
    ['sample-2', 4],
    ['no-moves', 0],
    ['five-moves', 5],
    ['ten-moves', 10],
    ['longest', 13],
  ]);
  expect(solve(solvedBoard)).toEqual([]);
});
