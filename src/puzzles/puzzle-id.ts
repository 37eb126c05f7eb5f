/** The ids of all puzzles, in the order in which they are offered. Whatever has one thing for each is a record by them. */
export const puzzleIds = ['square-destroyer', 'booksort', 'rotation-game', 'lits'] as const;

export type PuzzleId = (typeof puzzleIds)[number];

export function isPuzzleId(id: string): id is PuzzleId {
  return puzzleIds.some((known) => known === id);
}
