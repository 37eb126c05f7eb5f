/** Two runs of the same bound as one tree: nodes that the same moves lead to are one node, marked with who visits it. */
import { nodeByMoves } from '../../trace/paths.ts';
import type { Trace } from '../../trace/trace.ts';
import type { ShapeNode } from './tree-shape.ts';

export interface MergedNode extends ShapeNode {
  readonly children: readonly MergedNode[];
  /** The node in each of the two traces, null where it never goes there. */
  readonly nodes: readonly [number | null, number | null];
  /** What `hidden` is in each run. */
  readonly hiddenIn: readonly [number, number];
  /** Of what stands for the rest of some siblings: these, in each of the two traces. */
  readonly rest?: readonly (readonly [number | null, number | null])[];
}

/** The union of two shapes; either may be null. Children keep the first shape's order, then the second's. */
export function mergeShapes(
  first: ShapeNode | null,
  second: ShapeNode | null,
  traces: readonly [Trace, Trace],
  bound: number,
): MergedNode | null {
  return merge(first, second, traces, bound, []);
}

function merge(
  first: ShapeNode | null,
  second: ShapeNode | null,
  traces: readonly [Trace, Trace],
  bound: number,
  /** Null where the way from the root is not known. */
  moves: readonly number[] | null,
): MergedNode | null {
  const one = first ?? second;
  if (!one) return null;
  const seconds = new Map(second?.children.map((child) => [child.key, child]));
  const pairs = (first?.children ?? []).map((child) => [child, seconds.get(child.key) ?? null] as const);
  const known = new Set(first?.children.map(({ key }) => key));
  const rest = (second?.children ?? []).filter(({ key }) => !known.has(key)).map((child) => [null, child] as const);
  const find = (trace: Trace) => (moves && one.role === 'node' ? nodeByMoves(trace, bound, moves) : null);
  return {
    ...one,
    node: first?.node ?? second?.node ?? null,
    nodes: [first?.node ?? find(traces[0]), second?.node ?? find(traces[1])],
    hiddenIn: pairs.length + rest.length > 0 ? [0, 0] : [first?.hidden ?? 0, second?.hidden ?? 0],
    children: [...pairs, ...rest].flatMap(([a, b]) => {
      const move = (a ?? b)?.move ?? -1;
      return merge(a, b, traces, bound, moves && one.role !== 'above' ? [...moves, move] : null) ?? [];
    }),
  };
}
