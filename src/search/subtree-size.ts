import { DepthFirst } from './depth-first.ts';
import type { Problem } from './problem.ts';

/**
 * How many nodes the subtree below a position has at a cost of at most `bound` more, the position itself included, under the
 * problem's own estimate. Counting stops after `cap` nodes; `capped` says that it did. The subtree is taken to
 * hold no goal: with one, the nodes up to it are counted.
 */
export function subtreeSize(
  problem: Problem,
  position: Int32Array,
  bound: number,
  cap: number,
): { nodes: number; capped: boolean } {
  const walk = new DepthFirst({ ...problem, start: position }, bound, null, cap);
  walk.advance();
  return { nodes: Math.min(walk.nodes, cap), capped: !walk.finished };
}
