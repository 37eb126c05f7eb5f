/** The map from puzzles to what shows them, each fetched when it is first wanted: the only place of the view that knows them. */
import type { narrateBestFirst } from '../told/best-first.ts';
import type { PuzzleView } from './puzzle-view.ts';

export type BestFirst = typeof narrateBestFirst;

const views: Readonly<Record<string, () => Promise<PuzzleView>>> = {
  'square-destroyer': async () => (await import('./square-destroyer/square-view.ts')).squareView,
  booksort: async () => (await import('./booksort/book-view.ts')).bookView,
  'rotation-game': async () => (await import('./rotation-game/rotation-view.ts')).rotationView,
  lits: async () => (await import('./lits/lits-view.ts')).litsView,
};

/** What A* says is the same for every puzzle, and fetched with the first search of that kind. */
export async function fetchBestFirst(): Promise<BestFirst> {
  return (await import('../told/best-first.ts')).narrateBestFirst;
}

const fetched = new Map<string, PuzzleView>();

/** Whether a puzzle's views are there. */
export function isFetched(id: string): boolean {
  return fetched.has(id);
}

/** Fetches a puzzle's views. Fails if they cannot be had, as without a network. */
export async function fetchView(id: string): Promise<void> {
  const view = await views[id]?.();
  if (view) fetched.set(id, view);
}

/** The views of a puzzle, which have been fetched. */
export function viewOf(id: string): PuzzleView {
  return fetched.get(id) as PuzzleView;
}
