/**
 * The open list of A* at a step, in the order in which it would be expanded: by f, and of the same f what was entered last first.
 * A problem that ranks nodes of the same f is not provided for: no trace tells a rank, and no puzzle has any.
 */

import type { Trace } from '../trace.ts';
import { topsAt } from './open-index.ts';

/**
 * The first `most` open nodes after a step, the next to be expanded first. Cost: a look at no more than `STRIDE` steps, at those
 * nodes, and at what lies between them that a shorter way has replaced.
 */
export function openNodesAt(trace: Trace, step: number, most: number): number[] {
  const { below, superseded } = trace;
  const nodes: number[] = [];
  const isOpen = (node: number) => {
    const since = superseded.get(node);
    return since === undefined || since > step;
  };
  for (const top of topsAt(trace, step))
    for (let node = top ?? -1; node >= 0 && nodes.length < most; node = below[node] as number)
      if (isOpen(node)) nodes.push(node);
  return nodes;
}
