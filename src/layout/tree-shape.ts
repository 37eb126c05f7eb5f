/**
 * Which nodes of an iteration have a place in the picture of the tree.
 *
 * An iteration that can be read as a whole is laid out as a whole, once: nodes not yet entered have their places
 * from the start, so nothing moves while it grows. A larger one shows the neighbourhood of the node stood on: the path,
 * the children of its nodes, and of the finished subtrees the latest as far as they can still be read; the others
 * are collapsed into triangles with their count, and open when asked to.
 */
import { branchStep, childrenOf, depthOf, exitOf, isEnded, moveOf, pathTo, subtreeEnd } from '../trace/replay.ts';
import { codeOf, type Trace, type TraceIteration } from '../trace/trace.ts';

export interface ShapeNode {
  /** The same for the same moves under the same bound, whichever trace they come from. */
  readonly key: string;
  /** Null for a child that the trace never enters. */
  readonly node: number | null;
  readonly move: number | null;
  readonly depth: number;
  /** Nodes below that have no place of their own; 0 unless the subtree is collapsed. */
  readonly hidden: number;
  readonly children: readonly ShapeNode[];
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
  /** All moves of a node in the order of trying, for nodes whose children the trace does not have in full. */
  movesOf(node: number): readonly number[];
}

/** The most nodes that are shown without being asked for; about what fits a screen in readable size. */
const READABLE = 40;

export function isReadable({ firstNode, endNode }: TraceIteration): boolean {
  return endNode - firstNode <= READABLE;
}

/** The shape of the iteration's tree; null before its root is entered. */
export function treeShape(input: ShapeInput): ShapeNode | null {
  const { trace, iteration } = input;
  if (iteration.firstNode === iteration.endNode) return null;
  const expanded = isReadable(iteration) ? null : neighbourhood(input);
  return grow(input, expanded, iteration.firstNode, `${iteration.bound}`, depthOf(trace, iteration.firstNode));
}

/** The nodes whose children are shown: the path, and the latest finished subtrees within the limit. */
function neighbourhood({ trace, iteration, focus, last }: ShapeInput): Set<number> {
  const path = pathTo(trace, Math.max(focus, iteration.firstNode));
  const expanded = new Set(path);
  const families = path.map((node) => childrenOf(trace, node).filter((child) => child <= last));
  let shown = families.reduce((sum, children) => sum + children.length, 1);
  for (const child of families.reverse().flatMap((children) => children.reverse())) {
    const end = subtreeEnd(trace, child);
    if (expanded.has(child) || end === child + 1) continue;
    shown += end - child - 1;
    if (shown > READABLE) break;
    for (let node = child; node < end; node++) expanded.add(node);
  }
  return expanded;
}

function grow(
  input: ShapeInput,
  expanded: ReadonlySet<number> | null,
  node: number,
  key: string,
  depth: number,
): ShapeNode {
  const { trace, last, opened } = input;
  const below = subtreeEnd(trace, node) - node - 1;
  const isShown = expanded === null || expanded.has(node) || opened.has(key);
  const later = expanded !== null && node > last;
  const children = isShown && !later ? childMoves(input, node) : [];
  return {
    key,
    node,
    move: moveOf(trace, node),
    depth,
    hidden: isShown || later ? 0 : below,
    children: children.map(({ child, move }) => {
      const childKey = `${key}/${move}`;
      return child === null
        ? { key: childKey, node: null, move, depth: depth + 1, hidden: 0, children: [] }
        : grow(input, expanded, child, childKey, depth + 1);
    }),
  };
}

/** The children of a node: those of the trace, and after them those that it does not enter. */
function childMoves({ trace, movesOf }: ShapeInput, node: number): { child: number | null; move: number }[] {
  const branch = (trace.enter[node] as number) + 2;
  const branches = branch < trace.steps && trace.kind[branch] === codeOf.branch;
  const entered = childrenOf(trace, node).map((child) => ({ child, move: moveOf(trace, child) as number }));
  const isComplete = isEnded(trace, node);
  if (!branches || isComplete) return entered;
  const known = new Set(entered.map(({ move }) => move));
  const untried = movesOf(node).filter((move) => !known.has(move));
  return [...entered, ...untried.map((move) => ({ child: null, move }))];
}

export type NodeStatus = 'hidden' | 'future' | 'open' | 'cut' | 'goal' | 'done';

/** How a node stands at a step. A root is `future` from the start, a child once its parent has branched. */
export function statusAt(trace: Trace, { node }: ShapeNode, parent: number | null, step: number): NodeStatus {
  if (node === null || (trace.enter[node] as number) > step)
    return parent === null || (trace.enter[parent] as number) + 2 <= step ? 'future' : 'hidden';
  const exit = exitOf(trace, node);
  if (exit > step || !isEnded(trace, node)) return 'open';
  const code = trace.kind[exit];
  return code === codeOf.prune ? 'cut' : code === codeOf.goal ? 'goal' : 'done';
}
