/** The open and the closed list of a search that keeps nodes, at any step: sums at intervals, and from there step by step. */
import { nodeNamedAt } from '../../search/event-columns.ts';
import { codeOf } from '../../search/event-kinds.ts';
import { STRIDE, type Trace } from '../trace.ts';

export interface Lists {
  /** Positions that are held and to be expanded. */
  readonly open: number;
  /** Positions that are held and have been expanded, the one at hand included. */
  readonly closed: number;
}

/** How long the lists are after a step. Cost: a look at no more than `STRIDE` steps. */
export function listsAt(trace: Trace, step: number): Lists {
  const block = Math.floor(step / STRIDE);
  let held = trace.lists[2 * block] as number;
  let closed = trace.lists[2 * block + 1] as number;
  for (let at = block * STRIDE; at <= step; at++) {
    const code = trace.kind[at];
    if (code === codeOf.keep) held++;
    else if (code === codeOf.expand) closed++;
    else if (code === codeOf.replace && isReopening(trace, at)) closed--;
  }
  return { open: held - closed, closed };
}

/** At a `replace`: whether the position had been expanded already, so that it goes from the closed list back to the open one. */
export function isReopening(trace: Trace, step: number): boolean {
  const at = trace.expanded[nodeNamedAt(trace, step)] as number;
  return at > 0 && at < step;
}
