/** The map from puzzles to what shows them, each fetched when it is first wanted: the only place of the view that knows them. */
import type { PuzzleId } from '../../puzzles/puzzle-id.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { PuzzleView } from './puzzle-view.ts';

const views: Readonly<Record<PuzzleId, () => Promise<PuzzleView>>> = {
  'square-destroyer': async () => (await import('./square-destroyer/square-view.ts')).squareView,
  booksort: async () => (await import('./booksort/book-view.ts')).bookView,
  'rotation-game': async () => (await import('./rotation-game/rotation-view.ts')).rotationView,
  lits: async () => (await import('./lits/lits-view.ts')).litsView,
};

const fetched = new Map<PuzzleId, PuzzleView>();

/** Whether a puzzle's views are there. */
export function isFetched(id: PuzzleId): boolean {
  return fetched.has(id);
}

/** Fetches a puzzle's views and texts. Fails if they cannot be had, as without a network. */
export async function fetchView(id: PuzzleId): Promise<void> {
  const [view] = await Promise.all([views[id](), preferences.fetch(id)]);
  fetched.set(id, view);
}

/** The views of a puzzle, which have been fetched. */
export function viewOf(id: PuzzleId): PuzzleView {
  return fetched.get(id) as PuzzleView;
}
