/**
 * The index of a trace, derived from its steps, with one invariant: `tip` is the node that the search stands on, so `enter` makes
 * a child of it, what gives a node up, goes back or reaches a goal ends it, and `keep` or `replace` leaves it open until `expand`
 * turns to it. Where nodes are kept there is none between two expansions. The two ways of searching have a loop each, with what it
 * counts in local variables: one loop over both, or a call a step, would make recording half as slow again.
 */
import { moveAt, nodeNamedAt } from '../search/event-columns.ts';
import { codeOf } from '../search/event-kinds.ts';
import { isReopening, listsAt } from './lists/lists.ts';
import { keepsNodes, STRIDE, type Trace, type TraceIteration } from './trace.ts';

/** What is derived that is no column. */
type NodeIndex = Pick<Trace, 'nodes' | 'tip' | 'iterations'>;

/** Derives node columns, lists and iterations for the steps from `from` on; there is room for them. */
export function indexSteps(trace: Trace, from: number, causes: readonly (number | null)[]): NodeIndex {
  return (keepsNodes(trace) ? indexKept : indexPaths)(trace, from, new Iterations(trace, causes));
}

/** The iterations as far as they are known. */
class Iterations {
  readonly all: TraceIteration[];
  readonly #trace: Trace;
  readonly #causes: Iterator<number | null>;

  constructor(trace: Trace, causes: readonly (number | null)[]) {
    this.#trace = trace;
    this.all = [...trace.iterations];
    this.#causes = causes.values();
  }

  /** A new one begins at this step, before this node. */
  open(step: number, node: number): void {
    const { kind, value } = this.#trace;
    this.all.push({
      bound: kind[step] === codeOf.bound ? (value[step] as number) : 0,
      previous: this.all.at(-1)?.bound ?? null,
      cause: this.#causes.next().value ?? null,
      firstStep: step,
      endStep: step,
      firstNode: node,
      endNode: node,
      prunes: 0,
      held: 0,
    });
  }

  /** The one at hand has come so far; `prunes` are those since it was told last. */
  reach(endStep: number, endNode: number, prunes: number, held: number): void {
    const last = this.all.pop();
    if (last) this.all.push({ ...last, endStep, endNode, prunes: last.prunes + prunes, held });
  }
}

/** Of a depth-first search: it holds its path, and an iteration begins with nothing held. */
function indexPaths(trace: Trace, from: number, iterations: Iterations): NodeIndex {
  const { steps, kind, depth, parent, enter, exit } = trace;
  let { nodes, tip } = trace;
  let held = trace.iterations.at(-1)?.held ?? 0;
  let prunes = 0;
  for (let step = from; step < steps; step++) {
    switch (kind[step]) {
      case codeOf.bound:
      case codeOf.start:
        iterations.reach(step, nodes, prunes, held);
        iterations.open(step, nodes);
        prunes = held = 0;
        tip = -1;
        break;
      case codeOf.enter:
        parent[nodes] = tip;
        enter[nodes] = step;
        exit[nodes] = 0;
        tip = nodes++;
        if ((depth[step] as number) >= held) held = (depth[step] as number) + 1;
        break;
      case codeOf.prune:
      case codeOf['dead-end']:
        prunes++;
        exit[tip] = step;
        tip = parent[tip] as number;
        break;
      case codeOf.backtrack:
      case codeOf.goal:
        exit[tip] = step;
        tip = parent[tip] as number;
        break;
    }
  }
  iterations.reach(steps, nodes, prunes, held);
  return { nodes, tip, iterations: iterations.all };
}

/** Of a search that keeps nodes: what is held stays held, and each node is expanded at a step of its own. */
function indexKept(trace: Trace, from: number, iterations: Iterations): NodeIndex {
  const { steps, kind, parent, enter, exit, expanded, lists } = trace;
  let { nodes, tip } = trace;
  let held = trace.iterations.at(-1)?.held ?? 0;
  let closed = from === 0 ? 0 : listsAt(trace, from - 1).closed;
  let prunes = 0;
  for (let step = from; step < steps; step++) {
    if (step % STRIDE === 0) {
      lists[(2 * step) / STRIDE] = held;
      lists[(2 * step) / STRIDE + 1] = closed;
    }
    switch (kind[step]) {
      case codeOf.bound:
        iterations.reach(step, nodes, prunes, held);
        iterations.open(step, nodes);
        prunes = 0;
        break;
      case codeOf.enter:
        parent[nodes] = moveAt(trace, step) < 0 ? -1 : tip;
        enter[nodes] = step;
        exit[nodes] = 0;
        tip = nodes++;
        break;
      case codeOf.expand:
        tip = nodeNamedAt(trace, step);
        expanded[tip] = step;
        closed++;
        break;
      case codeOf.keep:
        held++;
        tip = parent[tip] as number;
        break;
      case codeOf.replace:
        if (isReopening(trace, step)) closed--;
        tip = parent[tip] as number;
        break;
      case codeOf.duplicate:
        prunes++;
        exit[tip] = step;
        tip = parent[tip] as number;
        break;
      case codeOf.meet:
      case codeOf.goal:
        exit[tip] = step;
        tip = parent[tip] as number;
        break;
      case codeOf.backtrack:
        exit[tip] = step;
        tip = -1;
        break;
    }
  }
  iterations.reach(steps, nodes, prunes, held);
  return { nodes, tip, iterations: iterations.all };
}
