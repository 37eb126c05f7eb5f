/**
 * Traces in lockstep: a common stop, counted in steps, nodes, bounds or to the finish, and where it puts each
 * trace. The stop is all there is; no trace remembers anything, so going back is exact in every unit. Counted in bounds there is a stop
 * for every bound that one of them has, at the end of it: all that is visited under it has been.
 */

import { fateStep } from './fates.ts';
import { lastAtMost } from './last-at-most.ts';
import { boundsOf } from './runs.ts';
import type { Trace } from './trace.ts';

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
      return boundsOfTraces(traces).length;
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
      const bound = boundsOfTraces(traces)[stop] ?? Number.POSITIVE_INFINITY;
      const reached = trace.iterations.findLast((iteration) => iteration.bound <= bound);
      return reached ? reached.endStep - 1 : 0;
    }
    case 'finish':
      return stop === 0 ? 0 : last;
  }
}

/** The common stop that shows `step` of `trace`, or the nearest before it; counted in bounds, that of the bound it lies in. */
export function stopOf(traces: readonly Trace[], trace: Trace, unit: LockstepUnit, step: number): number {
  switch (unit) {
    case 'step':
      return step;
    case 'node':
      return step >= trace.steps - 1
        ? Math.max(0, Math.min(trace.nodes, stops(traces, unit) - 1))
        : Math.max(0, lastAtMost(trace.enter, trace.nodes, step));
    case 'bound': {
      const bound = trace.iterations.findLast(({ firstStep }) => firstStep <= step)?.bound ?? 0;
      return Math.max(0, boundsOfTraces(traces).indexOf(bound));
    }
    case 'finish':
      return step >= trace.steps - 1 ? 1 : 0;
  }
}
