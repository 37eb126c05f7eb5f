/**
 * A search that keeps nodes to expand them later: one tree over all of its iterations; from both ends two trees that grow
 * towards each other, the start's downwards, the goal's upwards below it.
 *
 * Each shows the neighbourhood of a node of its own: the side that the search is on that of the node stood on, the
 * other that of the node where the sides meet, or of the last node that it entered.
 */

import { nodeNamedAt } from '../../search/event-columns.ts';
import { codeOf } from '../../search/event-kinds.ts';
import { lastAtMost } from '../../trace/last-at-most.ts';
import { pathTo } from '../../trace/paths.ts';
import { keepsNodes, type Trace } from '../../trace/trace.ts';
import { LEVEL, layoutTree, type PlacedNode } from './tree-layout.ts';
import { type ShapeInput, type ShapeNode, shapeAround } from './tree-shape.ts';

/** Where the two sides meet: the node entered last, and the one of the other side with the same position. */
export function meetingAt(trace: Trace, step: number): { node: number; other: number } | null {
  const at = trace.kind[step] === codeOf.end ? step - 1 : step;
  if (trace.kind[at] !== codeOf.meet) return null;
  return {
    node: lastAtMost(trace.enter, trace.nodes, at),
    other: nodeNamedAt(trace, at),
  };
}

/** The shapes of both trees as far as they have roots, the start's first. */
export function forestShapes(input: ShapeInput): ShapeNode[] {
  const { trace, iteration, step, focus, last } = input;
  const sideOf = (node: number) => pathTo(trace, node)[0] ?? 0;
  const before = keepsNodes(trace) ? Math.min(last, iteration.firstNode - 1) : -1;
  const other = meetingAt(trace, step)?.other ?? before;
  return [0, 1]
    .filter((root) => root <= last && trace.parent[root] === -1)
    .map((root) => {
      const candidates = [focus, last, other, root];
      const node = candidates.find((at) => at >= 0 && sideOf(at) === root) ?? root;
      return shapeAround({ ...input, focus: node }, root, `${root}`);
    });
}

/**
 * Places for both trees, the deepest levels a little more than one level apart: the roots above each other, or where the
 * sides have met, the two nodes at which they do.
 */
export function layoutForest<N extends ShapeNode>(
  roots: readonly N[],
  halfOf: (shape: N) => number,
  meeting: { node: number; other: number } | null,
): PlacedNode<N>[] {
  const [start, goal] = roots.map((root) => layoutTree(root, halfOf));
  const depthOf = (nodes: readonly PlacedNode<N>[]) => Math.max(0, ...nodes.map(({ y }) => y));
  if (!start || !goal) return start ?? [];
  const height = depthOf(start) + depthOf(goal) + 1.3 * LEVEL;
  const meets = ({ shape }: PlacedNode<N>) => shape.node === meeting?.node || shape.node === meeting?.other;
  const aside = meeting ? (start.find(meets)?.x ?? 0) - (goal.find(meets)?.x ?? 0) : 0;
  const turned = new Map<PlacedNode<N>, PlacedNode<N>>();
  for (const node of goal)
    turned.set(node, {
      ...node,
      x: node.x + aside,
      y: height - node.y,
      parent: node.parent && (turned.get(node.parent) ?? null),
    });
  return [...start, ...turned.values()];
}
