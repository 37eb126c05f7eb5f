import type { Puzzle } from './puzzle.ts';
import { squareDestroyer } from './square-destroyer/index.ts';

/** The only list of puzzles, in the order in which they are offered. */
export const puzzles: readonly Puzzle[] = [squareDestroyer];

export function puzzleById(id: string): Puzzle | undefined {
  return puzzles.find((puzzle) => puzzle.id === id);
}
