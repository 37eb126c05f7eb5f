/**
 * What a run was made of: nodes and cuts by iteration and depth, where h fell from a node to its child by more than
 * the move costs, the nodes whose subtrees cost most, and by how much the cut nodes were over the bound. One pass over the nodes, in
 * slices, so that whoever asks can do something else in between.
 */

import { codeOf } from '../../search/event-kinds.ts';
import { fateStep } from '../fates.ts';
import { lastAtMost } from '../last-at-most.ts';
import { depthOf } from '../nodes.ts';
import { keepsNodes, type Trace } from '../trace.ts';
import { turnsAt } from '../turns.ts';
import type { DepthCount } from './by-depth.ts';

export interface DepthRow extends DepthCount {
  readonly bound: number;
}

interface Subtree {
  readonly node: number;
  /** Nodes in it, its root included. */
  readonly size: number;
  /** Whether it ended without a goal; open or solved otherwise. */
  readonly isVain: boolean;
}

/** The nodes of an iteration that were cut with the same f. */
interface CutsByF {
  readonly bound: number;
  /** f - bound, at least 1. */
  readonly over: number;
  readonly count: number;
}

export interface Statistics {
  /** By iteration, then by depth; only what there is. */
  readonly rows: readonly DepthRow[];
  /** Edges from a node to a child whose h is less by more than the move costs: each shows that the estimate is not consistent. */
  readonly falls: number;
  /** The nodes with the largest subtrees, roots left out, largest first. None where a search is not depth-first. */
  readonly largest: readonly Subtree[];
  /** The largest of all that came to nothing; null if there is none of more than one node. */
  readonly inVain: Subtree | null;
  /** By iteration, then by f; only what there is. Empty where nothing is cut for its f. */
  readonly cuts: readonly CutsByF[];
}

/** Nodes looked at between two pauses: a millisecond or two. */
const SLICE = 50_000;

/** Counts all nodes of the trace and its `most` largest subtrees; yields how many nodes it has looked at. */
export function* statisticsOf(trace: Trace, most = 10): Generator<number, Statistics, void> {
  const { nodes, iterations } = trace;
  const rows: DepthRow[] = [];
  const largest = new Largest(most);
  const inVain = new Largest(1);
  const cuts: CutsByF[] = [];
  // a search that keeps its nodes for later goes into no subtree and back out of it
  const hasSubtrees = !keepsNodes(trace);
  let falls = 0;
  let seen = 0;
  for (const { bound, firstNode, endNode } of iterations) {
    const tally = new Tally();
    const over: number[] = [];
    for (let node = firstNode; node < endNode; node++) {
      tally.add(trace, node);
      if (turnsAt(trace, node, 'fall')) falls++;
      tallyOver(over, trace, node, bound);
      if (hasSubtrees && node > firstNode) largest.offer(trace, node);
      if (hasSubtrees && node > firstNode && cameToNothing(trace, node)) inVain.offer(trace, node);
      if (++seen % SLICE === 0) yield seen;
    }
    rows.push(...tally.rows(bound));
    cuts.push(...over.flatMap((count, by) => (count > 0 ? [{ bound, over: by, count }] : [])));
  }
  yield nodes;
  return { rows, falls, largest: largest.found, inVain: inVain.found[0] ?? null, cuts };
}

class Tally {
  readonly #nodes: number[] = [];
  readonly #cuts: number[] = [];

  add(trace: Trace, node: number): void {
    const depth = depthOf(trace, node);
    while (this.#nodes.length <= depth) {
      this.#nodes.push(0);
      this.#cuts.push(0);
    }
    this.#nodes[depth] = (this.#nodes[depth] as number) + 1;
    if (isGivenUp(trace, node)) this.#cuts[depth] = (this.#cuts[depth] as number) + 1;
  }

  rows(bound: number): DepthRow[] {
    return this.#nodes.map((nodes, depth) => ({ bound, depth, nodes, cuts: this.#cuts[depth] as number }));
  }
}

/** Whether the node was cut, a dead end, or a position known already. */
function isGivenUp(trace: Trace, node: number): boolean {
  const step = fateStep(trace, node);
  const code = trace.kind[step];
  return step < trace.steps && (code === codeOf.prune || code === codeOf['dead-end'] || code === codeOf.duplicate);
}

/** Counts a node that was cut among those with the same f; at each f - bound stands a number. */
function tallyOver(over: number[], trace: Trace, node: number, bound: number): void {
  const step = fateStep(trace, node);
  if (step >= trace.steps || trace.kind[step] !== codeOf.prune) return;
  const by = (trace.value[step] as number) - bound;
  while (over.length <= by) over.push(0);
  over[by] = (over[by] as number) + 1;
}

/** Whether the search went back out of the node. */
function cameToNothing({ exit, kind, steps }: Trace, node: number): boolean {
  const left = exit[node] as number;
  return left > 0 && left < steps && kind[left] === codeOf.backtrack;
}

/** The largest subtrees offered so far. */
class Largest {
  readonly found: Subtree[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  offer(trace: Trace, node: number): void {
    const { enter, exit, steps, nodes } = trace;
    const left = exit[node] as number;
    const isEnded = left > 0 && left < steps;
    const least = this.found.length < this.#most ? 0 : (this.found.at(-1)?.size ?? 0);
    // a subtree has fewer nodes than steps: most are not worth a bisection
    if ((isEnded ? left : steps) - (enter[node] as number) <= least) return;
    const size = lastAtMost(enter, nodes, isEnded ? left : steps) + 1 - node;
    if (size <= Math.max(1, least)) return;
    const isVain = cameToNothing(trace, node);
    const at = this.found.findIndex((other) => other.size < size);
    this.found.splice(at < 0 ? this.found.length : at, 0, { node, size, isVain });
    if (this.found.length > this.#most) this.found.pop();
  }
}
