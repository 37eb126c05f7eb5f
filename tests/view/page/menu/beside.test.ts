import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beside } from '../../../../src/view/page/menu/beside.ts';

const word = { left: 100, top: 200, width: 30, height: 20 };

test('2.10: a card goes below its word, above it where there is no room below, and not over it', () => {
  expect(beside(word, { width: 300, height: 150 }, { width: 1280, height: 720 })).toEqual({ left: 100, top: 226 });
  expect(beside({ ...word, top: 600 }, { width: 300, height: 150 }, { width: 1280, height: 720 })).toEqual({
    left: 100,
    top: 444,
  });
});

test('2.10: wherever the word is, a card that fits is inside the window', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 348 }), height: fc.integer({ min: 1, max: 628 }) });
  const at = fc.record({
    left: fc.integer({ min: -50, max: 2600 }),
    top: fc.integer({ min: -50, max: 1500 }),
    width: fc.constant(30),
    height: fc.constant(20),
  });
  const view = fc.constantFrom(
    { width: 360, height: 640 },
    { width: 1280, height: 720 },
    { width: 2560, height: 1440 },
  );
  fc.assert(
    fc.property(at, size, view, (from, card, window) => {
      const { left, top } = beside(from, card, window);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + card.width).toBeLessThanOrEqual(window.width);
      expect(top + card.height).toBeLessThanOrEqual(window.height);
    }),
  );
});
