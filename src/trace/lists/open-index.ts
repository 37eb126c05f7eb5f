/**
 * The open list of A* at every step, as one structure: for each f a stack, and all stacks of all steps share what they have in
 * common (a persistent stack: Okasaki, 1998).
 *
 * Invariant: the entries of f at a step are `top`, below it `below[top]`, and so on until -1. An entry is never taken out of the
 * middle: one whose position was reached by a shorter way stays where it lies, and `superseded` says since when it counts no
 * more. The tops themselves are kept for every `STRIDE` steps, and from there read off the trace step by step.
 */
import { nodeNamedAt } from '../../search/event-columns.ts';
import { codeOf } from '../../search/event-kinds.ts';
import { lastAtMost } from '../last-at-most.ts';
import { STRIDE, type Trace } from '../trace.ts';

// looked up once: it runs at every step
const { enter: ENTER, expand: EXPAND, keep: KEEP, replace: REPLACE } = codeOf;

/** For each f the node that lies on top of its stack; -1, or nothing, where the stack is empty. */
type Tops = number[];

/** Derives `below`, `superseded` and what it returns, `tops`, for the steps from `from` on; there is room for them. */
export function indexOpen(trace: Trace, from: number): readonly Int32Array[] {
  const { steps, kind, below, superseded } = trace;
  const snapshots = [...trace.tops];
  const tops = from === 0 ? [] : topsAt(trace, from - 1);
  let entered = trace.nodes - 1;
  for (let step = from; step < steps; step++) {
    if (step % STRIDE === 0) snapshots.push(Int32Array.from(tops, (top) => top ?? -1));
    const code = kind[step];
    if (code === ENTER) entered++;
    else if (code === KEEP || code === REPLACE) {
      const f = fToldAt(trace, step - 1);
      below[entered] = tops[f] ?? -1;
      tops[f] = entered;
      if (code === REPLACE) superseded.set(nodeNamedAt(trace, step), step);
    } else if (code === EXPAND) take(trace, nodeNamedAt(trace, step), tops);
  }
  return snapshots;
}

/** The tops after a step. Cost: a look at no more than `STRIDE` steps. */
export function topsAt(trace: Trace, step: number): Tops {
  const block = Math.floor(step / STRIDE);
  const first = block * STRIDE;
  const tops = Array.from(trace.tops[block] ?? []);
  let entered = lastAtMost(trace.enter, trace.nodes, first - 1);
  for (let at = first; at <= step; at++) {
    const code = trace.kind[at];
    if (code === ENTER) entered++;
    else if (code === KEEP || code === REPLACE) tops[fToldAt(trace, at - 1)] = entered;
    else if (code === EXPAND) take(trace, nodeNamedAt(trace, at), tops);
  }
  return tops;
}

/** Takes a node that is expanded from its stack, and with it all above it, whose positions were expanded by shorter ways. */
function take(trace: Trace, node: number, tops: Tops): void {
  tops[fToldAt(trace, (trace.enter[node] as number) + 1)] = trace.below[node] as number;
}

/** f as an estimate tells it. */
function fToldAt({ depth, value }: Trace, step: number): number {
  return (depth[step] as number) + (value[step] as number);
}
