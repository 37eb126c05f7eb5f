import { expect, test, vi } from 'vitest';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { puzzles } from '../../../src/puzzles/registry.ts';
import { Answers } from '../../../src/view/input/answers.svelte.ts';

/** A worker that says what a test has it say. */
class SaidWorker {
  static last: SaidWorker;
  onmessage: (event: { readonly data: unknown }) => void = () => undefined;
  constructor() {
    SaidWorker.last = this;
  }
  postMessage(): void {}
  terminate(): void {}
}

const puzzle = puzzles[0] as Puzzle;
const { astar = {}, guide = {} } = puzzle.presets;

/** Asked under A*; `answers` is what there is before the worker is done. */
function asked(...answers: string[]): Answers {
  vi.stubGlobal('Worker', SaidWorker);
  const found = new Answers();
  found.ask({ puzzle, text: '', settings: astar }, () => undefined);
  SaidWorker.last.onmessage({ data: { type: 'INSTANCES', instances: [1, 2] } });
  SaidWorker.last.onmessage({ data: { type: 'ANSWERS', from: 0, answers } });
  vi.unstubAllGlobals();
  return found;
}

test('what was not known is asked anew of another search, and only that', () => {
  const full = asked('?', '3');
  full.stop();
  expect([full.isShort(astar), full.isShort(guide)]).toEqual([false, true]);
  const known = asked('3', '3');
  known.stop();
  expect([known.isShort(astar), known.isShort(guide)]).toEqual([false, false]);
});

test('what was stopped before its end is asked anew, and nothing while it runs', () => {
  const half = asked('3');
  expect(half.isShort(astar)).toBe(false);
  half.stop();
  expect(half.isShort(astar)).toBe(true);
  half.clear();
  expect(half.isShort(astar)).toBe(true);
});
