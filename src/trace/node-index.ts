/**
 * The index of a trace, derived from its steps, with one invariant: `tip` is the node that the search stands on, so `enter` makes
 * a child of it, what gives a node up, goes back or reaches a goal ends it, and `keep` or `replace` leaves it open until `expand`
 * turns to it. Where nodes are kept there is none between two expansions.
 */
import { moveAt, nodeNamedAt } from '../search/event-columns.ts';
import { codeOf } from '../search/event-kinds.ts';
import { isReopening, listsAt } from './lists.ts';
import { keepsNodes, STRIDE, type Trace, type TraceIteration } from './trace.ts';

/** What is derived that is no column. */
type NodeIndex = Pick<Trace, 'nodes' | 'tip' | 'iterations'>;

/** Derives node columns, lists and iterations for the steps from `from` on; there is room for them. */
export function indexSteps(trace: Trace, from: number, causes: readonly (number | null)[]): NodeIndex {
  const walk = keepsNodes(trace) ? new KeepingIndex(trace, from) : new PathIndex(trace);
  let bounds = 0;
  for (let step = from; step < trace.steps; step++) {
    const code = trace.kind[step];
    if (code === codeOf.bound || code === codeOf.start) walk.open(step, causes[bounds++] ?? null);
    else walk.take(step);
  }
  return walk.close(trace.steps);
}

/** The index as far as it is derived; each way of searching has its own steps. */
abstract class GrowingIndex {
  protected readonly trace: Trace;
  protected nodes: number;
  protected tip: number;
  protected prunes = 0;
  /** The most positions held at once in the iteration. */
  protected held: number;
  readonly #iterations: TraceIteration[];

  constructor(trace: Trace) {
    this.trace = trace;
    this.nodes = trace.nodes;
    this.tip = trace.tip;
    this.#iterations = [...trace.iterations];
    this.held = trace.iterations.at(-1)?.held ?? 0;
  }

  abstract take(step: number): void;

  /** A new iteration begins at this step. */
  open(step: number, cause: number | null): void {
    const { kind, value } = this.trace;
    this.#closeIteration(step);
    this.#iterations.push({
      bound: kind[step] === codeOf.bound ? (value[step] as number) : 0,
      previous: this.#iterations.at(-1)?.bound ?? null,
      cause,
      firstStep: step,
      endStep: step,
      firstNode: this.nodes,
      endNode: this.nodes,
      prunes: 0,
      held: 0,
    });
  }

  close(endStep: number): NodeIndex {
    this.#closeIteration(endStep);
    return { nodes: this.nodes, tip: this.tip, iterations: this.#iterations };
  }

  protected enter(step: number, parent: number): void {
    const { trace, nodes } = this;
    trace.parent[nodes] = parent;
    trace.enter[nodes] = step;
    trace.exit[nodes] = 0;
    this.tip = this.nodes++;
  }

  /** The node stood on ends here. */
  protected exit(step: number): void {
    this.trace.exit[this.tip] = step;
    this.tip = this.trace.parent[this.tip] as number;
  }

  #closeIteration(endStep: number): void {
    const last = this.#iterations.pop();
    if (!last) return;
    const { prunes, held, nodes } = this;
    this.#iterations.push({ ...last, endStep, endNode: nodes, prunes: last.prunes + prunes, held });
    this.prunes = 0;
  }
}

/** Of a depth-first search: it holds its path, and an iteration begins with nothing held. */
class PathIndex extends GrowingIndex {
  override open(step: number, cause: number | null): void {
    super.open(step, cause);
    this.held = 0;
    this.tip = -1;
  }

  take(step: number): void {
    const { kind, depth } = this.trace;
    switch (kind[step]) {
      case codeOf.enter:
        this.enter(step, this.tip);
        if ((depth[step] as number) >= this.held) this.held = (depth[step] as number) + 1;
        break;
      case codeOf.prune:
      case codeOf['dead-end']:
        this.prunes++;
        this.exit(step);
        break;
      case codeOf.backtrack:
      case codeOf.goal:
        this.exit(step);
        break;
    }
  }
}

/** Of a search that keeps nodes: what is held stays held, and each node is expanded at a step of its own. */
class KeepingIndex extends GrowingIndex {
  #closed: number;

  constructor(trace: Trace, from: number) {
    super(trace);
    this.#closed = from === 0 ? 0 : listsAt(trace, from - 1).closed;
  }

  override open(step: number, cause: number | null): void {
    this.#note(step);
    super.open(step, cause);
  }

  take(step: number): void {
    const { trace } = this;
    this.#note(step);
    switch (trace.kind[step]) {
      case codeOf.enter:
        this.enter(step, moveAt(trace, step) < 0 ? -1 : this.tip);
        break;
      case codeOf.expand:
        this.tip = nodeNamedAt(trace, step);
        trace.expanded[this.tip] = step;
        this.#closed++;
        break;
      case codeOf.keep:
        this.held++;
        this.tip = trace.parent[this.tip] as number;
        break;
      case codeOf.replace:
        if (isReopening(trace, step)) this.#closed--;
        this.tip = trace.parent[this.tip] as number;
        break;
      case codeOf.duplicate:
        this.prunes++;
        this.exit(step);
        break;
      case codeOf.meet:
      case codeOf.goal:
        this.exit(step);
        break;
      case codeOf.backtrack:
        this.exit(step);
        this.tip = -1;
        break;
    }
  }

  /** Writes down the lists before the step, where it is one of those for which that is done. */
  #note(step: number): void {
    if (step % STRIDE !== 0) return;
    this.trace.lists[(2 * step) / STRIDE] = this.held;
    this.trace.lists[(2 * step) / STRIDE + 1] = this.#closed;
  }
}
