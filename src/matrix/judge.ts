/** What can be said of the cells of one row. None of it is said of a search that did not come to its end. */
import type { Cell } from './run-matrix.ts';

/** Whether the search came to its end, not to a limit of nodes or of memory: its nodes are all it takes. */
export function isComplete({ outcome }: Cell): boolean {
  return outcome !== 'stopped' && outcome !== 'full';
}

/**
 * The cells of a row whose answer half of the searches or more do not share: at least one of the searches is wrong. What
 * counts is what the contest wants to see, whatever solution it was found from: of these there may be several.
 */
export function strays(row: readonly Cell[]): Cell[] {
  const complete = row.filter(isComplete);
  return complete.filter(
    ({ answer }) => 2 * complete.filter((other) => other.answer === answer).length <= complete.length,
  );
}

/**
 * The cells of a row with the fewest nodes; none if all have as many, or one that was stopped might have had fewer. What a
 * search that strays saves is no merit.
 */
export function fewest(row: readonly Cell[]): Cell[] {
  const odd = new Set(strays(row));
  const sound = row.filter((cell) => !odd.has(cell));
  const least = Math.min(...sound.map(({ nodes }) => nodes));
  const found = sound.filter(({ nodes }) => nodes === least);
  return found.length === sound.length || !found.every(isComplete) ? [] : found;
}
