/** What lies below a node, as far as it is recorded. */
import { codeOf } from '../search/event-kinds.ts';
import { exitOf, fateStep } from './fates.ts';
import { lastAtMost } from './last-at-most.ts';
import { keepsNodes, type Trace } from './trace.ts';

/** The step right after which the node's children may be seen: it branches; null while it has not. */
export function branchStep(trace: Trace, node: number): number | null {
  const step = keepsNodes(trace) ? (trace.expanded[node] || Number.NaN) + 1 : fateStep(trace, node);
  return step < trace.steps && trace.kind[step] === codeOf.branch ? step : null;
}

/** In a depth-first search the first node after the subtree of `node`: its descendants are the numbers in between. */
export function subtreeEnd(trace: Trace, node: number): number {
  return lastAtMost(trace.enter, trace.nodes, exitOf(trace, node)) + 1;
}

/** How many nodes there are below `node` in the whole trace; where nodes are kept, as far as it is at a step. */
export function sizeBelow(trace: Trace, node: number, step = Number.POSITIVE_INFINITY): number {
  if (!keepsNodes(trace)) return subtreeEnd(trace, node) - node - 1;
  if ((trace.expanded[node] as number) > step) return 0;
  const { from, end: last } = familyOf(trace, node);
  const end = step < trace.steps ? Math.min(last, lastAtMost(trace.enter, trace.nodes, step) + 1) : last;
  let size = Math.max(0, end - from);
  for (let child = from; child < end; child++) size += trace.expanded[child] ? sizeBelow(trace, child, step) : 0;
  return size;
}

/** Where nodes are kept the children of a node: they are entered one after the other while it is expanded. */
function familyOf(trace: Trace, node: number): { from: number; end: number } {
  const expanded = trace.expanded[node] as number;
  if (expanded === 0 || expanded >= trace.steps) return { from: 0, end: 0 };
  return {
    from: lastAtMost(trace.enter, trace.nodes, expanded) + 1,
    end: lastAtMost(trace.enter, trace.nodes, exitOf(trace, node)) + 1,
  };
}

/** The children entered so far in the whole trace, in order. */
export function childrenOf(trace: Trace, node: number): number[] {
  if (keepsNodes(trace)) {
    const { from, end } = familyOf(trace, node);
    return Array.from({ length: end - from }, (_, i) => from + i);
  }
  const children: number[] = [];
  const end = subtreeEnd(trace, node);
  for (let child = node + 1; child < end; child = subtreeEnd(trace, child)) children.push(child);
  return children;
}
