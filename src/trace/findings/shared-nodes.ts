/**
 * Which nodes two runs of IDA* have in common: those that the same moves lead to under the same bound.
 *
 * Invariant: nodes of the first run are taken in the order of entering, so a node's parent is decided before it; a node is
 * shared if its parent is, and one of the children of the parent's partner was reached by the same move.
 */
import { moveOf } from '../nodes.ts';
import type { Trace, TraceIteration } from '../trace.ts';

/** For each node of either run 1 if the other has it too, else 0. */
export interface SharedNodes {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/** How many nodes of an iteration both runs visit, and how many only one of them. */
export interface SharedCount {
  readonly both: number;
  readonly first: number;
  readonly second: number;
}

/** Nodes looked at between two pauses: a few milliseconds. */
const SLICE = 50_000;

/** Compares two traces; yields now and then, so that whoever asks can do something else in between. */
export function* sharedNodes(one: Trace, other: Trace): Generator<void, SharedNodes, void> {
  const first = new Uint8Array(one.nodes);
  const second = new Uint8Array(other.nodes);
  for (const iteration of one.iterations) {
    const partner = other.iterations.find(({ bound }) => bound === iteration.bound);
    if (partner)
      yield* pairs(one, other, [iteration, partner], (a, b) => {
        first[a] = second[b] = 1;
      });
  }
  return { first, second };
}

/** Counts what two traces share of an iteration of each; null where one has none. Yields now and then too. */
export function* sharedCount(
  one: Trace,
  other: Trace,
  iterations: readonly [TraceIteration | null, TraceIteration | null],
): Generator<void, SharedCount, void> {
  const [a, b] = iterations;
  const sizeOf = (at: TraceIteration | null) => (at ? at.endNode - at.firstNode : 0);
  let both = 0;
  if (a && b)
    yield* pairs(one, other, [a, b], () => {
      both++;
    });
  return { both, first: sizeOf(a) - both, second: sizeOf(b) - both };
}

/** Tells of each pair of nodes of two iterations that the same moves lead to. */
function* pairs(
  one: Trace,
  other: Trace,
  [a, b]: readonly [TraceIteration, TraceIteration],
  tell: (a: number, b: number) => void,
): Generator<void, void, void> {
  if (b.firstNode === b.endNode) return;
  const siblings = yield* siblingsOf(other, b);
  const partner = new Int32Array(a.endNode - a.firstNode).fill(-1);
  for (let node = a.firstNode; node < a.endNode; node++) {
    const parent = one.parent[node] as number;
    const above = partner[parent - a.firstNode] as number;
    const found = parent < 0 ? b.firstNode : childBy(other, { node: above, siblings, range: b }, moveOf(one, node));
    if (found >= 0) tell(node, found);
    partner[node - a.firstNode] = found;
    if (node % SLICE === 0) yield;
  }
}

/** For each node of an iteration its next sibling, -1 for the last; places count from the iteration's first node. */
function* siblingsOf({ parent }: Trace, { firstNode, endNode }: TraceIteration): Generator<void, Int32Array, void> {
  const next = new Int32Array(endNode - firstNode).fill(-1);
  const latest = new Int32Array(endNode - firstNode).fill(-1);
  for (let node = firstNode + 1; node < endNode; node++) {
    const above = (parent[node] as number) - firstNode;
    const before = latest[above] as number;
    if (before >= 0) next[before - firstNode] = node;
    latest[above] = node;
    if (node % SLICE === 0) yield;
  }
  return next;
}

interface Family {
  readonly node: number;
  readonly siblings: Int32Array;
  readonly range: TraceIteration;
}

/** The child of a node that a move leads to; -1 if there is none, or no node. */
function childBy(trace: Trace, { node, siblings, range }: Family, move: number | null): number {
  // a node's first child is entered right after it
  let child = node >= 0 && node + 1 < range.endNode && trace.parent[node + 1] === node ? node + 1 : -1;
  while (child >= 0 && moveOf(trace, child) !== move) child = siblings[child - range.firstNode] as number;
  return child;
}
