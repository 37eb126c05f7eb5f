/** From one cut of an iteration to the next with the same f. */
import { codeOf } from '../search/event-kinds.ts';
import type { Trace, TraceIteration } from './trace.ts';

// looked up once: it runs at every step
const { prune } = codeOf;

/**
 * The step at which the next node of an iteration is cut with this f, after `step` or, if there is none left, from the
 * iteration's beginning; null if there is none at all.
 */
export function nextCut(trace: Trace, step: number, { firstStep, endStep }: TraceIteration, f: number): number | null {
  const { kind, value } = trace;
  const isInside = step >= firstStep && step < endStep;
  for (const from of isInside ? [step + 1, firstStep] : [firstStep])
    for (let at = from; at < endStep; at++) if (value[at] === f && kind[at] === prune) return at;
  return null;
}
