/** The tree at a moment: which of the placed nodes are there, how each stands, and who is on which path. */
import { lastAtMost } from '../../trace/last-at-most.ts';
import { gOf } from '../../trace/nodes.ts';
import { kindAt } from '../../trace/replay.ts';
import { branchStep, subtreeEnd } from '../../trace/subtrees.ts';
import { keepsNodes, type Trace } from '../../trace/trace.ts';
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
  readonly parent: { readonly key: string; readonly x: number; readonly y: number } | null;
  /** The node's number in each run. */
  readonly nodes: readonly [number | null, number | null];
  readonly move: number | null;
  readonly status: Exclude<NodeStatus, 'hidden'>;
  readonly role: ShapeNode['role'];
  /**
   * Nodes inside a collapsed subtree or in what stands for several, as far as they have been entered, 0 for all others; where both runs
   * have some, the larger number; of `later`, the moves.
   */
  readonly hidden: number;
  /** In each run the nodes that a triangle stands for, itself included; 0 where the run has not been there. */
  readonly standsFor: readonly [number, number];
  /** How far what is drawn and written of it reaches to either side. */
  readonly half: number;
  readonly hasChildren: boolean;
  /** From 1 at a root. */
  readonly level: number;
  /** Which of its parent's children that have a place it is, from 1, and of how many. */
  readonly nth: number;
  readonly siblings: number;
  readonly g: number;
  /** What the search says first of the node, as far as it has at the step: its h, or the item chosen there. */
  readonly said: { readonly kind: 'estimate' | 'item'; readonly value: number } | null;
  /** How many moves the node branches into, as far as that is known at the step. */
  readonly moves: number | null;
  /** On the path of the first, of the second run. */
  readonly onPath: readonly [boolean, boolean];
  /** Stood on by the first, by the second run, or collapsed with the node stood on inside. */
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
  return placed.flatMap(({ shape, x, y, half, parent }) => {
    const above = parent?.shape ?? null;
    const one = standing(shape, above, first, 0);
    const stands = second ? stronger(one, standing(shape, above, second, 1)) : one;
    const status = stands === 'hidden' ? stands : (groupStatus[shape.role] ?? stands);
    if (status === 'hidden') return [];
    const [a, b] = shape.nodes;
    const told =
      a !== null && isEntered(first, a) ? first : second && b !== null && isEntered(second, b) ? second : null;
    const node = told === first ? a : b;
    const standsFor = [nodesIn(shape, first, 0), second ? nodesIn(shape, second, 1) : 0] as const;
    const itself = shape.role === 'node' || shape.role === 'rest' ? 1 : 0;
    // of siblings that are not shown one by one, none entered yet, there are only the moves
    const isLater = shape.role === 'rest' && Math.max(...standsFor) === 0;
    const hidden = isLater ? (shape.rest?.length ?? 0) : Math.max(...standsFor, itself) - itself;
    const isOn = (lane: 0 | 1) => nodesOf(shape, lane).some((at) => paths[lane].has(at));
    const onPath = [isOn(0), isOn(1)] as const;
    const isNow = (lane: 0 | 1, last: number | undefined) =>
      (last !== undefined && last === shape.nodes[lane]) || (onPath[lane] && hidden > 0);
    return {
      key: shape.key,
      x,
      y,
      half,
      parent: parent && { key: parent.shape.key, x: parent.x, y: parent.y },
      hasChildren: shape.children.length > 0,
      level: shape.depth + 1,
      nth: above ? above.children.indexOf(shape) + 1 : 1,
      siblings: above ? above.children.length : 1,
      nodes: shape.nodes,
      move: shape.move,
      status,
      role: isLater ? 'later' : shape.role,
      hidden,
      standsFor,
      g: told && node !== null ? gOf(told.trace, node) : shape.depth,
      said: told && node !== null ? saidFirst(told, node) : null,
      moves: told && node !== null ? movesOf(told, node) : null,
      onPath,
      isNow: [isNow(0, first.path.at(-1)), isNow(1, second?.path.at(-1))],
      visits: a !== null ? (b !== null ? 'both' : 'first') : b !== null ? 'second' : 'none',
    } satisfies DrawnNode;
  });
}

/** The nodes that a shape stands for in a run, without those below them. */
function nodesOf({ nodes, rest }: MergedNode, lane: 0 | 1): number[] {
  return (rest ?? [nodes]).flatMap((pair) => pair[lane] ?? []);
}

/** The nodes that a shape stands for in a run, as far as it has entered them, with those collapsed below them. */
function nodesIn(shape: MergedNode, { trace, step }: Standing, lane: 0 | 1): number {
  const hidden = shape.hiddenIn[lane];
  if (shape.role !== 'node' && shape.role !== 'rest') return hidden;
  const entered = nodesOf(shape, lane).filter((node) => (trace.enter[node] as number) <= step);
  if (hidden === 0 || entered.length === 0 || keepsNodes(trace)) return entered.length === 0 ? 0 : 1 + hidden;
  const end = lastAtMost(trace.enter, trace.nodes, step) + 1;
  return entered.reduce((sum, node) => sum + Math.min(subtreeEnd(trace, node), end) - node, 0);
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
