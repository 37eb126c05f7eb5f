import { isComplete } from './judge.ts';
import type { Cell } from './run-matrix.ts';

/** What a column comes to. */
export interface Total {
  readonly nodes: number;
  /** The sum of the medians. */
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
      milliseconds: milliseconds + cell.time.median,
      isComplete: before && isComplete(cell),
    };
  });
}
