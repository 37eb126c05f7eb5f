import { expect, test } from 'vitest';
import { makeGrid } from '../../../src/puzzles/square-destroyer/notation.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { gaps } from '../coverage.ts';
import { Tally, walk } from '../walk.ts';
import { anyRun, presetRuns, rareSteps, reopeningRun, type SquareRun } from './square-runs.ts';
import { walkRows } from './square-status.ts';
import { squareAsked, squareNever, squareSubject } from './square-subject.ts';

const tally = new Tally();

/** Looks at the rare steps of a run, and at one of so many others. */
function look(run: SquareRun, one: number, seed: number): void {
  const isRare = rareSteps(run);
  walk(squareSubject, run, tally, (step) => isRare(step) || step === 1 || (step + seed) % one === 0);
}

test('what is said of Square Destroyer is so, under all settings, step by step', () => {
  for (const [i, run] of presetRuns.entries()) look(run, 2, i);
  for (let seed = 0; seed < 28; seed++) look(anyRun(seed), 13, seed);
  for (const preset of ['guide', 'astar', 'poj', 'textbook', 'strong'] as const)
    look({ instance: makeGrid(3, []), settings: squarePresets[preset] }, 41, 0);
  for (const seed of [371, 134, 210, 91, 3]) look(reopeningRun(seed), 10_000, 1);
  expect(tally.examples.join('\n')).toBe('');
});

test('what the table of squares says of each is so', () => {
  for (const run of presetRuns) walkRows(run, tally, (step) => step < 12);
  const weighed = { ...squarePresets.strong, search: 'a-star' } as const;
  walkRows({ instance: makeGrid(3, []), settings: weighed }, tally, (step) => step < 8);
  for (let seed = 0; seed < 24; seed++) walkRows(anyRun(seed), tally, (step) => step % 61 === 2 || step === 6);
  expect(tally.examples.join('\n')).toBe('');
});

test('everything that can be said was said and checked', () => {
  const methods = ['ida-star', 'a-star'] as const;
  expect(gaps(squareAsked, tally, { methods, least: 10, never: squareNever })).toEqual([]);
});
