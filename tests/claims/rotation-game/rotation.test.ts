import { expect, test } from 'vitest';
import { gaps } from '../coverage.ts';
import { sampled } from '../sampled.ts';
import { Tally, walk } from '../walk.ts';
import { rotationNever, rotationRuns } from './rotation-runs.ts';
import { rotationSubject } from './rotation-subject.ts';

test('what is said of the Rotation Game is so', () => {
  const tally = new Tally();
  for (const run of rotationRuns(12)) walk(rotationSubject, run, tally, sampled(3, 67));
  expect(tally.examples).toEqual([]);
  const asked = { methods: ['ida-star', 'a-star'], least: 10, never: rotationNever } as const;
  expect(gaps(rotationSubject, tally, asked)).toEqual([]);
});
