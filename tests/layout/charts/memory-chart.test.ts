import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryChart } from '../../../src/layout/charts/memory-chart.ts';

/** Memory of a search that has expanded some nodes. */
const anyMemory = fc.array(fc.tuple(fc.nat(50_000), fc.nat(50_000), fc.nat(20)), { minLength: 1, maxLength: 3000 });

test('the first expansion is named only where there is room for it', () => {
  const column = Uint32Array.of(3, 5, 9);
  const memory = {
    parts: 'a-star',
    expansions: 3,
    first: column,
    second: column,
    path: column,
    known: column,
  } as const;
  const named = (width: number) =>
    memoryChart(memory, { width, height: 200, font: 18 }).xTicks.map(({ expansions }) => expansions);
  expect(named(640)).toEqual([1, 3]);
  expect(named(280)).toEqual([3]);
});

test('a line keeps its highest and its last point, and has no more points than pixels', () => {
  fc.assert(
    fc.property(anyMemory, fc.integer({ min: 300, max: 900 }), (rows, width) => {
      const column = (i: 0 | 1 | 2) => Uint32Array.from(rows, (row) => row[i]);
      const [first, second, path] = [column(0), column(1), column(2)];
      const memory = { parts: 'a-star', expansions: rows.length, first, second, path, known: first } as const;
      const { lines, left, right, yTicks } = memoryChart(memory, { width, height: 200, font: 12 });
      const heightOf = (nodes: number) => yTicks.find((tick) => tick.nodes === nodes)?.y ?? Number.NaN;
      for (const [i, { points, last, labelY }] of lines.entries()) {
        const all = [first, second, path][i] as Uint32Array;
        expect(points.length).toBeLessThanOrEqual(Math.ceil(right - left) + 1);
        expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((a, b) => a - b));
        const y = (value: number) => heightOf(1) - Math.log10(Math.max(1, value)) * (heightOf(1) - heightOf(10));
        expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(y(Math.max(...all)));
        expect(points.at(-1)?.y).toBeCloseTo(y(last));
        expect(last).toBe(all.at(-1));
        for (const other of lines.slice(i + 1))
          expect(Math.abs(other.labelY - labelY)).toBeGreaterThanOrEqual(15 - 1e-9);
      }
    }),
    { numRuns: 60 },
  );
});

test('a label stands beside the end of its line, or as little above it as it takes to be clear of those below', () => {
  const labels = (...lasts: [number, number, number]) => {
    const [first, second, path] = lasts.map((last) => Uint32Array.of(last)) as [Uint32Array, Uint32Array, Uint32Array];
    const memory = { parts: 'a-star', expansions: 1, first, second, path, known: first } as const;
    const { lines } = memoryChart(memory, { width: 600, height: 200, font: 10 });
    return lines.map(({ points, labelY }) => (points.at(-1)?.y ?? 0) - labelY);
  };
  const near = (moved: readonly number[]) => moved.map((by) => Number(by.toFixed(6)));
  expect(near(labels(1000, 100, 1))).toEqual([0, 0, 0]);
  // the lines end at one place, so the labels stand one above the other; the one given first is the lowest
  expect(near(labels(1000, 1000, 1))).toEqual([0, 12.5, 0]);
  expect(near(labels(1000, 1000, 1000))).toEqual([0, 12.5, 25]);
});

test('the expansions lie in even steps from the first at the left to the last at the right', () => {
  const column = Uint32Array.from({ length: 11 }, (_, i) => i + 1);
  const memory = {
    parts: 'a-star',
    expansions: 11,
    first: column,
    second: column,
    path: column,
    known: column,
  } as const;
  const { lines, left, right, xTicks } = memoryChart(memory, { width: 600, height: 200, font: 10 });
  const expected = Array.from(column, (_, i) => left + ((right - left) * i) / 10);
  for (const { points } of lines)
    for (const [i, { x }] of points.entries()) expect(x).toBeCloseTo(expected[i] ?? Number.NaN);
  expect(xTicks).toEqual([
    { expansions: 1, x: left },
    { expansions: 11, x: right },
  ]);
});
