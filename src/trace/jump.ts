/**
 * The jumps of a debugger between steps, each forwards and backwards; pure functions of trace and step.
 *
 * over:  to the end of the subtree at hand: of the node stood on, or at `choose` of the child about to be entered;
 *        backwards from the end of a subtree to where it was entered.
 * out:   to the first step after the node, in its parent; backwards to the step at which the parent chose it.
 * bound: to the next or previous iteration. Where nodes are kept, a node's subtree is its children: its own expansion.
 */

import { codeOf, type StepKind } from '../search/event-kinds.ts';
import { exitOf, fateStep, isEnded } from './fates.ts';
import { lastAtMost } from './last-at-most.ts';
import { nodeAt, stepOfKind } from './replay.ts';
import { keepsNodes, type Trace } from './trace.ts';
import { stepOfTurn, type Turn } from './turns.ts';

export type JumpSize = 'step' | 'over' | 'out' | 'bound';
export type Way = 'forwards' | 'backwards';

/** The step to land on; always within the trace, `step` itself at its ends. */
export function jump(trace: Trace, step: number, size: JumpSize, way: Way): number {
  const target = way === 'forwards' ? forwards(trace, step, size) : backwards(trace, step, size);
  return Math.max(0, Math.min(target, trace.steps - 1));
}

/** The next step of a kind, or at which h turns so, after `step`, or the previous one before it; null if there is none. */
export function jumpTo(trace: Trace, step: number, kind: StepKind | Turn, way: 'next' | 'previous'): number | null {
  return kind === 'fall' || kind === 'rise' ? stepOfTurn(trace, step, kind, way) : stepOfKind(trace, step, kind, way);
}

function forwards(trace: Trace, step: number, size: JumpSize): number {
  const last = trace.steps - 1;
  if (size === 'step' || step >= last) return step + 1;
  if (size === 'bound') return stepOfKind(trace, step, 'bound', 'next') ?? last;
  const node = nodeAt(trace, step);
  if (node < 0) return size === 'out' ? last : step + 1;
  if (keepsNodes(trace)) return forwardsWhereKept(trace, step, node, size);
  const next = Math.min(lastAtMost(trace.enter, trace.nodes, step) + 1, trace.nodes - 1);
  const child = trace.kind[step] === codeOf.choose && size === 'over' ? next : node;
  const exit = exitOf(trace, child);
  return size === 'out' ? exit + 1 : exit > step ? exit : step + 1;
}

function backwards(trace: Trace, step: number, size: JumpSize): number {
  if (size === 'step' || step === 0) return step - 1;
  if (size === 'bound') return stepOfKind(trace, step, 'bound', 'previous') ?? 0;
  const node = nodeAt(trace, step);
  if (node < 0) return size === 'out' ? 0 : step - 1;
  if (keepsNodes(trace)) return backwardsWhereKept(trace, step, node, size);
  const enter = trace.enter[node] as number;
  if (size === 'out') return enter - 1;
  return trace.kind[step] === codeOf.choose || enter >= step ? step - 1 : enter;
}

/** The node that is being expanded when a step belongs to `node`: itself, or its parent while it is only looked at. */
function expandedAt(trace: Trace, step: number, node: number): number {
  const from = trace.expanded[node] as number;
  return from > 0 && from <= step ? node : (trace.parent[node] as number);
}

function forwardsWhereKept(trace: Trace, step: number, node: number, size: 'over' | 'out'): number {
  const code = trace.kind[step];
  if (size === 'over' && code === codeOf.choose) return fateStep(trace, lastAtMost(trace.enter, trace.nodes, step) + 1);
  if (size === 'over' && code !== codeOf.expand && code !== codeOf.branch) return step + 1;
  const at = expandedAt(trace, step, node);
  if (at < 0 || !isEnded(trace, at)) return trace.steps - 1;
  return (trace.exit[at] as number) + (size === 'out' ? 1 : 0);
}

function backwardsWhereKept(trace: Trace, step: number, node: number, size: 'over' | 'out'): number {
  const at = expandedAt(trace, step, node);
  const from = at < 0 ? 0 : (trace.expanded[at] as number);
  if (size === 'out') return from - 1;
  return trace.kind[step] === codeOf.backtrack && from < step ? from : step - 1;
}
