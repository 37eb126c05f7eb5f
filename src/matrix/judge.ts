/** What can be said of the cells of one row, or of one column. None of it is said of a search that did not come to its end. */
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

/** What a column comes to. */
export interface Total {
  readonly nodes: number;
  readonly milliseconds: number;
  /** Whether every search came to its end; else nodes and time are at least so much. */
  readonly isComplete: boolean;
}

const nothing: Total = { nodes: 0, milliseconds: 0, isComplete: true };

/** What the columns come to with another row, which all searches have been through; nothing before the first. */
export function withRow(totals: readonly Total[], row: readonly Cell[]): Total[] {
  return row.map((cell, search) => {
    const { nodes, milliseconds, isComplete: before } = totals[search] ?? nothing;
    return {
      nodes: nodes + cell.nodes,
      milliseconds: milliseconds + cell.milliseconds,
      isComplete: before && isComplete(cell),
    };
  });
}
