import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceChart } from '../../../src/layout/charts/distance-chart.ts';

const anyPair = fc.record({ distance: fc.nat(24), h: fc.nat(12), count: fc.integer({ min: 1, max: 300 }) });

test('marks are in their own squares, larger for more nodes, and on the diagonal if h is exact', () => {
  fc.assert(
    fc.property(fc.array(anyPair, { minLength: 1 }), fc.integer({ min: 250, max: 900 }), (pairs, width) => {
      const { marks, cell, left, right, bottom, diagonal } = distanceChart(pairs, { width, font: 12 });
      const slope = (diagonal.y1 - diagonal.y2) / (diagonal.x2 - diagonal.x1);
      expect(slope).toBeCloseTo(1);
      // the diagonal ends where the chart does
      expect(diagonal.x1).toBeCloseTo(left);
      expect(diagonal.y1).toBeCloseTo(bottom);
      expect(Math.min(diagonal.y2, right - diagonal.x2)).toBeCloseTo(0);
      for (const [i, mark] of marks.entries()) {
        const { distance, h, x, y, radius, place } = mark;
        expect(radius).toBeLessThan(cell / 2);
        expect(x + radius).toBeLessThanOrEqual(width);
        expect([Math.floor((x - left) / cell), Math.floor((bottom - y) / cell)]).toEqual([distance, h]);
        const above = diagonal.y1 - y - (x - diagonal.x1);
        expect(place).toBe(Math.abs(above) < 1e-6 ? 'on' : above > 0 ? 'above' : 'below');
        for (const other of marks.slice(i)) expect(other.count > mark.count).toBe(other.radius > radius + 1e-9);
      }
    }),
  );
});
