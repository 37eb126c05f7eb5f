import { expect, test } from 'vitest';
import { gaps, tableOf } from '../coverage.ts';
import { Tally, walk } from '../walk.ts';
import {
  anyRun,
  falls,
  largerRun,
  presetRuns,
  rareSteps,
  reopeningRun,
  type SquareRun,
  shorterWays,
} from './square-runs.ts';
import { walkRows } from './square-status.ts';
import { squareAsked, squareNever, squareSubject } from './square-subject.ts';

test('what is said of Square Destroyer is so, every kind two hundred times', { timeout: 600_000 }, () => {
  const tally = new Tally();
  const look = (run: SquareRun, one: number, seed: number) => {
    const isRare = rareSteps(run);
    walk(squareSubject, run, tally, (step) => isRare(step) || step === 1 || (step + seed) % one === 0);
  };
  for (const [i, run] of presetRuns.entries()) look(run, 2, i);
  for (let seed = 0; seed < 420; seed++) look(anyRun(seed), 5, seed);
  for (let seed = 0; seed < 160; seed++) {
    const run = largerRun(seed, seed % 3 === 0 ? 'ida-star' : 'a-star');
    const steps = falls(run);
    if (seed < 24) look(run, 10_000, seed);
    else walk(squareSubject, run, tally, (step) => steps.has(step));
  }
  for (let seed = 0; seed < 420; seed++) {
    const steps = shorterWays(reopeningRun(seed));
    if (steps.size > 0) walk(squareSubject, reopeningRun(seed), tally, (step) => steps.has(step));
  }
  for (let seed = 0; seed < 250; seed++) walkRows(anyRun(seed), tally, (step) => step === 6 || step % 29 === 2);
  console.log(tableOf(tally));
  expect(tally.examples.join('\n')).toBe('');
  const methods = ['ida-star', 'a-star'] as const;
  expect(gaps(squareAsked, tally, { methods, least: 200, never: squareNever })).toEqual([]);
});
