import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleNodes } from '../../src/trace/sample.ts';

test('a sample is all nodes if they are few, else as many as asked, ascending, each once, evenly', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.integer({ min: 1, max: 300 }), fc.nat(), (nodes, most, seed) => {
      const sample = sampleNodes(nodes, most, seed);
      expect(sample).toHaveLength(Math.min(nodes, most));
      for (const [i, node] of sample.entries()) {
        expect(node).toBeGreaterThan(sample[i - 1] ?? -1);
        expect(node).toBeLessThan(nodes);
        expect(Math.abs(node - (i * nodes) / sample.length)).toBeLessThanOrEqual(nodes / sample.length + 1);
      }
    }),
  );
});

test('the same seed draws the same nodes, another seed others', () => {
  expect(sampleNodes(675_691, 300, 1)).toEqual(sampleNodes(675_691, 300, 1));
  expect(sampleNodes(675_691, 300, 2)).not.toEqual(sampleNodes(675_691, 300, 1));
  expect(sampleNodes(675_691, 5, 1)).toEqual([84741, 135507, 341554, 537991, 671417]);
});
