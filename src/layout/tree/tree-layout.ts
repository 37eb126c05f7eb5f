/**
 * Places for the nodes of a shape: d3's tidy tree (Buchheim, Jünger and Leipert, 2002), root at the origin, y downwards.
 *
 * Invariant: what is written at a node lies within `BAND` of it, up and down, and within its half width, left and right; no two of a
 * level overlap, and edges bend between the bands, where nothing is written. So no edge crosses a label but its own node's stem.
 */
import { hierarchy, tree } from 'd3-hierarchy';
import { BAND } from './edge-path.ts';
import type { ShapeNode } from './tree-shape.ts';

export interface PlacedNode<N extends ShapeNode = ShapeNode> {
  readonly shape: N;
  readonly x: number;
  readonly y: number;
  /** How far what is drawn and written of it reaches to either side. */
  readonly half: number;
  readonly parent: PlacedNode<N> | null;
}

/** Pixels from level to level. */
export const LEVEL = 2 * BAND + 18;
/** Between two nodes of a level. */
const GAP = 6;

/** All nodes in depth-first order, parents before their children; each has room for its half width to either side. */
export function layoutTree<N extends ShapeNode>(
  root: N,
  halfOf: (shape: N) => number,
  level: number = LEVEL,
): PlacedNode<N>[] {
  const laid = tree<N>()
    .nodeSize([1, level])
    .separation((a, b) => halfOf(a.data) + halfOf(b.data) + (a.parent === b.parent ? GAP : 2 * GAP))(
    hierarchy(root, (shape) => shape.children as N[]),
  );
  const placed = new Map<unknown, PlacedNode<N>>();
  const all: PlacedNode<N>[] = [];
  laid.eachBefore((at) => {
    const parent = at.parent ? (placed.get(at.parent) ?? null) : null;
    const node = { shape: at.data, x: at.x, y: at.y, half: halfOf(at.data), parent };
    placed.set(at, node);
    all.push(node);
  });
  return all;
}
