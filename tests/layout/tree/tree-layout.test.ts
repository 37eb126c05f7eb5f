import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitBox, follow, keepInPlace } from '../../../src/layout/tree/camera.ts';
import { BAND, edgePath } from '../../../src/layout/tree/edge-path.ts';
import { halfWidth, type NodeLabels, textWidth } from '../../../src/layout/tree/label-room.ts';
import { boxOf } from '../../../src/layout/tree/tree-box.ts';
import { LEVEL, layoutTree } from '../../../src/layout/tree/tree-layout.ts';
import type { ShapeNode } from '../../../src/layout/tree/tree-shape.ts';

test('5.6: an edge touches both nodes upright, or ends where something is written, and bends only between the two', () => {
  const [upper, lower] = [
    { x: 10, y: 0, rim: 17, band: 40 },
    { x: 40, y: 98, rim: 40, band: 40 },
  ];
  expect(edgePath(upper, lower)).toBe('M10,17V40C10,49,40,49,40,58V58');
  expect(edgePath(lower, upper)).toBe('M40,58V58C40,49,10,49,10,40V17');
});

const node = (children: readonly ShapeNode[]): ShapeNode => ({
  key: '',
  role: 'node',
  node: 0,
  move: 0,
  depth: 0,
  hidden: 0,
  children,
});
const anyShapeOf = (levels: number): fc.Arbitrary<ShapeNode> =>
  fc.array(levels > 1 ? anyShapeOf(levels - 1) : fc.constant([]).map(node), { maxLength: 3 }).map(node);
const anyShape = anyShapeOf(4);

test('a tree is laid out with its root at the origin, each node below its parent, and depth first', () => {
  fc.assert(
    fc.property(anyShape, (root) => {
      const placed = layoutTree(root, () => 25);
      const all = (shape: ShapeNode): ShapeNode[] => [shape, ...shape.children.flatMap(all)];
      const order = all(root);
      expect(placed).toHaveLength(order.length);
      expect(placed.every(({ shape }, i) => shape === order[i])).toBe(true);
      expect(placed[0]).toMatchObject({ x: 0, y: 0, parent: null });
      for (const { shape, parent, y } of placed.slice(1)) {
        expect(parent?.shape.children.includes(shape)).toBe(true);
        expect(y).toBe((parent?.y ?? Number.NaN) + LEVEL);
      }
    }),
  );
});

test('leaves beside each other are just as far apart as they may be', () => {
  const [, one, two, three] = layoutTree(node([node([]), node([]), node([])]), () => 25);
  expect([one?.x, two?.x, three?.x]).toEqual([-56, 0, 56]);
});

/** What may stand at a node: move names, figures, counts, in both scripts. */
const anyText = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 0, max: 5_000_000 }).map((count) => count.toLocaleString('en')),
  fc.tuple(fc.nat(99), fc.nat(99)).map(([g, h]) => `${g} + ${h}`),
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom('起点', '还有 12 种走法', 'T270 2,0'),
);
const anyLabels: fc.Arbitrary<NodeLabels> = fc.record({ above: anyText, inside: anyText, below: anyText });

test('5.6: on no level do nodes with what is written at them overlap, and nothing written is in the way of edges', () => {
  fc.assert(
    fc.property(anyShape, fc.array(anyLabels, { minLength: 1, maxLength: 30 }), (root, written) => {
      const labels = new Map<ShapeNode, NodeLabels>();
      const labelsOf = (shape: ShapeNode): NodeLabels => {
        const known = labels.get(shape) ?? (written[labels.size % written.length] as NodeLabels);
        labels.set(shape, known);
        return known;
      };
      const placed = layoutTree(root, (shape) => halfWidth(labelsOf(shape)));
      for (const y of new Set(placed.map((at) => at.y))) {
        const level = placed.filter((at) => at.y === y).sort((a, b) => a.x - b.x);
        for (const [i, { x, shape }] of level.slice(1).entries()) {
          const before = level[i];
          const apart = x - (before?.x ?? 0);
          for (const part of ['above', 'inside', 'below'] as const) {
            const size = part === 'inside' ? 14 : 12;
            const [one, other] = [before?.shape ?? shape, shape].map((at) => textWidth(labelsOf(at)[part], size) / 2);
            expect(apart).toBeGreaterThan((one ?? 0) + (other ?? 0));
          }
          expect(apart).toBeGreaterThanOrEqual(46);
        }
      }
      // edges bend in what is left between two levels: there has to be some
      expect(LEVEL).toBeGreaterThan(2 * BAND + 10);
    }),
  );
});

const place = { x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: 0, max: 2000 }) };
const anyPlaces = fc.array(fc.record(place), { minLength: 1, maxLength: 20 });
const anyWindow = fc.record({ width: fc.integer({ min: 200, max: 1600 }), height: fc.integer({ min: 120, max: 900 }) });

