import { expect, test } from 'vitest';
import { stepAtX, stripBands, xOfStep } from '../../src/layout/strip.ts';
import { inSight, type Magnified, magnifiedBands, magnify, pan, unmagnified } from '../../src/layout/timeline.ts';
import { recordGrid } from '../trace/recordings.ts';

const { trace, result } = recordGrid({ n: 4, missing: [] }, 'guide');
const width = 800;
const bands = stripBands(trace, result?.iterations ?? [], width);
const seen = (view: Magnified, step: number) =>
  magnifiedBands(bands, { ...view, left: inSight(bands, view, step, width) });
const window = { width, steps: trace.steps };

test('unmagnified the bands are where they are', () => {
  expect(seen(unmagnified, 0)).toEqual(bands);
});

test('what is under the pointer stays under it while it is magnified', () => {
  let view = unmagnified;
  const x = 500;
  const step = stepAtX(bands, x);
  for (const factor of [2, 3, 0.5, 1.7]) {
    view = magnify(view, factor, x, window);
    expect(Math.abs(stepAtX(seen(view, step), x) - step)).toBeLessThanOrEqual(1);
  }
});

test('no magnification leaves the timeline, nor makes a step wider than can be used', () => {
  expect(magnify(unmagnified, 0.1, 300, window)).toEqual(unmagnified);
  const most = magnify(unmagnified, 1e9, 0, window);
  expect((most.k * width) / trace.steps).toBeCloseTo(24);
  expect(pan(most, 1e12, width).left).toBeCloseTo((most.k - 1) * width);
  expect(pan(most, -1e12, width).left).toBe(0);
});

test('a cursor out of the window is brought into its middle', () => {
  const view = { k: 50, left: 0 };
  const step = trace.steps - 2;
  const x = xOfStep(seen(view, step), step);
  expect(x).toBeGreaterThan(width / 3);
  expect(x).toBeLessThanOrEqual(width);
});
