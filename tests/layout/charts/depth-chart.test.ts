import { expect, test } from 'vitest';
import { depthBars } from '../../../src/layout/charts/depth-chart.ts';

const row = (depth: number, nodes: number, cuts: number) => ({ bound: 9, depth, nodes, cuts });

test('bars stand side by side, a tenth of their place free on either side, and the tallest is as high as the chart', () => {
  const bars = depthBars([row(2, 10, 0), row(3, 40, 10), row(4, 20, 20)], 300, 80);
  expect(bars.map(({ x, width }) => [x, width])).toEqual([
    [10, 80],
    [110, 80],
    [210, 80],
  ]);
  expect(bars.map(({ height, cutHeight }) => [height, cutHeight])).toEqual([
    [20, 0],
    [80, 20],
    [40, 40],
  ]);
});

test('no rows have no bars, and a row without nodes has one of no height', () => {
  expect(depthBars([], 300, 80)).toEqual([]);
  expect(depthBars([row(0, 0, 0)], 300, 80)[0]).toMatchObject({ height: 0, cutHeight: 0 });
});