test('a box ends its margin beyond the outermost places', () => {
  fc.assert(
    fc.property(anyPlaces, fc.integer({ min: 1, max: 60 }), (places, margin) => {
      const { left, right, top, bottom } = boxOf(places, margin);
      const inner = { left: left + margin, right: right - margin, top: top + margin, bottom: bottom - margin };
      for (const { x, y } of places) {
        expect(x >= inner.left && x <= inner.right).toBe(true);
        expect(y >= inner.top && y <= inner.bottom).toBe(true);
      }
      expect(places.some(({ x }) => x === inner.left) && places.some(({ x }) => x === inner.right)).toBe(true);
      expect(places.some(({ y }) => y === inner.top) && places.some(({ y }) => y === inner.bottom)).toBe(true);
    }),
  );
});

/** Where the ends of a box lie in the window of a camera. */
function seen({ left, right, top, bottom }: ReturnType<typeof boxOf>, { x, y, k }: ReturnType<typeof fitBox>) {
  return { left: k * left + x, right: k * right + x, top: k * top + y, bottom: k * bottom + y };
}

test('a box is shown whole, in the middle, and as large as the window and the reader allow', () => {
  fc.assert(
    fc.property(anyPlaces, anyWindow, (places, { width, height }) => {
      const box = boxOf(places, 40);
      const camera = fitBox(box, width, height, 1.15);
      const { left, right, top, bottom } = seen(box, camera);
      for (const end of [left, top, width - right, height - bottom]) expect(end).toBeGreaterThanOrEqual(-1e-6);
      expect(left).toBeCloseTo(width - right);
      expect(top).toBeCloseTo(height - bottom);
      const room = Math.min(left + width - right, top + height - bottom);
      expect(camera.k === 1.15 || Math.abs(room) < 1e-6).toBe(true);
      expect(camera.k).toBeLessThanOrEqual(1.15);
    }),
  );
});

const scale = { least: 0.78, most: 1.15 };

test('5.2: a followed tree shows its focus with what is written at it, and no empty room beyond either end while there is more of it', () => {
  fc.assert(
    fc.property(anyPlaces, fc.nat(), anyWindow, (places, at, window) => {
      const focus = places[at % places.length] ?? { x: 0, y: 0 };
      const box = boxOf(places, 40);
      const around = boxOf([focus], 40);
      const camera = follow(box, around, window, scale);
      const shown = seen(around, camera);
      for (const end of [shown.left, shown.top, window.width - shown.right, window.height - shown.bottom])
        expect(end).toBeGreaterThanOrEqual(-1e-6);
      const fits = Math.min(window.width, window.height) / 80;
      expect(camera.k).toBeGreaterThanOrEqual(Math.min(scale.least, fits) - 1e-9);
      const { left, right, top, bottom } = seen(box, camera);
      const ends = [
        [left, right, window.width],
        [top, bottom, window.height],
      ] as const;
      for (const [from, to, size] of ends) {
        const isWhole = to - from <= size;
        expect(from <= 1e-6 && to >= size - 1e-6).toBe(!isWhole || Math.abs(to - from - size) < 2e-6);
        if (isWhole) expect(from).toBeCloseTo(size - to);
      }
    }),
  );
});

test('a tree that can be read as a whole is shown whole, wherever the focus is', () => {
  fc.assert(
    fc.property(anyPlaces, fc.nat(), anyWindow, (places, at, window) => {
      const box = boxOf(places, 40);
      const whole = fitBox(box, window.width, window.height, scale.most);
      fc.pre(whole.k >= scale.least);
      expect(follow(box, boxOf([places[at % places.length] ?? { x: 0, y: 0 }], 40), window, scale)).toEqual(whole);
    }),
  );
});

test('far from the ends the focus stands in the middle of the window, a little below its half', () => {
  const box = { left: -9000, right: 9000, top: -40, bottom: 9000 };
  const { x, y, k } = follow(box, boxOf([{ x: 100, y: 4400 }], 40), { width: 800, height: 500 }, scale);
  expect(k).toBe(0.78);
  expect(k * 100 + x).toBeCloseTo(400);
  expect(k * 4400 + y).toBeCloseTo(300);
});

test('9.1: a place of the tree that has moved stays where it was on the screen', () => {
  const anyPlace = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: 0, max: 5000 }) });
  const anyCamera = fc.record({ x: fc.integer(), y: fc.integer(), k: fc.double({ min: 0.05, max: 4, noNaN: true }) });
  fc.assert(
    fc.property(anyCamera, anyPlace, anyPlace, (camera, before, after) => {
      const kept = keepInPlace(camera, before, after);
      expect(kept.k).toBe(camera.k);
      expect(kept.k * after.x + kept.x).toBeCloseTo(camera.k * before.x + camera.x, 3);
      expect(kept.k * after.y + kept.y).toBeCloseTo(camera.k * before.y + camera.y, 3);
    }),
  );
});
