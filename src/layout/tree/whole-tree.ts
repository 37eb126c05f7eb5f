/**
 * The whole tree of an iteration, or of two laid over each other, in a room of so many pixels: what does not fit is collapsed.
 *
 * Subtrees are opened by size, the largest first, as long as their children have room in their row and there are not too many
 * nodes; of what was opened in this order, as much stays open as the tidy tree has room for. Only the nodes shown and their children
 * are looked at, never those below: the trace tells from two of its columns how many they are. The step does not matter, so nothing
 * moves while the tree grows.
 */
import { moveOf } from '../../trace/nodes.ts';
import { childrenOf, sizeBelow } from '../../trace/subtrees.ts';
import type { Trace, TraceIteration } from '../../trace/trace.ts';
import type { MergedNode } from './merge-shapes.ts';
import { MOST_SIBLINGS } from './sibling-window.ts';
import { boxOf } from './tree-box.ts';
import { layoutTree, type PlacedNode } from './tree-layout.ts';

type Pair = readonly [number | null, number | null];

export interface WholeInput {
  readonly traces: readonly [Trace, Trace];
  /** The iteration in each of them, null where it has none. */
  readonly iterations: readonly [TraceIteration | null, TraceIteration | null];
  readonly room: { readonly width: number; readonly height: number };
  /** Keys of what was opened by hand: it is open whether there is room or not. */
  readonly opened: ReadonlySet<string>;
  /** How far what is drawn and written of a node reaches to either side. */
  halfOf(shape: MergedNode): number;
}

/** The most nodes drawn that nobody asked for. */
export const MOST_DRAWN = 400;
/** Room above and below a node's centre, for its mark and below a triangle its count. */
export const SMALL_BAND = 27;
/** Pixels from level to level, at least and at most. */
const LEVELS = { least: 52, most: 84 };
/** Room in a row for a node without a count. */
const COLUMN = 24;

/** A node that may be opened. */
interface Candidate {
  readonly key: string;
  readonly nodes: Pair;
  readonly move: number | null;
  readonly depth: number;
  /** Nodes below it, in each run. */
  readonly below: readonly [number, number];
  /** Its place in the order of opening, from 1; 0 if it is not opened. */
  turn: number;
  children: readonly Candidate[] | null;
}

/** Places for the nodes shown; empty where no run has entered the root. */
export function layoutWhole(input: WholeInput): PlacedNode<MergedNode>[] {
  const { iterations, room } = input;
  const rootOf = (at: TraceIteration | null) => (at && at.firstNode < at.endNode ? at.firstNode : null);
  const nodes = [rootOf(iterations[0]), rootOf(iterations[1])] as const;
  if (nodes[0] === null && nodes[1] === null) return [];
  const root = candidate(input, { key: `${(iterations[0] ?? iterations[1])?.bound}`, nodes, move: null, depth: 0 });
  const { turns, rows } = openInOrder(input, root);
  const level = Math.max(LEVELS.least, Math.min((room.height - 2 * SMALL_BAND) / Math.max(1, rows - 1), LEVELS.most));
  const placedAt = (turn: number, opened: ReadonlySet<string>) =>
    layoutTree(shapeOf({ ...input, opened }, root, turn), input.halfOf, level);
  const fits = (turn: number) => {
    const { left, right } = boxOf(placedAt(turn, new Set()), 0);
    return right - left <= room.width;
  };
  let [low, high] = [Math.min(1, turns), turns];
  // a few turns fewer than would just fit are not missed: each look takes a layout
  while (high - low > turns >> 5) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return placedAt(low, input.opened);
}

/** Gives turns to the candidates that have room; returns how many, and the rows taken. */
function openInOrder(input: WholeInput, root: Candidate): { turns: number; rows: number } {
  const { room, halfOf } = input;
  const mostRows = 1 + Math.max(1, Math.floor((room.height - 2 * SMALL_BAND) / LEVELS.least));
  const widthOf = (at: Candidate) => (sizeOf(at) === 0 ? COLUMN : 2 * halfOf(closed(at)));
  const taken: number[] = [widthOf(root)];
  const waiting = [root];
  let [turns, shown] = [0, 1];
  for (let next = takeLargest(waiting); next; next = takeLargest(waiting)) {
    const family = familyOf(input, next).slice(0, siblingsIn(room.width));
    const row = next.depth - root.depth + 1;
    const width = family.reduce((sum, child) => sum + widthOf(child), taken[row] ?? 0);
    const hasRoom = row < mostRows && width <= room.width && shown + family.length < MOST_DRAWN;
    if (!hasRoom && turns > 0) continue;
    next.turn = ++turns;
    shown += family.length + 1;
    taken[row] = width;
    taken[row - 1] = (taken[row - 1] ?? 0) - widthOf(next) + COLUMN;
    waiting.push(...family.filter((child) => sizeOf(child) > 0));
  }
  return { turns, rows: taken.length };
}

