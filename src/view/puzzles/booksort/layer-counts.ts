/** The layers of a search from both ends as far as a step, for the table and the sentences. */
import type { Side } from '../../../messages/puzzles/booksort/facts.ts';
import { codeOf } from '../../../search/event-kinds.ts';
import type { Moment } from '../../../trace/moment.ts';
import type { Trace } from '../../../trace/trace.ts';

export interface LayerCount {
  /** The sum of the two depths. */
  readonly bound: number;
  /** The side that grows; null for the first layer, which puts both roots down. */
  readonly side: Side | null;
  /** The depth that it grows to. */
  readonly depth: number;
  /** Positions kept in this layer, and those that were known already. */
  readonly kept: number;
  readonly known: number;
  /** Positions held in memory by then, in all. */
  readonly held: number;
}

/** Side and depth of the layer with a bound. */
export function layerOf(bound: number): { readonly side: Side | null; readonly depth: number } {
  return { side: bound === 0 ? null : bound % 2 === 1 ? 0 : 1, depth: Math.ceil(bound / 2) };
}

/** How deep start and goal side are searched once the layer with this bound is done. */
export function reachedBy(bound: number): readonly [number, number] {
  return [Math.ceil(bound / 2), Math.floor(bound / 2)];
}

/** All layers begun by the step, the last one as far as it is. Cost: the steps of that one. */
export function layersUntil(trace: Trace, { step, iterationIndex }: Moment): readonly LayerCount[] {
  return trace.iterations.slice(0, iterationIndex + 1).map((iteration, i) => {
    const before = trace.iterations[i - 1]?.held ?? 0;
    const { kept, known } =
      i < iterationIndex
        ? { kept: iteration.held - before, known: iteration.prunes }
        : countIn(trace, iteration.firstStep, step);
    return { bound: iteration.bound, ...layerOf(iteration.bound), kept, known, held: before + kept };
  });
}

/** What was kept and what was known in the steps `from..to`, both inclusive. */
function countIn({ kind }: Trace, from: number, to: number): { kept: number; known: number } {
  let kept = 0;
  let known = 0;
  for (let step = from; step <= to; step++) {
    if (kind[step] === codeOf.keep) kept++;
    else if (kind[step] === codeOf.duplicate) known++;
  }
  return { kept, known };
}
