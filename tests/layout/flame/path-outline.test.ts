import { expect, test } from 'vitest';
import { pathOutline } from '../../../src/layout/flame/path-outline.ts';

test('5.13: the path outlines its bars and never fills one, so that what became of a node is seen', () => {
  for (const width of [1, 2, 4, 5, 8, 40, 1200])
    for (const height of [1, 2, 3, 4, 5, 6, 11, 12]) {
      const bar = { x: 3, y: 7, width, height };
      const parts = pathOutline(bar);
      const filled = parts.reduce((sum, part) => sum + part.width * part.height, 0);
      expect(filled, `${width} × ${height}`).toBeLessThanOrEqual(0.92 * width * height);
      expect(filled).toBeGreaterThan(0);
      for (const part of parts) {
        expect(part.x).toBeGreaterThanOrEqual(bar.x);
        expect(part.x + part.width).toBeLessThanOrEqual(bar.x + width);
        expect(part.y).toBeGreaterThanOrEqual(bar.y);
        expect(part.y + part.height).toBeLessThanOrEqual(bar.y + height);
      }
    }
});

test('5.13: a bar with room has a line on every side', () => {
  expect(pathOutline({ x: 0, y: 0, width: 100, height: 11 })).toHaveLength(4);
});