/** Siblings shown one by one in a room; of more, the rest are one triangle. */
function siblingsIn(width: number): number {
  return Math.max(4, Math.min(Math.floor(width / (2 * COLUMN)), MOST_SIBLINGS));
}

/** Takes the first of those with the largest subtree. */
function takeLargest(waiting: Candidate[]): Candidate | undefined {
  let best = 0;
  for (const [i, each] of waiting.entries()) if (sizeOf(each) > sizeOf(waiting[best] as Candidate)) best = i;
  return waiting.splice(best, 1)[0];
}

const sizeOf = ({ below }: Candidate): number => below[0] + below[1];

function candidate({ traces }: WholeInput, at: Pick<Candidate, 'key' | 'nodes' | 'move' | 'depth'>): Candidate {
  const sizeIn = (lane: 0 | 1) => (at.nodes[lane] === null ? 0 : sizeBelow(traces[lane], at.nodes[lane]));
  return { ...at, below: [sizeIn(0), sizeIn(1)], turn: 0, children: null };
}

/** The children in either run: the first's in its order, then those that only the second has. */
function familyOf(input: WholeInput, parent: Candidate): readonly Candidate[] {
  if (parent.children) return parent.children;
  const childrenIn = (lane: 0 | 1) => {
    const node = parent.nodes[lane];
    const trace = input.traces[lane];
    return new Map((node === null ? [] : childrenOf(trace, node)).map((child) => [moveOf(trace, child), child]));
  };
  const [first, second] = [childrenIn(0), childrenIn(1)];
  parent.children = [...new Set([...first.keys(), ...second.keys()])].map((move) =>
    candidate(input, {
      key: `${parent.key}/${move}`,
      nodes: [first.get(move) ?? null, second.get(move) ?? null],
      move,
      depth: parent.depth + 1,
    }),
  );
  return parent.children;
}

/** A candidate as it is drawn while it is not opened. */
function closed({ key, nodes, move, depth, below }: Candidate): MergedNode {
  const node = nodes[0] ?? nodes[1];
  return { key, role: 'node', node, nodes, move, depth, hidden: Math.max(...below), hiddenIn: below, children: [] };
}

/** The shape in which all up to a turn are open, and what was opened by hand. */
function shapeOf(input: WholeInput, at: Candidate, turn: number): MergedNode {
  const shape = closed(at);
  const isOpen = (at.turn > 0 && at.turn <= turn) || (sizeOf(at) > 0 && input.opened.has(at.key));
  if (!isOpen) return shape;
  const family = familyOf(input, at);
  const most = input.opened.has(`${at.key}<`) ? family.length : siblingsIn(input.room.width);
  const shown = family.slice(0, family.length > most ? most - 1 : most).map((child) => shapeOf(input, child, turn));
  const rest = family.slice(shown.length);
  return {
    ...shape,
    hidden: 0,
    hiddenIn: [0, 0],
    children: rest.length > 0 ? [...shown, restOf(at, rest)] : shown,
  };
}

function restOf(parent: Candidate, rest: readonly Candidate[]): MergedNode {
  const firstIn = (lane: 0 | 1) => rest.find(({ nodes }) => nodes[lane] !== null)?.nodes[lane] ?? null;
  const nodes = [firstIn(0), firstIn(1)] as const;
  const countIn = (lane: 0 | 1) =>
    rest.reduce((sum, at) => sum + (at.nodes[lane] === null ? 0 : 1 + at.below[lane]), 0);
  const below = [Math.max(0, countIn(0) - 1), Math.max(0, countIn(1) - 1)] as const;
  const key = `${parent.key}>`;
  return {
    ...closed({ key, nodes, move: null, depth: parent.depth + 1, below, turn: 0, children: null }),
    role: 'rest',
    rest: rest.map((at) => at.nodes),
  };
}
