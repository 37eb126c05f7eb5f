/**
 * Where the search stands at a step, read off the trace: node, path, h, and the steps around it. No function here
 * looks at more than the path and a binary search, but for those that scan for a kind.
 */
import { moveAt, nodeNamedAt } from '../search/event-columns.ts';
import { codeOf, type StepKind, stepKinds } from '../search/event-kinds.ts';
import { keepsNodes, type Trace, type TraceIteration } from './trace.ts';

export function kindAt(trace: Trace, step: number): StepKind {
  return stepKinds[trace.kind[step] as number] as StepKind;
}

/** Index of the last entry of the ascending `column[from..length)` that is ≤ `value`, `from - 1` if none. */
export function lastAtMost(column: ArrayLike<number>, length: number, value: number, from = 0): number {
  let low = from;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the iteration that the step belongs to. */
export function iterationAt({ iterations }: Trace, step: number): number {
  let low = 0;
  let high = iterations.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((iterations[middle] as TraceIteration).firstStep <= step) low = middle;
    else high = middle - 1;
  }
  return high;
}

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

/**
 * The step that says what becomes of a node just entered: a goal, cut, branched on, kept, known, met, a dead end. It comes right
 * after the estimate or the item chosen, if there is one. `steps` or more where it is not recorded.
 */
export function fateStep({ enter, kind, steps }: Pick<Trace, 'enter' | 'kind' | 'steps'>, node: number): number {
  const step = (enter[node] as number) + 1;
  const isFirst = step < steps && (kind[step] === codeOf.estimate || kind[step] === codeOf.item);
  return isFirst ? step + 1 : step;
}

/** What became of a node when it was entered; null where that is not recorded. */
export function fateOf(trace: Trace, node: number): StepKind | null {
  const step = fateStep(trace, node);
  return step < trace.steps ? kindAt(trace, step) : null;
}

/** The step right after which the node's children may be seen: it branches; null while it has not. */
export function branchStep(trace: Trace, node: number): number | null {
  const step = keepsNodes(trace) ? (trace.expanded[node] || Number.NaN) + 1 : fateStep(trace, node);
  return step < trace.steps && trace.kind[step] === codeOf.branch ? step : null;
}

/** h of the node if it was estimated; null for a goal, which is recognised before, and at the end of a cut recording. */
export function estimateOf(trace: Trace, node: number): number | null {
  const step = (trace.enter[node] as number) + 1;
  return step < trace.steps && trace.kind[step] === codeOf.estimate ? (trace.value[step] as number) : null;
}

/** What is said of the node entered last, whatever its depth. */
const aboutEntered: readonly StepKind[] = ['enter', 'estimate', 'prune', 'goal', 'item', 'dead-end'];

/** The node that the step belongs to; -1 at a step that opens an iteration, which belongs to none. */
export function nodeAt(trace: Trace, step: number): number {
  const kind = kindAt(trace, step);
  if (kind === 'bound' || kind === 'start') return -1;
  if (kind === 'end') return nodeAtEnd(trace, step);
  const entered = lastAtMost(trace.enter, trace.nodes, step);
  if (keepsNodes(trace)) return nodeWhereKept(trace, step, entered);
  if (aboutEntered.includes(kind)) return entered;
  const depth = trace.depth[step] as number;
  let node = entered;
  while (node >= 0 && depthOf(trace, node) > depth) node = trace.parent[node] as number;
  return node;
}

/** The solution's last node, or in vain the root. */
function nodeAtEnd(trace: Trace, step: number): number {
  if (trace.outcome === 'solved') return nodeAt(trace, step - 1);
  return keepsNodes(trace) ? 0 : (trace.iterations.at(-1)?.firstNode ?? -1);
}

/** What is said of the node just entered belongs to it, all else to the node being expanded. */
function nodeWhereKept(trace: Trace, step: number, entered: number): number {
  switch (kindAt(trace, step)) {
    case 'expand':
      return nodeNamedAt(trace, step);
    case 'branch':
    case 'goal':
      return nodeNamedAt(trace, step - 1);
    case 'choose':
    case 'backtrack':
      return kindAt(trace, step - 1) === 'branch' ? nodeNamedAt(trace, step - 2) : (trace.parent[entered] as number);
    default:
      return entered;
  }
}

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

/** Whether the node's end is within the trace. */
export function isEnded(trace: Trace, node: number): boolean {
  const exit = trace.exit[node] as number;
  return exit > 0 && exit < trace.steps;
}

/** The step that ended the node, or the last step recorded while it is open. */
export function exitOf(trace: Trace, node: number): number {
  return isEnded(trace, node) ? (trace.exit[node] as number) : trace.steps - 1;
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

/** The next step of a kind after `step`, or the previous one before it; null if there is none. */
export function stepOfKind(trace: Trace, step: number, kind: StepKind, way: 'next' | 'previous'): number | null {
  const steps = trace.kind.subarray(0, trace.steps);
  const found =
    way === 'next' ? steps.indexOf(codeOf[kind], step + 1) : step > 0 ? steps.lastIndexOf(codeOf[kind], step - 1) : -1;
  return found < 0 ? null : found;
}
