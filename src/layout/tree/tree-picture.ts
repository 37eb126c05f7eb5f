/** The tree at a moment: which of the placed nodes are there, how each stands, and who is on which path. */
import { gOf } from '../../trace/nodes.ts';
import { kindAt } from '../../trace/replay.ts';
import { branchStep } from '../../trace/subtrees.ts';
import type { Trace } from '../../trace/trace.ts';
import type { MergedNode } from './merge-shapes.ts';
import type { PlacedNode } from './tree-layout.ts';
import { type NodeStatus, type ShapeNode, statusAt } from './tree-shape.ts';

/** One of the runs in the picture and where it stands. */
export interface Standing {
  readonly trace: Trace;
  readonly step: number;
  /** Nodes from the root to the one stood on; empty if the run is under another bound. */
  readonly path: readonly number[];
}

export interface DrawnNode {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly parent: { readonly x: number; readonly y: number } | null;
  /** The node's number in each run. */
  readonly nodes: readonly [number | null, number | null];
  readonly move: number | null;
  readonly status: Exclude<NodeStatus, 'hidden'>;
  readonly role: ShapeNode['role'];
  /** Nodes inside a collapsed subtree or in what stands for several, 0 for all others; of `later`, the moves. */
  readonly hidden: number;
  readonly g: number;
  /** What the search says first of the node, as far as it has at the step: its h, or the item chosen there. */
  readonly said: { readonly kind: 'estimate' | 'item'; readonly value: number } | null;
  /** How many moves the node branches into, as far as that is known at the step. */
  readonly moves: number | null;
  /** On the path of the first, of the second run. */
  readonly onPath: readonly [boolean, boolean];
  /** Stood on by the first, by the second run. */
  readonly isNow: readonly [boolean, boolean];
  readonly visits: 'both' | 'first' | 'second' | 'none';
}

/** How what stands for several nodes is drawn once it is there. */
const groupStatus: Partial<Record<ShapeNode['role'], 'done' | 'open' | 'future'>> = {
  earlier: 'done',
  above: 'open',
  later: 'future',
};

function standing(shape: MergedNode, parent: MergedNode | null, { trace, step }: Standing, lane: 0 | 1): NodeStatus {
  const node = shape.nodes[lane];
  const above = parent ? parent.nodes[lane] : null;
  const isHere = node !== null || above !== null;
  return isHere ? statusAt(trace, { ...shape, node }, above, step) : 'hidden';
}

/** The more telling of two standings: one that has entered the node says more than one that has not. */
function stronger(a: NodeStatus, b: NodeStatus): NodeStatus {
  if (a === 'hidden') return b;
  return a === 'future' && b !== 'hidden' ? b : a;
}

/** What there is to draw, parents before children. The second standing is null where nothing is compared. */
export function drawTree(
  placed: readonly PlacedNode<MergedNode>[],
  first: Standing,
  second: Standing | null,
): DrawnNode[] {
  const paths = [new Set(first.path), new Set(second?.path ?? [])] as const;
  return placed.flatMap(({ shape, x, y, parent }) => {
    const above = parent?.shape ?? null;
    const one = standing(shape, above, first, 0);
    const stands = second ? stronger(one, standing(shape, above, second, 1)) : one;
    const status = stands === 'hidden' ? stands : (groupStatus[shape.role] ?? stands);
    if (status === 'hidden') return [];
    const [a, b] = shape.nodes;
    const told =
      a !== null && isEntered(first, a) ? first : second && b !== null && isEntered(second, b) ? second : null;
    const node = told === first ? a : b;
    return {
      key: shape.key,
      x,
      y,
      parent: parent && { x: parent.x, y: parent.y },
      nodes: shape.nodes,
      move: shape.move,
      status,
      role: shape.role,
      hidden: shape.role === 'node' ? hiddenNodes(shape, [first, second]) : shape.hidden,
      g: told && node !== null ? gOf(told.trace, node) : shape.depth,
      said: told && node !== null ? saidFirst(told, node) : null,
      moves: told && node !== null ? movesOf(told, node) : null,
      onPath: [a !== null && paths[0].has(a), b !== null && paths[1].has(b)],
      isNow: [a !== null && a === first.path.at(-1), b !== null && b === second?.path.at(-1)],
      visits: a !== null ? (b !== null ? 'both' : 'first') : b !== null ? 'second' : 'none',
    } satisfies DrawnNode;
  });
}

/** Nodes inside a collapsed subtree as far as the runs have entered it; where both have, of the larger part. */
function hiddenNodes({ nodes, hiddenIn }: MergedNode, runs: readonly (Standing | null)[]): number {
  const counts = runs.map((run, lane) => {
    const node = nodes[lane] ?? null;
    return run && node !== null && isEntered(run, node) ? (hiddenIn[lane] ?? 0) : 0;
  });
  return Math.max(...counts);
}

function isEntered({ trace, step }: Standing, node: number): boolean {
  return (trace.enter[node] as number) <= step;
}

function saidFirst({ trace, step }: Standing, node: number): DrawnNode['said'] {
  const at = (trace.enter[node] as number) + 1;
  const kind = at <= step && at < trace.steps ? kindAt(trace, at) : null;
  return kind === 'estimate' || kind === 'item' ? { kind, value: trace.value[at] as number } : null;
}

function movesOf({ trace, step }: Standing, node: number): number | null {
  const at = branchStep(trace, node);
  return at !== null && at <= step ? (trace.value[at] as number) : null;
}
