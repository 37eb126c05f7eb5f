import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzles } from '../../../src/puzzles/registry.ts';
import { validate } from '../../../src/trace/laws/validate.ts';
import { movesTo } from '../../../src/trace/paths.ts';
import { InstantWorker } from './instant-worker.ts';

// what the preferences ask of a browser as they are loaded
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('Worker', InstantWorker);
const { Lane } = await import('../../../src/view/workbench/lane.svelte.ts');
const { preferences } = await import('../../../src/view/page/preferences.svelte.ts');
const { answerTrace, foundBy, hasAnswerPath } = await import('../../../src/view/workbench/run-end.ts');

beforeEach(() => {
  InstantWorker.running = [];
  InstantWorker.isPrompt = true;
});
const { budget } = preferences;
afterAll(() => {
  preferences.budget = budget;
  vi.unstubAllGlobals();
});

/** A lane of which only the first steps are recorded; the rest of its run is counted. */
function cutShort(id: string, example: string, preset: string) {
  const puzzle = puzzles.find((each) => each.id === id) as Puzzle;
  const instance = puzzle.examples.find(({ name }) => name === example)?.instance;
  const asked = { puzzle, instance, settings: puzzle.presets[preset] ?? {} };
  Object.assign(preferences, { budget: 9 });
  const lane = new Lane(asked, { changed: () => {}, lanes: () => 1 });
  lane.start(asked);
  expect([lane.standing, lane.trace.steps]).toEqual(['truncated', 9]);
  return lane;
}

test.each([
  ['square-destroyer', 'sample-2', 'guide'],
  ['square-destroyer', 'sample-2', 'strong'],
  ['square-destroyer', 'sample-2', 'astar'],
  ['booksort', 'sample-1', 'guide'],
  ['booksort', 'sample-1', 'bidirectional'],
  ['rotation-game', 'sample-1', 'guide'],
  ['rotation-game', 'sample-1', 'astar'],
])('8.1: a run of %s on %s under %s that is longer than its recording tells its answer, and its path', (...of) => {
  const lane = cutShort(...of);
  const solution = lane.result?.solution ?? [];
  const moves = solution.map((move) => lane.puzzle.moveName(lane.instance, move));
  expect(foundBy(lane)).toEqual({ outcome: 'solved', method: lane.method, moves });
  expect(hasAnswerPath(lane)).toBe(true);
  const trace = answerTrace(lane);
  if (!trace) throw new Error('it has a path');
  validate(trace);
  expect(movesTo(trace, trace.nodes - 1)).toEqual(solution);
});

test('8.1: where the last bound is passed the contest’s answer is told, and there is no path', () => {
  const lane = cutShort('booksort', 'five-or-more', 'guide');
  expect(foundBy(lane)).toEqual({ outcome: 'bounded', answer: '5 or more' });
  expect([hasAnswerPath(lane), answerTrace(lane)]).toEqual([false, null]);
});

test('8.1: an exact cover tells its options, and has no path to show', () => {
  const lane = cutShort('lits', 'sample-1', 'secondary');
  expect(foundBy(lane)?.outcome).toBe(lane.result?.outcome);
  expect([hasAnswerPath(lane), answerTrace(lane)]).toEqual([false, null]);
});
