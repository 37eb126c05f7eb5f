/** What can be said of the cells of one row. None of it is said of a search that did not come to its end. */
import type { Cell } from './run-matrix.ts';

/** Whether the search came to its end, not to a limit of nodes or of memory: its nodes are all it takes. */
export function isComplete({ outcome }: Cell): boolean {
  return outcome !== 'stopped' && outcome !== 'full';
}

/**
 * The cells of a row whose answer half of the searches or more do not share: at least one of the searches is wrong.
 * Of equally long solutions there may be several, and one exact cover problem may need more options than another for the
 * same answer; so either will do.
 */
export function strays(row: readonly Cell[]): Cell[] {
  const complete = row.filter(isComplete);
  const agrees = (one: Cell, other: Cell) =>
    one.outcome === other.outcome &&
    (one.answer === other.answer || (one.length !== null && one.length === other.length));
  return complete.filter((one) => 2 * complete.filter((other) => agrees(one, other)).length <= complete.length);
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
