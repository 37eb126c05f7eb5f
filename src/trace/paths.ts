/** The way from the root to a node. */
import { moveOf } from './nodes.ts';
import type { Trace } from './trace.ts';

/** The nodes from the root to `node`, both included; empty for -1. */
export function pathTo(trace: Trace, node: number): number[] {
  const path: number[] = [];
  for (let at = node; at >= 0; at = trace.parent[at] as number) path.push(at);
  return path.reverse();
}

/** The moves that lead from the start to `node`. */
export function movesTo(trace: Trace, node: number): number[] {
  return pathTo(trace, node)
    .slice(1)
    .map((at) => moveOf(trace, at) as number);
}
