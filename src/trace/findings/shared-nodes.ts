/**
 * Which nodes two runs of IDA* have in common: those that the same moves lead to under the same bound.
 *
 * Invariant: nodes of the first run are taken in the order of entering, so a node's parent is decided before it; a node is
 * shared if its parent is, and one of the children of the parent's partner was reached by the same move.
 */
import { moveOf } from '../nodes.ts';
import type { Trace } from '../trace.ts';

/** For each node of either run 1 if the other has it too, else 0. */
export interface SharedNodes {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
}

/** Nodes looked at between two pauses: a few milliseconds. */
const SLICE = 50_000;

/** Compares two traces; yields now and then, so that whoever asks can do something else in between. */
export function* sharedNodes(one: Trace, other: Trace): Generator<void, SharedNodes, void> {
  const first = new Uint8Array(one.nodes);
  const second = new Uint8Array(other.nodes);
  const siblings = yield* siblingsOf(other);
  const partner = new Int32Array(one.nodes).fill(-1);
  for (const { bound, firstNode, endNode } of one.iterations) {
    const root = other.iterations.find(
      (iteration) => iteration.bound === bound && iteration.endNode > iteration.firstNode,
    );
    for (let node = firstNode; root && node < endNode; node++) {
      const parent = one.parent[node] as number;
      const found =
        parent < 0 ? root.firstNode : childBy(other, siblings, partner[parent] as number, moveOf(one, node));
      if (found >= 0) first[node] = second[found] = 1;
      partner[node] = found;
      if (node % SLICE === 0) yield;
    }
  }
  return { first, second };
}

/** For each node its next sibling, -1 for the last. */
function* siblingsOf({ nodes, parent }: Trace): Generator<void, Int32Array, void> {
  const next = new Int32Array(nodes).fill(-1);
  const latest = new Int32Array(nodes).fill(-1);
  for (let node = 0; node < nodes; node++) {
    const above = parent[node] as number;
    if (above < 0) continue;
    const before = latest[above] as number;
    if (before >= 0) next[before] = node;
    latest[above] = node;
    if (node % SLICE === 0) yield;
  }
  return next;
}

/** The child of a node that a move leads to; -1 if there is none, or no node. */
function childBy(trace: Trace, siblings: Int32Array, node: number, move: number | null): number {
  // a node's first child is entered right after it
  let child = node >= 0 && trace.parent[node + 1] === node && node + 1 < trace.nodes ? node + 1 : -1;
  while (child >= 0 && moveOf(trace, child) !== move) child = siblings[child] as number;
  return child;
}
