/** The contest's answers of an independent program, and whether every search gives them. */
import { expect } from 'vitest';
import { answerOf } from '../../../src/puzzles/answer.ts';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { type RotationSettings, rotationChoices } from '../../../src/puzzles/rotation-game/settings.ts';
import type { Settings } from '../../../src/puzzles/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { rotationCases, rotationGolden } from './rotation-boards.ts';

/** All combinations of a search with an estimate: the presets are among them. */
export const everySettings: readonly RotationSettings[] = rotationChoices.search.flatMap((search) =>
  rotationChoices.estimate.map((estimate) => ({ search, estimate })),
);

const rows = [...rotationCases, ...rotationGolden];

export interface Answered {
  readonly settings: RotationSettings;
  readonly board: readonly number[];
  readonly moves: string;
  readonly expected: string;
}

/** Every board whose shortest solutions have more than `over` and at most `most` moves, under each search. */
export function answersTo(isIn: (settings: RotationSettings, moves: number) => boolean): Answered[] {
  return everySettings.flatMap((settings) =>
    rows
      .filter(({ moves }) => isIn(settings, moves.length))
      .map(({ board, moves, digit }) => ({
        settings,
        board,
        moves,
        expected: `${moves || 'No moves needed'}\n${digit}`,
      })),
  );
}

/** The answer under these settings; `?` where there is not enough memory. */
export function contestAnswer(board: readonly number[], settings: Settings): string {
  const puzzle: Puzzle = rotationGame;
  const result = count(puzzle.search(board, settings, 'count'));
  return String(answerOf(puzzle, { instance: board, settings, result }));
}

export function expectAnswer({ board, settings, expected }: Answered): void {
  expect(contestAnswer(board, settings)).toBe(expected);
}
