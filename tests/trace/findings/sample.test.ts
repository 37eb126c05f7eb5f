import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleNodes, shuffled } from '../../../src/trace/findings/sample.ts';

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

test('shuffled nodes are the same ones, in the order of the seed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(5000), { maxLength: 300 }), fc.nat(), (nodes, seed) => {
      const order = shuffled(nodes, seed);
      expect([...order].sort((a, b) => a - b)).toEqual([...nodes].sort((a, b) => a - b));
      expect(shuffled(nodes, seed)).toEqual(order);
    }),
  );
});

test('the first tenth of shuffled nodes is from the whole of them', () => {
  const nodes = Array.from({ length: 300 }, (_, i) => i);
  const thirds = [0, 0, 0];
  for (const node of shuffled(nodes, 1).slice(0, 30))
    thirds[Math.floor(node / 100)] = (thirds[Math.floor(node / 100)] ?? 0) + 1;
  expect(Math.min(...thirds)).toBeGreaterThanOrEqual(5);
});
