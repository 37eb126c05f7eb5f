/**
 * Growth of a trace by a chunk. Steps are copied; the node index is derived from them with one invariant: `tip` is
 * the node that the search stands on, so `enter` makes a child of it, what gives a node up, goes back or reaches a goal ends
 * it, and `keep` or `replace` leaves it open until `expand` turns to it. In layers there is none between two expansions.
 */
import { codeOf, NO_MOVE, nodeNumber } from '../search/event-codes.ts';
import type { Chunk } from '../search/search-events.ts';
import type { Trace, TraceIteration } from './trace.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** From so many entries on columns do not grow all at once: to copy them takes some milliseconds each. */
const LONG = 1 << 20;

/** Entries that a chunk of a long run adds at most, but for those few that its search tells beyond. */
const CHUNK = 1 << 16;

/**
 * A column with room for `length` entries: the same one, or a copy half as large again, a long one a quarter. `turn` tells
 * columns of the same length apart: each grows that many chunks before it must.
 */
function room<C extends Column>(column: C, length: number, turn: number): C {
  const isLong = length > LONG;
  const needed = isLong ? length + turn * CHUNK : length;
  if (needed <= column.length) return column;
  const ample = Math.ceil(column.length * (isLong ? 1.25 : 1.5));
  const grown = new (column.constructor as new (length: number) => C)(Math.max(needed, ample));
  grown.set(column);
  return grown;
}

interface OpenIndex {
  nodes: number;
  tip: number;
  readonly iterations: TraceIteration[];
}

function entersIn(kind: Uint8Array): number {
  let enters = 0;
  // an iterator over the column would take three times as long
  for (let step = 0; step < kind.length; step++) if (kind[step] === codeOf.enter) enters++;
  return enters;
}

/** The trace with the chunk's steps at its end. The given trace must be the longest one over its buffers. */
export function append(trace: Trace, chunk: Chunk): Trace {
  const from = trace.steps;
  const steps = from + chunk.kind.length;
  const kind = room(trace.kind, steps, 0);
  const depth = room(trace.depth, steps, 1);
  const value = room(trace.value, steps, 2);
  kind.set(chunk.kind, from);
  depth.set(chunk.depth, from);
  value.set(chunk.value, from);
  const nodes = trace.nodes + entersIn(chunk.kind);
  const inLayers = isInLayers(trace, chunk);
  // until its first `keep` a search in layers was taken for one that holds its path
  const isFirstKept = inLayers && trace.expanded.length === 0;
  const grown = {
    ...trace,
    iterations: isFirstKept ? trace.iterations.map((iteration) => ({ ...iteration, held: 0 })) : trace.iterations,
    steps,
    kind,
    depth,
    value,
    parent: room(trace.parent, nodes, 0),
    enter: room(trace.enter, nodes, 1),
    exit: room(trace.exit, nodes, 2),
    expanded: inLayers ? room(trace.expanded, nodes, 3) : trace.expanded,
    outcome: chunk.outcome,
  };
  return { ...grown, ...index(grown, from, chunk.causes) };
}

/** Only a search in layers, which keeps what it enters, needs to know when a node is expanded: in any other it is at once. */
function isInLayers(trace: Trace, chunk: Chunk): boolean {
  return trace.expanded.length > 0 || chunk.kind.includes(codeOf.keep);
}

/** Derives the node columns and iterations for the steps from `from` on. */
function index(trace: Trace, from: number, causes: readonly (number | null)[]): OpenIndex {
  const { steps, kind, depth, value, parent, enter, exit, expanded } = trace;
  const open: OpenIndex = { nodes: trace.nodes, tip: trace.tip, iterations: [...trace.iterations] };
  const inLayers = expanded.length > 0;
  let prunes = 0;
  let held = open.iterations.at(-1)?.held ?? 0;
  let bounds = 0;
  for (let step = from; step < steps; step++) {
    switch (kind[step]) {
      case codeOf.bound:
      case codeOf.start:
        close(open, step, prunes, held);
        prunes = 0;
        held = inLayers ? held : 0;
        openIteration(open, step, kind[step] === codeOf.start ? 0 : (value[step] as number), causes[bounds++] ?? null);
        break;
      case codeOf.enter:
        if (value[step] === NO_MOVE) open.tip = -1;
        parent[open.nodes] = open.tip;
        enter[open.nodes] = step;
        exit[open.nodes] = 0;
        open.tip = open.nodes++;
        if (!inLayers && (depth[step] as number) >= held) held = (depth[step] as number) + 1;
        break;
      case codeOf.expand:
        open.tip = nodeNumber(depth[step] as number, value[step] as number);
        expanded[open.tip] = step;
        break;
      case codeOf.keep:
        held++;
        open.tip = parent[open.tip] as number;
        break;
      case codeOf.replace:
        open.tip = parent[open.tip] as number;
        break;
      case codeOf.prune:
      case codeOf.duplicate:
      case codeOf['dead-end']:
        prunes++;
        exit[open.tip] = step;
        open.tip = parent[open.tip] as number;
        break;
      case codeOf.backtrack:
      case codeOf.goal:
      case codeOf.meet:
        exit[open.tip] = step;
        open.tip = inLayers && kind[step] === codeOf.backtrack ? -1 : (parent[open.tip] as number);
        break;
    }
  }
  close(open, steps, prunes, held);
  return open;
}

function openIteration(open: OpenIndex, step: number, bound: number, cause: number | null): void {
  open.iterations.push({
    bound,
    previous: open.iterations.at(-1)?.bound ?? null,
    cause,
    firstStep: step,
    endStep: step,
    firstNode: open.nodes,
    endNode: open.nodes,
    prunes: 0,
    held: 0,
  });
}

function close(open: OpenIndex, step: number, prunes: number, held: number): void {
  const last = open.iterations.pop();
  if (last) open.iterations.push({ ...last, endStep: step, endNode: open.nodes, prunes: last.prunes + prunes, held });
}
