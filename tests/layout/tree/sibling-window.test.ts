import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SIBLINGS, windowOf } from '../../../src/layout/tree/sibling-window.ts';

test('so many siblings as can be read are all shown', () => {
  expect(windowOf(0, 0)).toEqual({ from: 0, end: 0 });
  expect(windowOf(MOST_SIBLINGS, 7)).toEqual({ from: 0, end: MOST_SIBLINGS });
});

test('a window lies among the siblings, holds the one asked for and is never too wide', () => {
  const siblings = fc
    .integer({ min: MOST_SIBLINGS + 1, max: 600 })
    .chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1)));
  fc.assert(
    fc.property(siblings, ([count, now]) => {
      const { from, end } = windowOf(count, now);
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThanOrEqual(now);
      expect(end).toBeGreaterThan(now);
      expect(end).toBeLessThanOrEqual(count);
      expect(end - from).toBeLessThanOrEqual(MOST_SIBLINGS);
    }),
  );
});

test('a window stands still for some siblings before it moves on', () => {
  const starts = Array.from({ length: 560 }, (_, now) => windowOf(560, now).from);
  expect(starts.slice(0, 14)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8]);
  expect(new Set(starts).size).toBeLessThanOrEqual(560 / 8);
});
