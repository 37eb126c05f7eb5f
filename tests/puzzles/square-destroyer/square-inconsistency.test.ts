import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { estimateOf } from '../../../src/trace/nodes.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { recordGrid } from '../../trace/recordings.ts';

interface Golden {
  readonly nodes?: number;
  readonly inconsistentEdges?: number;
}

interface Row {
  readonly n: number;
  readonly missing: readonly number[];
  readonly presets: Readonly<Record<keyof typeof squarePresets, Golden>>;
}

/** Longer runs are left to the counts: recording them all would take minutes. */
const MOST_NODES = 300_000;

const rows = readFileSync('tests/golden/square-destroyer.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Row);

function inconsistentEdges(trace: Trace): number {
  let edges = 0;
  for (let node = 0; node < trace.nodes; node++) {
    const parent = trace.parent[node] as number;
    if (parent < 0) continue;
    if ((estimateOf(trace, parent) ?? 0) - (estimateOf(trace, node) ?? 0) >= 2) edges++;
  }
  return edges;
}

test.each(rows)('n = $n without $missing: h falls by 2 or more on the golden number of edges', (row) => {
  for (const [preset, { nodes, inconsistentEdges: edges }] of Object.entries(row.presets)) {
    if (nodes === undefined || nodes > MOST_NODES) continue;
    const { trace } = recordGrid(row, preset as keyof typeof squarePresets);
    expect(trace.nodes, preset).toBe(nodes);
    expect(inconsistentEdges(trace), preset).toBe(edges);
  }
});
