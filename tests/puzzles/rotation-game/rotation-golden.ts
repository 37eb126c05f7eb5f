/** The check of a board against the counts of an independent program, and what it takes to say it. */
import { expect } from 'vitest';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { moveLetter } from '../../../src/puzzles/rotation-game/moves.ts';
import { type RotationSettings, rotationPresets } from '../../../src/puzzles/rotation-game/settings.ts';
import type { SearchResult } from '../../../src/search/search-events.ts';
import { count } from '../../../src/trace/record.ts';
import type { RotationGolden } from './rotation-boards.ts';

export const searchOf = (board: readonly number[], settings: RotationSettings): SearchResult =>
  count(rotationGame.search(board, settings, 'count'));

export const movesOf = ({ solution }: SearchResult): string | undefined => solution?.map(moveLetter).join('');

export const nodesOf = ({ iterations }: SearchResult): number =>
  iterations.reduce((sum, iteration) => sum + iteration.nodes, 0);

export function expectGolden({ board, ...golden }: RotationGolden): void {
  const result = searchOf(board, rotationPresets.guide);
  expect(result.iterations.map(({ bound, nodes, prunes }) => [bound, nodes, prunes])).toEqual(golden.bounds);
  expect(nodesOf(result)).toBe(golden.nodes);
  expect(movesOf(result)).toBe(golden.moves);
  expect(rotationGame.answer(board, result, rotationPresets.guide)).toBe(
    `${golden.moves || 'No moves needed'}\n${golden.digit}`,
  );
}
