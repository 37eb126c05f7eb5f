/**
 * Where h turns from a node to its child: it falls by more than the move costs, which shows that the estimate is not consistent,
 * or it rises, which a consistent one may do as well. A jump looks at one node after the other, some nanoseconds each.
 */
import { codeOf } from '../search/event-kinds.ts';
import { lastAtMost } from './last-at-most.ts';
import type { Trace } from './trace.ts';

export type Turn = 'fall' | 'rise';

// looked up once: it runs at every node
const { estimate: ESTIMATE } = codeOf;

/** By how much h is less at the node than at its parent; 0 at a root, and where one of them has no estimate. */
function fallTo({ kind, value, parent, enter, steps }: Trace, node: number): number {
  const above = parent[node] as number;
  const at = (enter[node] as number) + 1;
  if (above < 0 || at >= steps || kind[at] !== ESTIMATE) return 0;
  const before = (enter[above] as number) + 1;
  return kind[before] === ESTIMATE ? (value[before] as number) - (value[at] as number) : 0;
}

/** Whether h turns so at the node. */
export function turnsAt(trace: Trace, node: number, turn: Turn): boolean {
  const fall = fallTo(trace, node);
  if (turn === 'rise') return fall < 0;
  // no move costs less than 1; where a node is estimated its g stands in the place of the depth
  if (fall < 2) return false;
  const { depth, enter, parent } = trace;
  const gAt = (estimated: number) => depth[(enter[estimated] as number) + 1] as number;
  return fall > gAt(node) - gAt(parent[node] as number);
}

/** The step at which the h of the next such node is told after `step`, or of the previous one before it; null if there is none. */
export function stepOfTurn(trace: Trace, step: number, turn: Turn, way: 'next' | 'previous'): number | null {
  const { enter, nodes } = trace;
  // the estimate is told right after the entry
  const here = lastAtMost(enter, nodes, step - 1);
  const isTold = here >= 0 && (enter[here] as number) === step - 1;
  const by = way === 'next' ? 1 : -1;
  for (let node = way === 'next' ? here + 1 : isTold ? here - 1 : here; node >= 0 && node < nodes; node += by)
    if (turnsAt(trace, node, turn)) return (enter[node] as number) + 1;
  return null;
}
