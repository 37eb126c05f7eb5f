/** What a flame may mark its nodes by: see `FlameIndex`. */

import { codeOf } from '../../search/event-codes.ts';
import { estimateOf } from '../../trace/replay.ts';
import type { Trace } from '../../trace/trace.ts';

/** 1 if the node was given up at once, else 0. */
export function isCut({ enter, kind, steps }: Trace, node: number): number {
  const step = (enter[node] as number) + 2;
  return step < steps && (kind[step] === codeOf.prune || kind[step] === codeOf['dead-end']) ? 1 : 0;
}

/** h of the node, 0 where it has none. */
export function hOrZero(trace: Trace, node: number): number {
  return estimateOf(trace, node) ?? 0;
}
