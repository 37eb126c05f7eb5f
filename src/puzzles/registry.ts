import { booksort } from './booksort/index.ts';
import { lits } from './lits/index.ts';
import type { Puzzle } from './puzzle.ts';
import { rotationGame } from './rotation-game/index.ts';
import { squareDestroyer } from './square-destroyer/index.ts';

/** The only list of puzzles, in the order in which they are offered. */
export const puzzles: readonly Puzzle[] = [squareDestroyer, booksort, rotationGame, lits];

export function puzzleById(id: string): Puzzle | undefined {
  return puzzles.find((puzzle) => puzzle.id === id);
}
