import { expect, test } from 'vitest';
import { flameBars } from '../../src/layout/flame.ts';
import { FlameIndex } from '../../src/layout/flame-index.ts';
import { barHeight, paintFlame } from '../../src/layout/flame-paint.ts';
import { recordGrid } from '../trace/recordings.ts';

const colours = { cut: 'orange', done: 'grey', goal: 'yellow' };

/** What is painted, as rectangles with their colour. */
function painted(width: number, tint: (node: number) => string | null = () => null) {
  const { trace } = recordGrid({ n: 3, missing: [] }, 'guide');
  const rects: { colour: string; x: number; y: number; width: number; height: number }[] = [];
  const brush = {
    fillStyle: '' as string | CanvasGradient | CanvasPattern,
    fillRect(x: number, y: number, w: number, height: number) {
      rects.push({ colour: String(brush.fillStyle), x, y, width: w, height });
    },
  };
  const bars = flameBars(new FlameIndex(trace), { from: 0, end: trace.steps, x: 0, width });
  paintFlame(brush, bars, { row: 10, colours, goal: trace.nodes - 1, tint });
  return { rects, bars, trace };
}

test('where all nodes have bars of their own each is painted once, cut ones lower than the others', () => {
  const { rects, trace } = painted(20_000);
  const cuts = trace.iterations.reduce((sum, { prunes }) => sum + prunes, 0);
  const of = (colour: string) => rects.filter((rect) => rect.colour === colour);
  expect([of('orange').length, of('grey').length, of('yellow').length]).toEqual([cuts, trace.nodes - cuts - 1, 1]);
  expect(new Set(of('grey').map(({ height }) => height))).toEqual(new Set([barHeight(10)]));
  for (const { height } of of('orange')) expect(height).toBeLessThan(0.6 * barHeight(10));
});

test('a merged bar shows the share of its nodes that was cut', () => {
  const { rects, bars } = painted(60);
  const merged = bars.find(({ count, cuts }) => count > 1 && cuts > 0 && cuts < count);
  if (!merged) throw new Error('there is such a bar');
  const over = rects.filter(({ x, y }) => x === merged.x && y === 10 * merged.depth);
  expect(over.map(({ colour }) => colour)).toEqual(['grey', 'orange']);
  expect(over[1]?.height).toBeCloseTo((barHeight(10) * merged.cuts) / merged.count);
});

test('a tint of its own replaces the colour of what became of a node', () => {
  const { rects } = painted(20_000, (node) => (node === 1 ? 'blue' : null));
  expect(rects.filter(({ colour }) => colour === 'blue')).toHaveLength(1);
});
