/** Nodes by depth: of one iteration, or of all together where an iteration does not begin at the root. */
export interface DepthCount {
  readonly depth: number;
  readonly nodes: number;
  /** Of these the ones that were cut, dead ends or known already. */
  readonly cuts: number;
}

/** The rows of one iteration, or the sums of all of them, from depth 0 on. */
export function byDepth(rows: readonly (DepthCount & { readonly bound: number })[], of: number | 'all'): DepthCount[] {
  const sums: DepthCount[] = [];
  for (const row of rows) {
    if (of !== 'all' && row.bound !== of) continue;
    for (let depth = sums.length; depth <= row.depth; depth++) sums.push({ depth, nodes: 0, cuts: 0 });
    const { nodes, cuts } = sums[row.depth] as DepthCount;
    sums[row.depth] = { depth: row.depth, nodes: nodes + row.nodes, cuts: cuts + row.cuts };
  }
  return sums;
}
