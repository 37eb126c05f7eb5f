/** Growth of a trace by a chunk: steps are copied, and the node index is derived from them. */
import { codeOf } from '../search/event-kinds.ts';
import type { Chunk } from '../search/search-events.ts';
import { indexOpen } from './lists/open-index.ts';
import { indexSteps } from './node-index.ts';
import { hasOpenList, keepsNodes, STRIDE, type Trace } from './trace.ts';

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
  const isKeeping = keepsNodes(trace);
  const isListing = hasOpenList(trace);
  const grown = {
    ...trace,
    steps,
    kind,
    depth,
    value,
    parent: room(trace.parent, nodes, 0),
    enter: room(trace.enter, nodes, 1),
    exit: room(trace.exit, nodes, 2),
    expanded: isKeeping ? room(trace.expanded, nodes, 3) : trace.expanded,
    lists: isKeeping ? room(trace.lists, 2 * Math.ceil(steps / STRIDE), 0) : trace.lists,
    below: isListing ? room(trace.below, nodes, 4) : trace.below,
    outcome: chunk.outcome,
  };
  const index = indexSteps(grown, from, chunk.causes);
  return { ...grown, ...index, tops: isListing ? indexOpen(grown, from) : trace.tops };
}
