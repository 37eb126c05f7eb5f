/**
 * Traces in lockstep: a common stop, counted in steps, nodes, bounds or to the finish, and where it puts each
 * trace. The stop is all there is; no trace remembers anything, so going back is exact in every unit.
 */

import type { Way } from './jump.ts';
import { childrenOf, fateStep, lastAtMost, moveOf, subtreeEnd } from './replay.ts';
import { boundsOf } from './runs.ts';
import { keepsNodes, type Trace } from './trace.ts';

export const lockstepUnits = ['step', 'node', 'bound', 'finish'] as const;
export type LockstepUnit = (typeof lockstepUnits)[number];

const boundsOfTraces = (traces: readonly Trace[]) => boundsOf(traces.map(({ iterations }) => iterations));

/** How many stops there are for these traces: the longest one decides. */
export function stops(traces: readonly Trace[], unit: LockstepUnit): number {
  if (traces.every(({ steps }) => steps === 0)) return 0;
  switch (unit) {
    case 'step':
      return Math.max(...traces.map(({ steps }) => steps));
    case 'node':
      return Math.max(...traces.map(({ nodes }) => nodes)) + 1;
    case 'bound':
      return boundsOfTraces(traces).length + 1;
    case 'finish':
      return 2;
  }
}

/** The step of `trace` at a common stop: its last step where it has nothing more. */
export function stepAt(traces: readonly Trace[], trace: Trace, unit: LockstepUnit, stop: number): number {
  const last = Math.max(0, trace.steps - 1);
  switch (unit) {
    case 'step':
      return Math.min(stop, last);
    case 'node':
      return stop < trace.nodes ? Math.min(fateStep(trace, stop), last) : last;
    case 'bound': {
      const bound = boundsOfTraces(traces)[stop];
      if (bound === undefined) return last;
      const reached = trace.iterations.findLast((iteration) => iteration.bound <= bound);
      const over = bound > (trace.iterations.at(-1)?.bound ?? 0);
      return over ? last : (reached?.firstStep ?? 0);
    }
    case 'finish':
      return stop === 0 ? 0 : last;
  }
}

/** The common stop that shows `step` of `trace`, or the nearest before it. */
export function stopOf(traces: readonly Trace[], trace: Trace, unit: LockstepUnit, step: number): number {
  switch (unit) {
    case 'step':
      return step;
    case 'node':
      return step >= trace.steps - 1
        ? Math.max(0, Math.min(trace.nodes, stops(traces, unit) - 1))
        : Math.max(0, lastAtMost(trace.enter, trace.nodes, step));
    case 'bound': {
      if (step >= trace.steps - 1) return stops(traces, unit) - 1;
      const bound = trace.iterations.findLast(({ firstStep }) => firstStep <= step)?.bound ?? 0;
      return boundsOfTraces(traces).indexOf(bound);
    }
    case 'finish':
      return step >= trace.steps - 1 ? 1 : 0;
  }
}

/** Traces that are stepped together, and by what. */
export interface Lockstep {
  readonly traces: readonly Trace[];
  readonly unit: LockstepUnit;
}

/** The trace that decides where a jump leads: of `among` the first that still has steps that way, else the longest. */
function leader({ traces, unit }: Lockstep, stop: number, way: Way, among = traces): Trace | null {
  const asked = traces.filter((trace) => among.includes(trace));
  const moving = asked.find((trace) => {
    const step = stepAt(traces, trace, unit, stop);
    return step < trace.steps - 1 && (way === 'forwards' || step > 0);
  });
  const longest = asked.reduce<Trace | null>((most, trace) => (most && most.steps >= trace.steps ? most : trace), null);
  return moving ?? longest;
}

/**
 * The common stop after a jump of the leading trace to the step that `target` gives it. A jump goes at least one
 * stop its way, also where the unit is coarser than the jump; null if `target` is null or stays where it is.
 */
export function leap(
  lockstep: Lockstep,
  stop: number,
  way: Way,
  target: (trace: Trace, step: number) => number | null,
): number | null {
  const { traces, unit } = lockstep;
  const trace = leader(lockstep, stop, way);
  if (!trace || trace.steps === 0) return null;
  const step = stepAt(traces, trace, unit, stop);
  const to = target(trace, step);
  if (to === null || to === step) return null;
  const landed = stopOf(traces, trace, unit, to);
  return way === 'forwards' ? Math.max(landed, stop + 1) : Math.min(landed, stop - 1);
}

/** The stop in another lockstep that shows the leading one of the traces they share where it stands; 0 if they share none. */
export function convert(from: Lockstep, to: Lockstep, stop: number): number {
  const { traces, unit } = from;
  const trace = leader(from, stop, 'forwards', to.traces);
  return trace ? stopOf(to.traces, trace, to.unit, stepAt(traces, trace, unit, stop)) : 0;
}

/** The node of the trace that the same moves lead to in the iteration with this bound; null if it never went there. */
export function nodeByMoves(trace: Trace, bound: number, moves: readonly number[]): number | null {
  const iteration = trace.iterations.find((it) => it.bound === bound);
  if (!iteration || iteration.firstNode === iteration.endNode) return null;
  let node = iteration.firstNode;
  for (const move of moves) {
    const child = childByMove(trace, node, move);
    if (child === null) return null;
    node = child;
  }
  return node;
}

function childByMove(trace: Trace, node: number, move: number): number | null {
  if (keepsNodes(trace)) return childrenOf(trace, node).find((child) => moveOf(trace, child) === move) ?? null;
  const { enter, value } = trace;
  const end = subtreeEnd(trace, node);
  for (let child = node + 1; child < end; ) {
    if (value[enter[child] as number] === move) return child;
    child = subtreeEnd(trace, child);
  }
  return null;
}
