import { expect, test } from 'vitest';
import { extremesOf } from '../../../src/trace/findings/extremes.ts';

test.each([
  [[415, 2103], { least: { value: 415, at: [0] }, most: { value: 2103, at: [1] } }],
  [[415, 2103, 16, 415], { least: { value: 16, at: [2] }, most: { value: 2103, at: [1] } }],
  [[7, 9, 7, 9], { least: { value: 7, at: [0, 2] }, most: { value: 9, at: [1, 3] } }],
  [[5, 5, 5], null],
  [[5], null],
])('the extremes of %j', (figures, wanted) => expect(extremesOf(figures)).toEqual(wanted));
