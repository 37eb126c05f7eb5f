import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxOf, edgePath, fitBox, follow, LEVEL, layoutTree } from '../../../src/layout/tree/tree-layout.ts';
import type { ShapeNode } from '../../../src/layout/tree/tree-shape.ts';

test('an edge runs from rim to rim, upright at both ends, whichever way it goes', () => {
  expect(edgePath({ x: 10, y: 0 }, { x: 40, y: 88 }, 17)).toBe('M10,17C10,44,40,44,40,71');
  expect(edgePath({ x: 10, y: 88 }, { x: 40, y: 0 }, 17)).toBe('M10,71C10,44,40,44,40,17');
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
      const placed = layoutTree(root, 50);
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

test('on a level siblings have room for one another, and cousins a quarter more', () => {
  fc.assert(
    fc.property(anyShape, (root) => {
      const placed = layoutTree(root, 50);
      for (const y of new Set(placed.map((at) => at.y))) {
        const level = placed.filter((at) => at.y === y);
        for (const [i, { x, parent }] of level.slice(1).entries()) {
          const before = level[i];
          const least = parent === before?.parent ? 50 : 62.5;
          expect(x - (before?.x ?? 0)).toBeGreaterThanOrEqual(least - 1e-6);
        }
      }
    }),
  );
});

test('leaves beside each other are just as far apart as they may be', () => {
  const [, one, two, three] = layoutTree(node([node([]), node([]), node([])]), 50);
  expect([one?.x, two?.x, three?.x]).toEqual([-50, 0, 50]);
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

test('a followed tree shows its focus, and no empty room beyond either end while there is more of it', () => {
  fc.assert(
    fc.property(anyPlaces, fc.nat(), anyWindow, (places, at, window) => {
      const focus = places[at % places.length] ?? { x: 0, y: 0 };
      const box = boxOf(places, 40);
      const camera = follow(box, focus, window, scale);
      const { x, y } = { x: camera.k * focus.x + camera.x, y: camera.k * focus.y + camera.y };
      expect(x >= 0 && x <= window.width && y >= 0 && y <= window.height).toBe(true);
      expect(camera.k).toBeGreaterThanOrEqual(scale.least);
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
      expect(follow(box, places[at % places.length] ?? { x: 0, y: 0 }, window, scale)).toEqual(whole);
    }),
  );
});

test('far from the ends the focus stands in the middle of the window, a little below its half', () => {
  const box = { left: -9000, right: 9000, top: -40, bottom: 9000 };
  const { x, y, k } = follow(box, { x: 100, y: 4400 }, { width: 800, height: 500 }, scale);
  expect(k).toBe(0.78);
  expect(k * 100 + x).toBeCloseTo(400);
  expect(k * 4400 + y).toBeCloseTo(300);
});
