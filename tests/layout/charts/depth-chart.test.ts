import { expect, test } from 'vitest';
import { depthChart } from '../../../src/layout/charts/depth-chart.ts';

const row = (depth: number, nodes: number, cuts: number) => ({ depth, nodes, cuts });
const label = ({ nodes, cuts }: { nodes: number; cuts: number }) => `${nodes} (${cuts})`;
const size = { width: 300, font: 10 };

test('bars lie under one another, and the longest leaves room for the longest numbers', () => {
  const { left, bars, height } = depthChart([row(2, 10, 0), row(3, 40, 10), row(4, 20, 20)], size, label);
  const longest = 300 - left - '40 (10)'.length * 6.2 - 10;
  expect(bars.map(({ y }) => y)).toEqual([7.5, 22.5, 37.5]);
  expect(height).toBe(45);
  expect(bars.map(({ length, cutLength }) => [length / longest, cutLength / longest])).toEqual([
    [0.25, 0],
    [1, 0.25],
    [0.5, 0.5],
  ]);
});

test('8.6: every bar carries its numbers, within the chart and clear of the next, on the narrowest screen too', () => {
  const rows = Array.from({ length: 40 }, (_, depth) => row(depth, 3 ** depth % 1_000_003, depth));
  const { left, bars, row: apart } = depthChart(rows, { width: 300, font: 12 }, label);
  for (const [i, bar] of bars.entries()) {
    expect(bar.label).toBe(label(rows[i] ?? bar));
    expect(left + bar.length + 6 + bar.label.length * 0.62 * 12).toBeLessThanOrEqual(300);
    if (i > 0) expect(bar.y - (bars[i - 1]?.y ?? 0)).toBe(apart);
  }
  expect(apart).toBeGreaterThan(12);
});

test('no rows have no bars, and a row without nodes has one of no length', () => {
  expect(depthChart([], size, label).bars).toEqual([]);
  expect(depthChart([row(0, 0, 0)], size, label).bars[0]).toMatchObject({ length: 0, cutLength: 0 });
});
