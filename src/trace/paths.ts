/** The way from the root to a node, and from moves to the node that they lead to. */
import { moveOf } from './nodes.ts';
import { childrenOf, subtreeEnd } from './subtrees.ts';
import { keepsNodes, type Trace } from './trace.ts';

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

/** The node of the trace that the same moves lead to in the iteration with this bound; null if it never went there. */
export function nodeByMoves(trace: Trace, bound: number, moves: readonly number[]): number | null {
  const iteration = trace.iterations.find((it) => it.bound === bound);
  if (!iteration || iteration.firstNode === iteration.endNode) return null;
  let node = iteration.firstNode;
  for (const move of moves) {
    const child = childByMove(trace, node, move);
    if (child === null) return null;
    node = child;
  }
  return node;
}

function childByMove(trace: Trace, node: number, move: number): number | null {
  if (keepsNodes(trace)) return childrenOf(trace, node).find((child) => moveOf(trace, child) === move) ?? null;
  const { enter, value } = trace;
  const end = subtreeEnd(trace, node);
  for (let child = node + 1; child < end; ) {
    if (value[enter[child] as number] === move) return child;
    child = subtreeEnd(trace, child);
  }
  return null;
}
