/**
 * Where the search stands at a step, read off the trace. No function here looks at more than the path and a binary search, but
 * for the one that scans for a kind.
 */
import { nodeNamedAt } from '../search/event-columns.ts';
import { codeOf, type StepKind, stepKinds } from '../search/event-kinds.ts';
import { lastAtMost } from './last-at-most.ts';
import { depthOf } from './nodes.ts';
import { keepsNodes, type Trace, type TraceIteration } from './trace.ts';

export function kindAt(trace: Trace, step: number): StepKind {
  return stepKinds[trace.kind[step] as number] as StepKind;
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

/** The next step of a kind after `step`, or the previous one before it; null if there is none. */
export function stepOfKind(trace: Trace, step: number, kind: StepKind, way: 'next' | 'previous'): number | null {
  const steps = trace.kind.subarray(0, trace.steps);
  const found =
    way === 'next' ? steps.indexOf(codeOf[kind], step + 1) : step > 0 ? steps.lastIndexOf(codeOf[kind], step - 1) : -1;
  return found < 0 ? null : found;
}
