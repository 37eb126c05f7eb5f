/** A trace taken to pieces again, and compared without what room it has left. */
import type { Chunk } from '../../src/search/search-events.ts';
import { keepsNodes, STRIDE, type Trace } from '../../src/trace/trace.ts';

/** The trace without the room that its buffers have left. */
export function used(trace: Trace): Trace {
  const { steps, nodes } = trace;
  return {
    ...trace,
    kind: trace.kind.slice(0, steps),
    depth: trace.depth.slice(0, steps),
    value: trace.value.slice(0, steps),
    parent: trace.parent.slice(0, nodes),
    enter: trace.enter.slice(0, nodes),
    exit: trace.exit.slice(0, nodes),
    expanded: trace.expanded.slice(0, nodes),
    lists: trace.lists.slice(0, keepsNodes(trace) ? 2 * Math.ceil(steps / STRIDE) : 0),
    below: trace.below.slice(0, nodes),
  };
}

/** The trace's steps again, in chunks of these sizes in turn. */
export function chunksOf(trace: Trace, sizes: readonly number[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let from = 0, i = 0; from < trace.steps; i++) {
    const to = Math.min(trace.steps, from + (sizes[i % sizes.length] as number));
    const begun = trace.iterations.filter(({ firstStep }) => firstStep >= from && firstStep < to);
    chunks.push({
      method: trace.method,
      kind: trace.kind.slice(from, to),
      depth: trace.depth.slice(from, to),
      value: trace.value.slice(from, to),
      causes: begun.map(({ cause }) => cause),
      outcome: to === trace.steps ? trace.outcome : null,
    });
    from = to;
  }
  return chunks;
}
