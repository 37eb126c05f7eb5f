/** The puzzles one by one, for whoever needs only one of them, such as a worker: the same list as the registry's. */
import type { Puzzle } from './puzzle.ts';
import { isPuzzleId, type PuzzleId } from './puzzle-id.ts';

const sources: Readonly<Record<PuzzleId, () => Promise<Puzzle>>> = {
  'square-destroyer': async () => (await import('./square-destroyer/index.ts')).squareDestroyer,
  booksort: async () => (await import('./booksort/index.ts')).booksort,
  'rotation-game': async () => (await import('./rotation-game/index.ts')).rotationGame,
  lits: async () => (await import('./lits/index.ts')).lits,
};

/** Fails where there is no such puzzle, and where it cannot be had, as without a network. */
export async function fetchPuzzle(id: string): Promise<Puzzle> {
  if (!isPuzzleId(id)) throw new Error(`no puzzle is called ${JSON.stringify(id)}`);
  return sources[id]();
}
