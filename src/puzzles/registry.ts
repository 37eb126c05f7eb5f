import { booksort } from './booksort/index.ts';
import { lits } from './lits/index.ts';
import type { Puzzle } from './puzzle.ts';
import { type PuzzleId, puzzleIds } from './puzzle-id.ts';
import { rotationGame } from './rotation-game/index.ts';
import { squareDestroyer } from './square-destroyer/index.ts';

const registry: Readonly<Record<PuzzleId, Puzzle>> = {
  'square-destroyer': squareDestroyer,
  booksort,
  'rotation-game': rotationGame,
  lits,
};

/** The only list of puzzles, in the order in which they are offered. */
export const puzzles: readonly Puzzle[] = puzzleIds.map((id) => registry[id]);

export function puzzleById(id: string): Puzzle | undefined {
  return puzzles.find((puzzle) => puzzle.id === id);
}
