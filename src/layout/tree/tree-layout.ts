/** Places for the nodes of a shape: d3's tidy tree (Buchheim, Jünger and Leipert, 2002), root at the origin, y downwards. */
import { hierarchy, tree } from 'd3-hierarchy';
import type { ShapeNode } from './tree-shape.ts';

export interface PlacedNode<N extends ShapeNode = ShapeNode> {
  readonly shape: N;
  readonly x: number;
  readonly y: number;
  readonly parent: PlacedNode<N> | null;
}

/** Pixels from level to level. */
export const LEVEL = 88;

/** All nodes in depth-first order, parents before their children; siblings are `across` pixels apart. */
export function layoutTree<N extends ShapeNode>(root: N, across: number): PlacedNode<N>[] {
  const laid = tree<N>()
    .nodeSize([across, LEVEL])
    .separation((a, b) => (a.parent === b.parent ? 1 : 1.25))(hierarchy(root, (shape) => shape.children as N[]));
  const placed = new Map<unknown, PlacedNode<N>>();
  const all: PlacedNode<N>[] = [];
  laid.eachBefore((at) => {
    const node = { shape: at.data, x: at.x, y: at.y, parent: at.parent ? (placed.get(at.parent) ?? null) : null };
    placed.set(at, node);
    all.push(node);
  });
  return all;
}

/** The path of an edge, between the rims of two nodes of this radius: it leaves and arrives upright. */
export function edgePath(from: { x: number; y: number }, to: { x: number; y: number }, radius: number): string {
  const down = to.y < from.y ? -radius : radius;
  const [start, end] = [from.y + down, to.y - down];
  const middle = (start + end) / 2;
  return `M${from.x},${start}C${from.x},${middle},${to.x},${middle},${to.x},${end}`;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export function boxOf(nodes: readonly { x: number; y: number }[], margin: number): Box {
  const xs = nodes.map(({ x }) => x);
  const ys = nodes.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** The camera that shows the whole box in a window, no closer than `most`. */
export function fitBox(box: Box, width: number, height: number, most: number): Camera {
  const k = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), most);
  return {
    k,
    x: width / 2 - (k * (box.left + box.right)) / 2,
    y: Math.max(0, (height - k * (box.bottom - box.top)) / 2) - k * box.top,
  };
}

/** The camera that shows the whole box if that can be read at `least`, else the part around the focus. */
export function follow(
  box: Box,
  focus: { x: number; y: number },
  window: { width: number; height: number },
  scale: { least: number; most: number },
): Camera {
  const { width, height } = window;
  const whole = fitBox(box, width, height, scale.most);
  if (whole.k >= scale.least) return whole;
  const k = scale.least;
  return {
    k,
    x: along(box.left, box.right, focus.x, width, k, 0.5),
    y: along(box.top, box.bottom, focus.y, height, k, 0.6),
  };
}

/** One axis: the focus at `share` of the window, but no empty room at either end. */
function along(from: number, to: number, focus: number, size: number, k: number, share: number): number {
  if (k * (to - from) <= size) return (size - k * (from + to)) / 2;
  return Math.min(-k * from, Math.max(size - k * to, size * share - k * focus));
}
