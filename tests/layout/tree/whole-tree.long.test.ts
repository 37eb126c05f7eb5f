import { expect, test } from 'vitest';
import { layoutWhole, MOST_DRAWN } from '../../../src/layout/tree/whole-tree.ts';
import { emptyTrace, type TraceIteration } from '../../../src/trace/trace.ts';
import { recordGrid } from '../../trace/recordings.ts';

test('9.2: of a recording of five million steps only the nodes drawn are looked at to lay out the whole tree of a bound', () => {
  const { trace } = recordGrid({ n: 7, missing: [] }, 'blind', 5_000_000);
  const largest = trace.iterations.reduce((most, each) =>
    each.endNode - each.firstNode > most.endNode - most.firstNode ? each : most,
  ) as TraceIteration;
  const looked = new Set<string>();
  const placed = layoutWhole({
    traces: [trace, emptyTrace('ida-star')],
    iterations: [largest, null],
    room: { width: 1100, height: 800 },
    opened: new Set<string>(),
    halfOf: ({ key, hidden }) => {
      looked.add(key);
      return hidden > 0 ? 4 * `${hidden}`.length + 6 : 9;
    },
  });
  expect(placed.length).toBeLessThanOrEqual(MOST_DRAWN);
  expect(looked.size).toBeLessThanOrEqual(2 * MOST_DRAWN);
  expect(largest.endNode - largest.firstNode).toBeGreaterThan(500_000);
});
