/** What led to a node, and what was said of it when it was entered; each a look at one place of the trace. */
import { moveAt } from '../search/event-columns.ts';
import { codeOf } from '../search/event-kinds.ts';
import type { Trace } from './trace.ts';

export function depthOf(trace: Trace, node: number): number {
  return trace.depth[trace.enter[node] as number] as number;
}

/** The move that led to the node, or null at a root. */
export function moveOf(trace: Trace, node: number): number | null {
  const move = moveAt(trace, trace.enter[node] as number);
  return move < 0 ? null : move;
}

/** What the moves that lead to the node cost; in a search without estimates each costs 1. */
export function gOf(trace: Trace, node: number): number {
  const step = (trace.enter[node] as number) + 1;
  const code = step < trace.steps ? trace.kind[step] : undefined;
  // a recording that ends as the node is entered does not tell it: then it is at least the depth
  return code === codeOf.estimate || code === codeOf.goal ? (trace.depth[step] as number) : depthOf(trace, node);
}

/** h of the node if it was estimated; null for a goal, whose own event tells it, and at the end of a cut recording. */
export function estimateOf(trace: Trace, node: number): number | null {
  const step = (trace.enter[node] as number) + 1;
  return step < trace.steps && trace.kind[step] === codeOf.estimate ? (trace.value[step] as number) : null;
}
