import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repeatedTimes, repeating, timesOf } from '../../src/matrix/times.ts';

/** How often a search that takes these milliseconds, run by run, is run in all. */
function runsOf(first: number, more: readonly number[]): number {
  const left = [...more];
  return repeatedTimes(first, () => left.shift() ?? 0).runs;
}

test('8.4: a short search is run seven times, a long one once, others until they have taken a tenth of a second', () => {
  expect(runsOf(0, [0, 0, 0, 0, 0, 0, 0, 0])).toBe(7);
  expect(runsOf(100, [0])).toBe(1);
  expect(runsOf(60_000, [0])).toBe(1);
  expect(runsOf(99, [500, 0])).toBe(2);
  expect(runsOf(30, [30, 30, 30, 30])).toBe(4);
});

test('8.4: repeating adds no more to a run than the time wanted, and one run', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.array(fc.nat(300), { minLength: 6, maxLength: 6 }), (first, more) => {
      const { runs } = repeatedTimes(first, () => more.shift() ?? 0);
      expect(runs === 1).toBe(first >= repeating.milliseconds);
      expect(runs).toBeLessThanOrEqual(repeating.runs);
    }),
  );
});

test('8.4: the median of one run, of an odd and of an even number', () => {
  expect(timesOf([21])).toEqual({ median: 21, least: 21, most: 21, runs: 1 });
  expect(timesOf([597, 21, 30])).toEqual({ median: 30, least: 21, most: 597, runs: 3 });
  expect(timesOf([4, 1, 10, 2])).toEqual({ median: 3, least: 1, most: 10, runs: 4 });
});
