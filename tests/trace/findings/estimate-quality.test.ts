import { expect, test } from 'vitest';
import { estimateQuality } from '../../../src/trace/findings/estimate-quality.ts';

const at = (h: number, distance: number | 'none' | 'beyond', node = 0) => ({ node, depth: 1, h, distance });

test('equal pairs are counted together, in order', () => {
  const { pairs, known } = estimateQuality([at(2, 3), at(1, 3), at(2, 3), at(0, 0)]);
  expect(pairs).toEqual([
    { distance: 0, h: 0, count: 1 },
    { distance: 3, h: 1, count: 1 },
    { distance: 3, h: 2, count: 2 },
  ]);
  expect(known).toBe(4);
});

test('pairs are in order of the distance first, whatever their h', () => {
  const { pairs } = estimateQuality([at(1, 5), at(4, 2), at(0, 5), at(3, 3)]);
  expect(pairs.map(({ distance, h }) => [distance, h])).toEqual([
    [2, 4],
    [3, 3],
    [5, 0],
    [5, 1],
  ]);
});

test('nodes without a distance are counted and left out; goals have no ratio', () => {
  const quality = estimateQuality([at(2, 4), at(4, 4), at(0, 0), at(5, 'none'), at(3, 'beyond'), at(1, 'beyond')]);
  expect(quality).toMatchObject({ known: 3, none: 1, beyond: 2, exact: 2, meanRatio: 0.75, above: [] });
  expect(estimateQuality([at(0, 0), at(1, 'none')]).meanRatio).toBeNull();
});

test('an h above the distance is told, with its node', () => {
  expect(estimateQuality([at(2, 3, 5), at(4, 3, 6)]).above).toEqual([at(4, 3, 6)]);
});
