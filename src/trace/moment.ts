/** What is the case at a step: the one value that every view of a trace is derived from. */

import type { StepKind } from '../search/event-kinds.ts';
import { estimateOf, gOf, moveOf } from './nodes.ts';
import { pathTo } from './paths.ts';
import { iterationAt, kindAt, nodeAt } from './replay.ts';
import { keepsNodes, type Trace, type TraceIteration } from './trace.ts';

export interface Moment {
  readonly step: number;
  readonly kind: StepKind;
  /** The step's own number: see `EventColumns`. */
  readonly value: number;
  readonly iteration: TraceIteration;
  /** Index of the iteration. */
  readonly iterationIndex: number;
  /** The node stood on; -1 at a step that opens an iteration. */
  readonly node: number;
  /** Which root the path starts at: 0 for the start, 1 for the goal's side of a search from both. */
  readonly root: number;
  /** The nodes from the root to it. */
  readonly path: readonly number[];
  /** The moves on that path. */
  readonly moves: readonly number[];
  /** What these moves cost. */
  readonly g: number;
  /** The node's h as far as it is known at this step. */
  readonly h: number | null;
}

/** The moment of a trace that has no step yet: at the start, before any bound is known. */
const unstarted: Moment = {
  step: 0,
  kind: 'bound',
  value: 0,
  iteration: {
    bound: 0,
    previous: null,
    cause: null,
    firstStep: 0,
    endStep: 0,
    firstNode: 0,
    endNode: 0,
    prunes: 0,
    held: 0,
  },
  iterationIndex: 0,
  node: -1,
  root: 0,
  path: [],
  moves: [],
  g: 0,
  h: null,
};

/** The moment at a step of a trace. Cost: the depth, and a binary search. */
export function momentAt(trace: Trace, step: number): Moment {
  if (trace.steps === 0) return unstarted;
  const iterationIndex = iterationAt(trace, step);
  const node = nodeAt(trace, step);
  const path = pathTo(trace, node);
  const iteration = trace.iterations[iterationIndex] as TraceIteration;
  const h = node < 0 || step <= (trace.enter[node] as number) ? null : estimateOf(trace, node);
  return {
    step,
    kind: kindAt(trace, step),
    value: trace.value[step] as number,
    iteration,
    iterationIndex,
    node,
    root: path.length === 0 ? 0 : (path[0] as number) - (keepsNodes(trace) ? 0 : iteration.firstNode),
    path,
    moves: path.slice(1).map((at) => moveOf(trace, at) as number),
    g: node < 0 ? 0 : gOf(trace, node),
    h,
  };
}
