import { expect, test } from 'vitest';
import { gaps, tableOf } from '../coverage.ts';
import { sampled } from '../sampled.ts';
import { Tally, walk } from '../walk.ts';
import { longerRuns, rotationNever, rotationRuns } from './rotation-runs.ts';
import { rotationSubject } from './rotation-subject.ts';

test('what is said of the Rotation Game is so, on many boards', () => {
  const tally = new Tally();
  for (const run of rotationRuns(80)) walk(rotationSubject, run, tally, sampled(10, 41));
  for (const run of longerRuns(120))
    walk(rotationSubject, run, tally, (step, kind) => step > 0 && (kind === 'replace' || kind === 'bound'));
  process.stdout.write(`${tableOf(tally)}\n`);
  expect(tally.examples).toEqual([]);
  const asked = { methods: ['ida-star', 'a-star'], least: 200, never: rotationNever } as const;
  expect(gaps(rotationSubject, tally, asked)).toEqual([]);
});
