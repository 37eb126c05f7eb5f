/**
 * Which nodes of an iteration have a place in the picture of the tree.
 *
 * An iteration that can be read as a whole is laid out as a whole, once: nodes not yet entered have their places
 * from the start, so nothing moves while it grows. A larger one shows the neighbourhood of the node stood on: the path,
 * the children of its nodes, and of the finished subtrees the latest as far as they can still be read; the others
 * are collapsed into triangles with their count, and open when asked to. Of many siblings a window is shown, of a long path
 * its end.
 */

import { codeOf } from '../../search/event-kinds.ts';
import { exitOf, isEnded } from '../../trace/fates.ts';
import { depthOf, moveOf } from '../../trace/nodes.ts';
import { pathTo } from '../../trace/paths.ts';
import { branchStep, childrenOf, sizeBelow } from '../../trace/subtrees.ts';
import type { Trace, TraceIteration } from '../../trace/trace.ts';
import { MOST_SIBLINGS, windowOf } from './sibling-window.ts';

export interface ShapeNode {
  /** The same for the same moves under the same bound, whichever trace they come from. */
  readonly key: string;
  /**
   * `node` for a node or a child not yet entered; else what stands for several: the earlier or later siblings that are not
   * shown one by one, of a whole tree the rest of them, the path above; or a move that is left out.
   */
  readonly role: 'node' | 'earlier' | 'later' | 'rest' | 'above' | 'left-out';
  /** Null for a child that the trace never enters. */
  readonly node: number | null;
  readonly move: number | null;
  readonly depth: number;
  /** Nodes below that have no place of their own, 0 unless the subtree is collapsed; of `later`, the moves. */
  readonly hidden: number;
  readonly children: readonly ShapeNode[];
}

/** What the search does with the moves of a node. */
export interface NodeMoves {
  /** All moves in the order of trying. */
  readonly moves: readonly number[];
  readonly leftOut?: readonly number[];
}

export interface ShapeInput {
  readonly trace: Trace;
  readonly iteration: TraceIteration;
  /** The node stood on; -1 before the root is entered. It only matters where the iteration is larger than the limit. */
  readonly focus: number;
  /** The last node entered; it matters where the focus does, and lies below it once the search comes back up. */
  readonly last: number;
  /** Keys of collapsed subtrees that were opened by hand. */
  readonly opened: ReadonlySet<string>;
  /** In a search in layers the step: nodes are expanded long after they are entered. It does not matter in any other. */
  readonly step: number;
  movesOf(node: number): NodeMoves;
}

/** The most nodes that are shown without being asked for; about what fits a screen in readable size. */
const READABLE = 40;
/** The most nodes of a path that are shown. */
const LONGEST_PATH = 24;

/** Whether an iteration can be shown as a whole. */
export function isReadable(trace: Trace, { firstNode, endNode }: TraceIteration): boolean {
  if (endNode - firstNode > READABLE) return false;
  for (let node = firstNode; node < endNode; node++) {
    const step = branchStep(trace, node);
    if (step !== null && (trace.value[step] as number) > MOST_SIBLINGS) return false;
  }
  return true;
}

/** The shape of the iteration's tree; null before its root is entered. */
export function treeShape(input: ShapeInput): ShapeNode | null {
  const { trace, iteration } = input;
  const root = iteration.firstNode;
  if (root === iteration.endNode) return null;
  if (isReadable(trace, iteration)) return grow(input, whole, root, `${iteration.bound}`);
  return shapeAround(input, root, `${iteration.bound}`);
}

/** The neighbourhood of the focus below a root; of a path too long to be shown, its end. */
export function shapeAround(input: ShapeInput, root: number, key: string): ShapeNode {
  const { trace, focus } = input;
  const path = pathTo(trace, Math.max(focus, root));
  const shown: Shown = { path: new Set(path), expanded: neighbourhood(input, path) };
  const top = path.length - LONGEST_PATH;
  if (top <= 0) return grow(input, shown, root, key);
  const above = path[top] as number;
  const shape = grow(input, shown, above, `${key}/${above}`);
  return {
    key: `${key}^`,
    role: 'above',
    node: null,
    move: null,
    depth: shape.depth - 1,
    hidden: top,
    children: [shape],
  };
}

/** The path, and the nodes whose children are shown; null for all of them. */
interface Shown {
  readonly path: ReadonlySet<number>;
  readonly expanded: ReadonlySet<number> | null;
}

const whole: Shown = { path: new Set(), expanded: null };

