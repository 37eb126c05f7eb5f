/** Moving traces that are stepped together: a jump of the one that leads, and the same place in another lockstep. */
import type { Way } from './jump.ts';
import { type LockstepUnit, stepAt, stopOf } from './lockstep.ts';
import type { Trace } from './trace.ts';

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
