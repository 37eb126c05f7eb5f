import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { count, record } from '../../src/trace/record.ts';
import { chunksRecorded } from './chunks-recorded.ts';
import { anyRun, recordGrid, recordRun } from './recordings.ts';

const complete5 = { n: 5, missing: [] };
const search5 = () => squareDestroyer.search(complete5, squarePresets.guide, 'events');

test('a recording gives the result that counting gives', () => {
  const counted = count(squareDestroyer.search(complete5, squarePresets.guide, 'count'));
  const { trace, result } = record(search5());
  expect(result).toEqual(counted);
  expect(trace.outcome).toBe('solved');
  const told = trace.iterations.map(({ bound, firstNode, endNode, prunes, held }) => ({
    bound,
    nodes: endNode - firstNode,
    prunes,
    held,
  }));
  expect(told).toEqual(counted.iterations);
});

test('where the budget runs out the beginning is kept and there is no result', () => {
  fc.assert(
    fc.property(anyRun, fc.nat(), (run, cut) => {
      const whole = recordRun(run).trace;
      const budget = cut % whole.steps;
      const { trace, result } = recordRun(run, budget);
      expect(result).toBeNull();
      expect(trace.outcome).toBeNull();
      expect(trace.steps).toBe(budget);
      for (const column of ['kind', 'depth', 'value'] as const)
        expect(trace[column].slice(0, budget)).toEqual(whole[column].slice(0, budget));
      validate(trace);
    }),
    { numRuns: 40 },
  );
});

test('a budget of exactly the steps of the run is enough', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const whole = recordRun(run);
      expect(recordRun(run, whole.trace.steps)).toEqual(whole);
    }),
    { numRuns: 40 },
  );
});

test('the chunk that holds the end of the run tells its outcome', () => {
  const { steps } = record(search5()).trace;
  const chunks = [...chunksRecorded(search5(), steps)];
  expect(chunks.map(({ outcome }) => outcome)).toEqual([...chunks.slice(1).map(() => null), 'solved']);
});

test('the first chunk is small and each one after it twice as large, up to 65,536 steps', () => {
  const grid = { n: 5, missing: [29, 32, 33, 47] };
  const search = squareDestroyer.search(grid, squarePresets.guide, 'events');
  const sizes = [...chunksRecorded(search, 200_000)].map(({ kind }) => kind.length);
  const full = [4096, 8192, 16_384, 32_768, 65_536, 65_536];
  expect(sizes).toHaveLength(full.length + 1);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(200_000);
  // a node's events are told together, so a chunk may hold a few more
  for (const [i, size] of full.entries()) {
    expect(sizes[i]).toBeGreaterThanOrEqual(size);
    expect(sizes[i]).toBeLessThan(size + 4);
  }
});

test('the complete n = 5 takes at most 12 bytes a step all told', () => {
  const { kind, depth, value, parent, enter, exit, steps, nodes } = recordGrid(complete5, 'guide').trace;
  const width = (columns: readonly { BYTES_PER_ELEMENT: number }[]) =>
    columns.reduce((sum, column) => sum + column.BYTES_PER_ELEMENT, 0);
  const used = steps * width([kind, depth, value]) + nodes * width([parent, enter, exit]);
  const reserved = [kind, depth, value, parent, enter, exit].reduce((sum, column) => sum + column.byteLength, 0);
  expect([steps, nodes]).toEqual([121_696, 28_637]);
  expect(used / steps).toBeLessThanOrEqual(12);
  expect(reserved).toBeLessThanOrEqual(1.5 * used);
});
