/**
 * The nodes of a depth-first trace by depth, for a picture whose cost depends on its pixels and not on the trace.
 *
 * Invariant: row d lists the nodes of depth d in the order of entering, so their spans from entering to leaving follow
 * one another without overlap, and any of them is found by bisection; `cuts[i]` counts the cut ones among the first i.
 * 8 bytes a node. It grows with the trace: a node is listed once what becomes of it is decided.
 */
import { exitOf, isInLayers } from '../trace/replay.ts';
import { codeOf, type Trace } from '../trace/trace.ts';

interface FlameRow {
  nodes: Uint32Array;
  cuts: Uint32Array;
  length: number;
}

export class FlameIndex {
  readonly rows: FlameRow[] = [];
  trace: Trace;
  /** Nodes listed so far. */
  listed = 0;

  constructor(trace: Trace) {
    this.trace = trace;
    this.grow(trace);
  }

  /** Lists the nodes that a longer trace of the same run has decided since. A search in layers has no spans: none of its. */
  grow(trace: Trace): void {
    this.trace = trace;
    if (isInLayers(trace)) return;
    const { enter, kind, depth, steps, outcome } = trace;
    for (; this.listed < trace.nodes; this.listed++) {
      const step = enter[this.listed] as number;
      if (step + 2 >= steps && outcome === null) return;
      const code = kind[step + 2];
      const isCut = step + 2 < steps && (code === codeOf.prune || code === codeOf['dead-end']);
      add(this.#row(depth[step] as number), this.listed, isCut ? 1 : 0);
    }
  }

  #row(depth: number): FlameRow {
    for (let d = this.rows.length; d <= depth; d++)
      this.rows.push({ nodes: new Uint32Array(64), cuts: new Uint32Array(65), length: 0 });
    return this.rows[depth] as FlameRow;
  }
}

function add(row: FlameRow, node: number, cut: number): void {
  if (row.length === row.nodes.length) {
    row.nodes = longer(row.nodes, 2 * row.length);
    row.cuts = longer(row.cuts, 2 * row.length + 1);
  }
  row.nodes[row.length] = node;
  row.cuts[row.length + 1] = (row.cuts[row.length] as number) + cut;
  row.length++;
}

function longer(column: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const grown = new Uint32Array(length);
  grown.set(column);
  return grown;
}

/**
 * Index of the first node of a row, at `low` or after, that is entered at or after `step`; the row's length if none is. It
 * looks near `low` first.
 */
export function firstFrom(
  { trace: { enter } }: FlameIndex,
  { nodes, length }: FlameRow,
  step: number,
  low = 0,
): number {
  let span = 1;
  while (low + span < length && (enter[nodes[low + span] as number] as number) < step) span *= 2;
  let from = low;
  let high = Math.min(length, low + span);
  while (from < high) {
    const middle = (from + high) >> 1;
    if ((enter[nodes[middle] as number] as number) < step) from = middle + 1;
    else high = middle;
  }
  return from;
}

/** The steps of a node from entering it, inclusive, to leaving it, exclusive. */
export function spanOf(trace: Trace, node: number): { from: number; end: number } {
  return { from: trace.enter[node] as number, end: exitOf(trace, node) + 1 };
}
