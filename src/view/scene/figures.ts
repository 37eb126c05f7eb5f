/** What is written of nodes, in the tree and in a table of the path. */

/** What is written on a node of the tree. */
export interface NodeFigures {
  /** Inside it, a few characters. */
  readonly main: string;
  /** Under it, a few characters more. */
  readonly below: string;
  /** The same for a reader who listens, after the node's number and status; empty or beginning with a comma. */
  readonly spoken: string;
}

/** The path from the root as a table, a row a node. */
export interface StackTable {
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly node: number;
    readonly cells: readonly string[];
    /** Why it is given up shows in the last cell but one. */
    readonly isOver: boolean;
  }[];
}
