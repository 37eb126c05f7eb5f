import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import type { Chunk, Iteration, SearchResult } from '../../../src/search/search-events.ts';
import { chunksOf } from '../../trace/chunks.ts';
import { recordGrid } from '../../trace/recordings.ts';
import { InstantWorker } from './instant-worker.ts';

// what the preferences ask of a browser as they are loaded
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Lane } = await import('../../../src/view/workbench/lane.svelte.ts');
const { preferences } = await import('../../../src/view/page/preferences.svelte.ts');

const asked = (change: object = {}, n = 3) => ({
  puzzle: squareDestroyer as unknown as Puzzle,
  instance: { n, missing: [] },
  settings: { ...squarePresets.guide, ...change },
});
const recorded = recordGrid({ n: 3, missing: [] }, 'guide');
const result = recorded.result as SearchResult;
const chunks = chunksOf(recorded.trace, [100]);

let now = 0;
beforeEach(() => {
  now = 10_000;
  InstantWorker.running = [];
  InstantWorker.isPrompt = false;
  vi.stubGlobal('Worker', InstantWorker);
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A lane among so many that has been asked for a search, and the worker that is at it. */
function started(lanes = 1) {
  const lane = new Lane(asked(), { changed: () => {}, lanes: () => lanes });
  lane.start(asked());
  const worker = InstantWorker.running.at(-1) as InstantWorker;
  return { lane, worker, tell: (nth: number) => worker.tell({ type: 'CHUNK', chunk: chunks[nth] as Chunk }) };
}

describe('while it is recorded a trace is shown', () => {
  test.each([1, 3])('no more often than can be followed, among %i lanes', (lanes) => {
    const { lane, tell } = started(lanes);
    const steps = [0, 1, 2, 3, 4].map((nth) => {
      now += 75 * lanes - (nth === 1 ? 1 : 0) + (nth === 2 ? 1 : 0);
      tell(nth);
      return lane.trace.steps;
    });
    // each is told after half of what it takes, the second a little early
    expect(steps).toEqual([0, 0, 300, 300, 500]);
  });

  test('with all that has arrived as soon as the run stands otherwise', () => {
    const { lane, worker, tell } = started();
    tell(0);
    tell(1);
    worker.tell({ type: 'COUNT', iterations: [] });
    expect([lane.trace.steps, lane.standing]).toEqual([200, 'counting']);
    const other = started();
    other.tell(0);
    other.tell(1);
    other.lane.cancel();
    expect([other.lane.trace.steps, other.lane.standing, other.lane.isRunning]).toEqual([200, 'cancelled', false]);
  });
});

test('a run that ended is done, one whose recording did not is cut short', () => {
  const [one, other] = [started(), started()];
  for (const nth of chunks.keys()) one.tell(nth);
  other.tell(0);
  for (const { worker } of [one, other]) worker.tell({ type: 'DONE', result });
  expect([one.lane.standing, other.lane.standing]).toEqual(['done', 'truncated']);
});

describe('nodes by bound', () => {
  const iteration = (nodes: number): Iteration => ({ bound: 5, nodes, prunes: 1, held: 1 });

  test('are those recorded or those counted, whichever are more, and in the end those of the result', () => {
    const { lane, worker, tell } = started();
    now += 1000;
    tell(0);
    expect(lane.iterations.map(({ nodes }) => nodes)).toEqual([lane.trace.nodes]);
    worker.tell({ type: 'COUNT', iterations: [iteration(2)] });
    expect(lane.iterations.map(({ nodes }) => nodes)).toEqual([lane.trace.nodes]);
    now += 1000;
    worker.tell({ type: 'COUNT', iterations: [iteration(5000)] });
    expect(lane.iterations).toEqual([iteration(5000)]);
    worker.tell({ type: 'DONE', result });
    expect(lane.iterations).toBe(result.iterations);
  });
});

describe('whether a lane is on a search', () => {
  test('goes by puzzle, instance and settings', () => {
    const { lane } = started();
    expect(lane.isOn(asked())).toBe(true);
    expect(lane.isOn(asked({}, 2))).toBe(false);
    expect(lane.isOn(asked({ estimate: 'naive' }))).toBe(false);
  });

  test('is no before it is started, and after it has failed', () => {
    const lane = new Lane(asked(), { changed: () => {}, lanes: () => 1 });
    expect(lane.isOn(asked())).toBe(false);
    const { lane: failed, worker } = started();
    worker.tell({ type: 'FAILED', message: 'out of order' });
    expect([failed.standing, failed.failure, failed.isOn(asked())]).toEqual(['failed', 'out of order', false]);
  });
});

test('run again, a search is recorded as far as may now be recorded', () => {
  const { lane, worker } = started();
  const { budget } = preferences;
  lane.cancel();
  try {
    preferences.budget = 20_000_000;
    lane.again();
    const again = InstantWorker.running.at(-1);
    expect(again?.request).toEqual({ ...worker.request, budget: 20_000_000 });
    expect([worker.request?.budget, lane.standing]).toEqual([budget, 'recording']);
  } finally {
    preferences.budget = budget;
  }
});
