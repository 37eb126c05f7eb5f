import type { SearchResult } from '../search/search-events.ts';
import type { Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';

/** A search that has come to its end: on which instance, under which settings, and with what. */
interface Ended {
  readonly instance: unknown;
  readonly settings: Settings;
  readonly result: SearchResult;
}

/** What stands for an answer that is not known. */
export const UNKNOWN = '?';

/** What the contest wants to see; `UNKNOWN` where the search ran out of memory, for then nothing is known. */
export function answerOf(puzzle: Puzzle, { instance, settings, result }: Ended): string | number {
  return result.outcome === 'full' ? UNKNOWN : puzzle.answer(instance, result, settings);
}
