/** The effective branching factor: how many children a node had, had the tree been uniform. */
import type { Iteration, Outcome } from '../../search/search-events.ts';
import type { DepthRow } from './statistics.ts';

/**
 * The effective branching factor of `nodes` nodes searched to `depth`: the b of a uniform tree with as many, which
 * satisfies 1 + b + … + b^depth = nodes. Null where there is no depth.
 */
export function effectiveBranching(nodes: number, depth: number): number | null {
  if (depth < 1 || nodes < 1) return null;
  const sizeOf = (b: number) => Array.from({ length: depth + 1 }, (_, i) => b ** i).reduce((sum, n) => sum + n, 0);
  let low = 0;
  let high = nodes;
  for (let i = 0; i < 60; i++) {
    const b = (low + high) / 2;
    if (sizeOf(b) < nodes) low = b;
    else high = b;
  }
  return (low + high) / 2;
}

/**
 * That of each iteration of a depth-first search. Null for one whose tree is not whole: that its goal ended, that is not recorded
 * to its end, or that goes on; and for one that entered the root alone. `outcome`: null while it is not known.
 */
export function branchingByIteration(
  iterations: readonly Iteration[],
  rows: readonly DepthRow[],
  outcome: Outcome | null,
): (number | null)[] {
  return iterations.map(({ bound, nodes }, i) => {
    const isEnded = i < iterations.length - 1 || outcome === 'bounded' || outcome === 'exhausted';
    const own = rows.filter((row) => row.bound === bound);
    const recorded = own.reduce((sum, row) => sum + row.nodes, 0);
    return isEnded && recorded === nodes
      ? effectiveBranching(nodes, Math.max(0, ...own.map(({ depth }) => depth)))
      : null;
  });
}
