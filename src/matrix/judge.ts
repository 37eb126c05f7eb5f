/** What can be said of the cells of one row, or of one column. None of it is said of a search that did not come to its end. */
import type { Cell } from './run-matrix.ts';

/** Whether the search came to its end, not to a limit of nodes or of memory: its nodes are all it takes. */
export function isComplete({ outcome }: Cell): boolean {
  return outcome !== 'stopped' && outcome !== 'full';
}

/**
 * The cells of a row whose answer more than half of the searches do not share: at least one of the searches is wrong.
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

/** The cells of a row with the fewest nodes; none if all have as many, or one that was stopped might have had fewer. */
export function fewest(row: readonly Cell[]): Cell[] {
  const least = Math.min(...row.map(({ nodes }) => nodes));
  const found = row.filter(({ nodes }) => nodes === least);
  return found.length === row.length || !found.every(isComplete) ? [] : found;
}

export interface Total {
  readonly nodes: number;
  readonly milliseconds: number;
  /** Whether every search came to its end; else the nodes are at least so many. */
  readonly isComplete: boolean;
}

/** What the cells of a column come to. */
export function totalOf(column: readonly Cell[]): Total {
  return {
    nodes: column.reduce((sum, { nodes }) => sum + nodes, 0),
    milliseconds: column.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    isComplete: column.every(isComplete),
  };
}
