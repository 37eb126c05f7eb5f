import type { SearchResult } from '../search/search-events.ts';
import type { Puzzle } from './puzzle.ts';

/** What the contest wants to see; `?` where the search ran out of memory, for then nothing is known. */
export function answerOf(puzzle: Puzzle, instance: unknown, result: SearchResult): string | number {
  return result.outcome === 'full' ? '?' : puzzle.answer(instance, result);
}
