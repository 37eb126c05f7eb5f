import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundChart } from '../../../src/layout/charts/bound-chart.ts';
import type { Iteration } from '../../../src/search/search-events.ts';

const SIZE = { width: 600, height: 240, font: 12 };

const anyRun = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 10_000_000 })), {
    minLength: 1,
    maxLength: 20,
    selector: ([bound]) => bound,
  })
  .map((rows) =>
    rows.sort(([a], [b]) => a - b).map(([bound, nodes]): Iteration => ({ bound, nodes, prunes: 0, held: 0 })),
  );
const anyRuns = fc.array(anyRun, { minLength: 1, maxLength: 4 });

test('ten times the nodes lie one power of ten higher, from one at the bottom to the next power at the top', () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const { lines, yTicks } = boundChart(runs, SIZE);
      const most = Math.max(10, ...runs.flat().map(({ nodes }) => nodes));
      const [bottom, top] = [SIZE.height - 1.8 * SIZE.font, SIZE.font];
      const decades = `${most - 1}`.length;
      const yOf = (nodes: number) => bottom - ((bottom - top) * Math.log10(nodes)) / decades;
      expect(10 ** decades).toBeGreaterThanOrEqual(most);
      for (const point of [...lines.flat(), ...yTicks]) expect(point.y).toBeCloseTo(yOf(point.nodes));
      expect(yTicks[0]).toMatchObject({ nodes: 1, y: bottom });
      for (const { nodes } of yTicks) expect(`${nodes}`).toMatch(/^10*$/);
    }),
    { numRuns: 30 },
  );
});

test('bounds go from left to right in even steps, and a point stands above its bound', () => {
  fc.assert(
    fc.property(anyRuns, (runs) => {
      const { lines, xTicks, left, right } = boundChart(runs, SIZE);
      const bounds = runs.flat().map(({ bound }) => bound);
      const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
      fc.pre(most > least);
      const xOf = (bound: number) => left + ((right - left) * (bound - least)) / (most - least);
      for (const { bound, x } of [...lines.flat(), ...xTicks]) expect(x).toBeCloseTo(xOf(bound));
      expect(lines.map((line) => line.map(({ bound, nodes }) => [bound, nodes]))).toEqual(
        runs.map((run) => run.map(({ bound, nodes }) => [bound, nodes])),
      );
    }),
    { numRuns: 30 },
  );
});

test('a single bound stands in the middle', () => {
  const { lines, xTicks, left, right } = boundChart([[{ bound: 7, nodes: 100, prunes: 0, held: 0 }]], SIZE);
  expect([lines[0]?.[0]?.x, xTicks[0]?.x]).toEqual([(left + right) / 2, (left + right) / 2]);
  expect(xTicks.map(({ bound }) => bound)).toEqual([7]);
});

test('up to twelve bounds are all named, of more every second one, or every third', () => {
  const named = (count: number) => {
    const run = Array.from({ length: count }, (_, bound): Iteration => ({ bound, nodes: 1, prunes: 0, held: 0 }));
    return boundChart([run], SIZE).xTicks.map(({ bound }) => bound);
  };
  expect(named(12)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(named(13)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(named(25)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
});
