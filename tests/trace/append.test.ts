import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { codeOf } from '../../src/search/event-kinds.ts';
import type { Chunk } from '../../src/search/search-events.ts';
import { append } from '../../src/trace/append.ts';
import { exitOf } from '../../src/trace/fates.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { pathTo } from '../../src/trace/paths.ts';
import { childrenOf, subtreeEnd } from '../../src/trace/subtrees.ts';
import { emptyTrace, type Trace } from '../../src/trace/trace.ts';
import { chunksOf, used } from './chunks.ts';
import { chunksRecorded } from './chunks-recorded.ts';
import { anyRun, recordGrid, recordRun } from './recordings.ts';

const anySizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });

test('a trace grown by chunks of any sizes equals the one recorded in one go', () => {
  fc.assert(
    fc.property(anyRun, anySizes, (run, sizes) => {
      const { trace } = recordRun(run);
      const grown = chunksOf(trace, sizes).reduce(append, emptyTrace('ida-star'));
      expect(used(grown)).toEqual(used(trace));
    }),
    { numRuns: 40 },
  );
});

test('every stage of growth is lawful, also when the trace has grown on', () => {
  fc.assert(
    fc.property(anyRun, anySizes, (run, sizes) => {
      const stages = [emptyTrace('ida-star')];
      for (const chunk of chunksOf(recordRun(run, 600).trace, sizes))
        stages.push(append(stages.at(-1) as Trace, chunk));
      for (const stage of stages) validate(stage);
    }),
    { numRuns: 40 },
  );
});

test('an older trace says the same of its nodes when the trace has grown on', () => {
  const told = (trace: Trace) =>
    Array.from({ length: trace.nodes }, (_, node) => [
      exitOf(trace, node),
      subtreeEnd(trace, node),
      ...childrenOf(trace, node),
    ]);
  fc.assert(
    fc.property(anyRun, fc.integer({ min: 1, max: 300 }), (run, size) => {
      const [first, ...others] = chunksOf(recordRun(run).trace, [size]);
      const older = append(emptyTrace('ida-star'), first as Chunk);
      const before = told(older);
      others.reduce(append, older);
      expect(told(older)).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test('the tip is the last node entered whose end is not recorded yet', () => {
  const { trace } = recordGrid({ n: 3, missing: [12, 17, 23] }, 'blind');
  let grown = emptyTrace('ida-star');
  for (const chunk of chunksOf(trace, [1])) {
    grown = append(grown, chunk);
    const open = Array.from({ length: grown.nodes }, (_, node) => node).filter((node) => !grown.exit[node]);
    const ended = chunk.kind[0] === codeOf.end;
    expect(pathTo(grown, grown.tip)).toEqual(open);
    if (ended) expect(grown.outcome).toBe('solved');
  }
});

test('of a long trace only one column is copied at a time', () => {
  const grid = { n: 5, missing: [29, 32, 33, 47] };
  let trace = emptyTrace('ida-star');
  let most = 0;
  for (const chunk of chunksRecorded(squareDestroyer.search(grid, squarePresets.guide, 'events'), 2_500_000)) {
    const before = trace;
    trace = append(trace, chunk);
    const copied = (['kind', 'depth', 'value'] as const).filter((name) => trace[name] !== before[name]);
    if (before.steps > 1_600_000) most = Math.max(most, copied.length);
  }
  expect(trace.steps).toBe(2_500_000);
  expect(most).toBe(1);
});

test('appending nothing changes nothing', () => {
  const { trace } = recordGrid({ n: 2, missing: [] }, 'guide', 25);
  const none = { kind: new Uint8Array(0), depth: new Uint16Array(0), value: new Uint16Array(0) };
  expect(append(trace, { ...none, method: 'ida-star', causes: [], outcome: null })).toEqual(trace);
});
