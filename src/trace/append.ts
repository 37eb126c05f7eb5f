/**
 * Growth of a trace by a chunk. Steps are copied; the node index is derived from them with one invariant: `tip` is
 * the node that the search stands on, so `enter` makes a child of it and prune, backtrack and goal end it.
 */
import { type Chunk, codeOf, NO_MOVE, type Trace, type TraceIteration } from './trace.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** A column with room for `length` entries: the same one, or a copy half as large again. */
function room<C extends Column>(column: C, length: number): C {
  if (length <= column.length) return column;
  const grown = new (column.constructor as new (length: number) => C)(Math.max(length, Math.ceil(column.length * 1.5)));
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
  const kind = room(trace.kind, steps);
  const depth = room(trace.depth, steps);
  const value = room(trace.value, steps);
  kind.set(chunk.kind, from);
  depth.set(chunk.depth, from);
  value.set(chunk.value, from);
  const nodes = trace.nodes + entersIn(chunk.kind);
  const grown = {
    ...trace,
    steps,
    kind,
    depth,
    value,
    parent: room(trace.parent, nodes),
    enter: room(trace.enter, nodes),
    exit: room(trace.exit, nodes),
    outcome: chunk.outcome,
  };
  return { ...grown, ...index(grown, from, chunk.causes) };
}

/** Derives the node columns and iterations for the steps from `from` on. */
function index(trace: Trace, from: number, causes: readonly (number | null)[]): OpenIndex {
  const { steps, kind, value, parent, enter, exit } = trace;
  const open: OpenIndex = { nodes: trace.nodes, tip: trace.tip, iterations: [...trace.iterations] };
  let prunes = 0;
  let bounds = 0;
  for (let step = from; step < steps; step++) {
    switch (kind[step]) {
      case codeOf.bound:
        close(open, step, prunes);
        prunes = 0;
        openIteration(open, step, value[step] as number, causes[bounds++] ?? null);
        break;
      case codeOf.enter:
        if (value[step] === NO_MOVE) open.tip = -1;
        parent[open.nodes] = open.tip;
        enter[open.nodes] = step;
        exit[open.nodes] = 0;
        open.tip = open.nodes++;
        break;
      case codeOf.prune:
        prunes++;
        exit[open.tip] = step;
        open.tip = parent[open.tip] as number;
        break;
      case codeOf.backtrack:
      case codeOf.goal:
        exit[open.tip] = step;
        open.tip = parent[open.tip] as number;
        break;
    }
  }
  close(open, steps, prunes);
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
  });
}

function close(open: OpenIndex, step: number, prunes: number): void {
  const last = open.iterations.pop();
  if (last) open.iterations.push({ ...last, endStep: step, endNode: open.nodes, prunes: last.prunes + prunes });
}
