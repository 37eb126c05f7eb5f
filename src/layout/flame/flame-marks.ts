/** What a flame may mark its nodes by: see `FlameIndex`. */

import { codeOf } from '../../search/event-kinds.ts';
import { fateStep } from '../../trace/fates.ts';
import { estimateOf } from '../../trace/nodes.ts';
import type { Trace } from '../../trace/trace.ts';

/** 1 if the node was given up at once, else 0. */
export function isCut(trace: Trace, node: number): number {
  const { kind, steps } = trace;
  const step = fateStep(trace, node);
  return step < steps && (kind[step] === codeOf.prune || kind[step] === codeOf['dead-end']) ? 1 : 0;
}

/** h of the node, 0 where it has none. */
export function hOrZero(trace: Trace, node: number): number {
  return estimateOf(trace, node) ?? 0;
}
