import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromTo, timesOf } from '../../src/messages/ratio.ts';

test('1.8: 416 against 415 nodes is never told as 1', () => {
  expect(timesOf(415, 416)).toEqual({ text: '1.002', sign: 'near' });
  expect([fromTo(415, 416), fromTo(416, 415), fromTo(415, 415)]).toEqual(['× 1.002', '÷ 1.002', '=']);
});

test('8.3: where the first is the greater it is divided, not multiplied by a small fraction', () => {
  expect(fromTo(21_000_000, 1000)).toBe('÷ 21,000');
  expect(fromTo(1000, 21_000_000)).toBe('× 21,000');
  expect(timesOf(415, 2103)).toEqual({ text: '5.07', sign: 'about' });
  expect(timesOf(400, 800)).toEqual({ text: '2', sign: 'exact' });
});

test('1.8, 8.3: of any two different counts the ratio is greater than 1 and near to the true one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.integer({ min: 1, max: 2 ** 31 }), (a, b) => {
      fc.pre(a !== b);
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const { text, sign } = timesOf(less, more);
      const told = Number(text.replaceAll(',', ''));
      expect(told).toBeGreaterThan(1);
      if (sign === 'exact') expect(told).toBe(more / less);
      else if (sign === 'about') expect(Math.abs(told / (more / less) - 1)).toBeLessThan(0.005);
      else expect(Math.abs(told - more / less)).toBeLessThanOrEqual(0.5 * (more / less - 1));
    }),
  );
  for (const n of [10, 99, 415, 1000, 123_456, 5_000_000]) expect(Number(timesOf(n, n + 1).text)).toBeGreaterThan(1);
});
