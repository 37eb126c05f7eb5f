/**
 * How many nodes of a depth-first trace are entered, by step and depth, for a picture whose cost depends on its pixels and
 * not on the trace.
 *
 * Invariant: bucket b of a level counts the nodes entered in the steps `b * size` to `(b + 1) * size - 1`, by depth, from the
 * least to the greatest depth at which there is one; a bucket of the next level is the sum of two. A depth-first search
 * stays at few depths in few steps, so buckets are small: 1.3 bytes a step, all levels together.
 */
import { LATEST_FATE } from '../../trace/fates.ts';
import { lastAtMost } from '../../trace/last-at-most.ts';
import { keepsNodes, type Trace } from '../../trace/trace.ts';
import { type Counter, FINEST, FlameLevel, Tally } from './flame-level.ts';

/** Steps that are counted node by node where there are no buckets yet. */
const MOST_ONE_BY_ONE = 1 << 17;

/** What a node adds to the marks of its bucket: a whole number from 0. */
export type Weigh = (trace: Trace, node: number) => number;

export class FlameIndex {
  readonly weigh: Weigh;
  trace: Trace;
  /** The greatest depth of a node known so far, -1 before the first. */
  #deepest = -1;
  /** The first node that is in no bucket yet. */
  #node = 0;
  readonly #levels: FlameLevel[] = [new FlameLevel(FINEST)];
  readonly #tally = new Tally();

  constructor(trace: Trace, weigh: Weigh) {
    this.weigh = weigh;
    this.trace = trace;
  }

  /**
   * How many depths a picture needs: those of the bound too, which a search under a bound reaches sooner or later, so that
   * rows stay where they are while it grows.
   */
  get depths(): number {
    return Math.max(this.#deepest, this.trace.iterations.at(-1)?.bound ?? 0) + 1;
  }

  /**
   * Counts what a longer trace of the same run has more, at most about `most` nodes at a time; returns whether that was all.
   * A search that keeps nodes is never counted: they are not left in the order in which they are entered.
   */
  grow(trace: Trace, most = Number.POSITIVE_INFINITY): boolean {
    this.trace = trace;
    if (keepsNodes(trace)) return true;
    const { enter, depth, nodes, steps, outcome } = trace;
    // of the last nodes it may not be known yet what becomes of them
    const decided = outcome === null ? steps - LATEST_FATE : steps;
    const finest = this.#levels[0] as FlameLevel;
    const last = this.#node + most;
    for (let end = finest.end; end <= decided; end = finest.end) {
      if (this.#node >= last) return false;
      for (; this.#node < nodes && (enter[this.#node] as number) < end; this.#node++)
        this.#tally.add(depth[enter[this.#node] as number] as number, 1, this.weigh(trace, this.#node), this.#node);
      this.#tally.stand(depthAfter(trace, this.#node - 1, end));
      this.#close(0);
    }
    for (let node = this.#node; node < nodes; node++) this.#reach(depth[enter[node] as number] as number);
    return true;
  }

  /**
   * Tells of all nodes entered from the step `from` to before `end`, each once, as many at a time as there are buckets of at most
   * `within` steps.
   */
  visit(from: number, end: number, within: number, counter: Counter): void {
    const level = this.#levels.findLastIndex(({ size }) => size <= within);
    this.#visit(level, from, Math.min(end, (this.#levels[0] as FlameLevel).begun + MOST_ONE_BY_ONE), counter);
  }

  #visit(at: number, from: number, end: number, counter: Counter): void {
    const level = this.#levels[at];
    if (from >= end) return;
    if (!level) {
      this.#visitNodes(from, end, counter);
      return;
    }
    const first = Math.ceil(from / level.size);
    const last = Math.min(Math.floor(end / level.size), level.buckets);
    if (first >= last) {
      this.#visit(at - 1, from, end, counter);
      return;
    }
    this.#visit(at - 1, from, first * level.size, counter);
    for (let bucket = first; bucket < last; bucket++) level.visit(bucket, counter);
    this.#visit(at - 1, last * level.size, end, counter);
  }

  #visitNodes(from: number, end: number, counter: Counter): void {
    const { trace, weigh } = this;
    const { enter, depth, nodes } = trace;
    let node = firstFrom(enter, nodes, from);
    for (; node < nodes && (enter[node] as number) < end; node++) {
      const step = enter[node] as number;
      counter.stand(depthAfter(trace, node - 1, step));
      counter.at(step);
      counter.add(depth[step] as number, 1, weigh(trace, node), node);
    }
    counter.stand(depthAfter(trace, node - 1, end));
  }

  #reach(depth: number): void {
    if (depth > this.#deepest) this.#deepest = depth;
  }

  /** Ends a bucket with what was counted, and the bucket of the next level that it completes. */
  #close(at: number): void {
    const level = this.#levels[at] as FlameLevel;
    this.#reach(this.#tally.greatest);
    level.push(this.#tally);
    this.#tally.clear();
    if (level.buckets % 2 > 0) return;
    this.#levels[at + 1] ??= new FlameLevel(2 * level.size);
    for (let bucket = level.buckets - 2; bucket < level.buckets; bucket++) level.visit(bucket, this.#tally);
    this.#close(at + 1);
  }
}

/** The depth of the node that is open before the step `end`, where `last` was the last one entered; -1 for none. */
function depthAfter(trace: Trace, last: number, end: number): number {
  const node = openNode(trace, last, end);
  return node < 0 ? -1 : (trace.depth[trace.enter[node] as number] as number);
}

/** The deepest node that is not left before a step, where `last` was the last one entered by then; -1 for none. */
export function openNode({ exit, parent }: Trace, last: number, step: number): number {
  let node = last;
  while (node >= 0 && (exit[node] as number) > 0 && (exit[node] as number) < step) node = parent[node] as number;
  return node;
}

/** The first node entered at or after a step, of those from `low` to before `high`; `high` if none is. */
export function firstFrom(enter: Uint32Array, high: number, step: number, low = 0): number {
  return lastAtMost(enter, high, step - 1, low) + 1;
}
