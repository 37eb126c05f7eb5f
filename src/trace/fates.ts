/** What becomes of a node: what is decided when it is entered, and where it ends. */
import { codeOf, type StepKind } from '../search/event-kinds.ts';
import { kindAt } from './replay.ts';
import type { Trace } from './trace.ts';

/**
 * The step that says what becomes of a node just entered: a goal, cut, branched on, kept, known, met, a dead end. It comes right
 * after the estimate or the item chosen, if there is one. `steps` or more where it is not recorded.
 */
export function fateStep({ enter, kind, steps }: Pick<Trace, 'enter' | 'kind' | 'steps'>, node: number): number {
  const step = (enter[node] as number) + 1;
  const isFirst = step < steps && (kind[step] === codeOf.estimate || kind[step] === codeOf.item);
  return isFirst ? step + 1 : step;
}

/** No node's fate lies more than so many steps after its entry. */
export const LATEST_FATE = 2;

/** What became of a node when it was entered; null where that is not recorded. */
export function fateOf(trace: Trace, node: number): StepKind | null {
  const step = fateStep(trace, node);
  return step < trace.steps ? kindAt(trace, step) : null;
}

/** Whether the node's end is within the trace. */
export function isEnded(trace: Trace, node: number): boolean {
  const exit = trace.exit[node] as number;
  return exit > 0 && exit < trace.steps;
}

/** The step that ended the node, or the last step recorded while it is open. */
export function exitOf(trace: Trace, node: number): number {
  return isEnded(trace, node) ? (trace.exit[node] as number) : trace.steps - 1;
}