/** The nodes whose children are shown: the path, and the latest finished subtrees within the limit. */
function neighbourhood({ trace, last, step }: ShapeInput, path: readonly number[]): Set<number> {
  const expanded = new Set(path);
  const families = path.slice(-LONGEST_PATH).map((node) => childrenOf(trace, node).filter((child) => child <= last));
  let shown = families.reduce((sum, children) => sum + Math.min(children.length, MOST_SIBLINGS), 1);
  for (const child of families.reverse().flatMap((children) => children.reverse().slice(0, MOST_SIBLINGS))) {
    const below = sizeBelow(trace, child, step);
    if (expanded.has(child) || below === 0) continue;
    shown += below;
    if (shown > READABLE) break;
    for (const node of subtree(trace, child)) expanded.add(node);
  }
  return expanded;
}

function subtree(trace: Trace, node: number): number[] {
  return [node, ...childrenOf(trace, node).flatMap((child) => subtree(trace, child))];
}

function grow(input: ShapeInput, shown: Shown, node: number, key: string): ShapeNode {
  const { expanded } = shown;
  const { trace, last, opened, step } = input;
  const isShown = expanded === null || expanded.has(node) || opened.has(key);
  const later = expanded !== null && node > last;
  const children = isShown && !later ? childShapes(input, shown, node, key) : [];
  return {
    key,
    role: 'node',
    node,
    move: moveOf(trace, node),
    depth: depthOf(trace, node),
    hidden: isShown || later ? 0 : sizeBelow(trace, node, step),
    children,
  };
}

function childShapes(input: ShapeInput, shown: Shown, node: number, key: string): readonly ShapeNode[] {
  const { path, expanded } = shown;
  const { trace, last, opened, step } = input;
  const { entered, untried, leftOut } = childMoves(input, node);
  const depth = depthOf(trace, node) + 1;
  const ghost = (move: number, role: 'node' | 'left-out'): ShapeNode => ({
    key: `${key}/${move}`,
    role,
    node: null,
    move,
    depth,
    hidden: 0,
    children: [],
  });
  const count = entered.length + untried.length;
  const way = entered.findIndex((child) => path.has(child));
  const now = way >= 0 ? way : entered.findLastIndex((child) => child <= last);
  const { from, end } =
    expanded === null || opened.has(`${key}<`) ? { from: 0, end: count } : windowOf(count, Math.max(0, now));
  const group = (role: 'earlier' | 'later', hidden: number): ShapeNode[] =>
    hidden === 0
      ? []
      : [{ ...ghost(0, 'node'), key: `${key}${role === 'earlier' ? '<' : '>'}`, role, move: null, hidden }];
  const earlier = entered.slice(0, from).reduce((sum, child) => sum + 1 + sizeBelow(trace, child, step), 0);
  return [
    ...group('earlier', earlier),
    ...entered.slice(from, end).map((child) => grow(input, shown, child, `${key}/${moveOf(trace, child)}`)),
    ...untried
      .slice(Math.max(0, from - entered.length), Math.max(0, end - entered.length))
      .map((move) => ghost(move, 'node')),
    ...group('later', Math.max(0, count - end)),
    ...leftOut.map((move) => ghost(move, 'left-out')),
  ];
}

/** The children of a node: those of the trace, those that it does not enter, and the moves left out. */
function childMoves(
  { trace, movesOf }: ShapeInput,
  node: number,
): { entered: readonly number[]; untried: readonly number[]; leftOut: readonly number[] } {
  const entered = childrenOf(trace, node);
  if (branchStep(trace, node) === null) return { entered, untried: [], leftOut: [] };
  const { moves, leftOut = [] } = movesOf(node);
  if (isEnded(trace, node)) return { entered, untried: [], leftOut };
  const known = new Set(entered.map((child) => moveOf(trace, child)));
  return { entered, untried: moves.filter((move) => !known.has(move)), leftOut };
}

export type NodeStatus = 'hidden' | 'future' | 'open' | 'cut' | 'goal' | 'done' | 'left-out';

const endings: Readonly<Record<number, NodeStatus>> = {
  [codeOf.prune]: 'cut',
  [codeOf.duplicate]: 'cut',
  [codeOf['dead-end']]: 'cut',
  [codeOf.goal]: 'goal',
  [codeOf.meet]: 'goal',
};

/** How a node stands at a step. A root is `future` from the start, a child once its parent has branched. */
export function statusAt(trace: Trace, { node, role }: ShapeNode, parent: number | null, step: number): NodeStatus {
  if (node === null || (trace.enter[node] as number) > step) {
    const branched = parent === null ? 0 : branchStep(trace, parent);
    if (branched === null || branched > step) return 'hidden';
    return role === 'left-out' ? 'left-out' : 'future';
  }
  const exit = exitOf(trace, node);
  if (exit > step || !isEnded(trace, node)) return 'open';
  return endings[trace.kind[exit] as number] ?? 'done';
}
