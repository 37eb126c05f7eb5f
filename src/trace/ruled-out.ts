import { readEvent } from '../search/event-columns.ts';
import type { Trace } from './trace.ts';

/**
 * What a search that ended as `bounded` has found out: no solution costs so much or less. The bound of its last iteration may be
 * greater, as in A* where h of the start is already. Null where it ended otherwise, or its end is not recorded.
 */
export function ruledOutBy(trace: Trace): number | null {
  if (trace.outcome === null) return null;
  const event = readEvent(trace, trace.steps - 1);
  return event.kind === 'end' ? event.ruledOut : null;
}
