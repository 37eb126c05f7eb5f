import { describe, expect, test } from 'vitest';
import { CELL, MARGIN, reachOf, stickPlaces } from '../../../../src/view/puzzles/square-destroyer/board-geometry.ts';
import {
  discOf,
  dotsAround,
  lettering,
  overlap,
  roomyLabels,
  type StickLabel,
  stickLabel,
} from '../../../../src/view/puzzles/square-destroyer/stick-labels.ts';

const extentOf = (n: number) => n * CELL + 2 * MARGIN;
const sides = [1, 3, 5, 7, 12];
const pixels = [110, 212, 420, 1000];
const boards = sides.flatMap((n) =>
  pixels.flatMap((px) => [1, 1.5].map((scale) => ({ n, px, scale, unit: extentOf(n) / px }))),
);
/** Which sticks were removed: none, all, and every second of them. */
const removals: readonly ((id: number) => boolean)[] = [() => false, () => true, (id) => id % 2 === 0];

function labelsOf(n: number, size: number, isRemoved: (id: number) => boolean): (StickLabel & { id: number })[] {
  return stickPlaces(n).map((place) => ({
    id: place.id,
    ...stickLabel(place, size, n, isRemoved(place.id) ? 'beside' : 'on'),
  }));
}

describe('5.8: ids on the board', () => {
  test('are an eighth of a cell at least, and ten pixels wherever all are shown', () => {
    for (const { unit, scale } of boards) {
      const { size, fits } = lettering(unit, scale);
      expect(size / unit).toBeGreaterThanOrEqual(10 - 1e-9);
      if (fits === 'all') expect(size).toBeGreaterThanOrEqual(CELL / 8);
    }
  });

  test('grow with the board', () => {
    expect(lettering(extentOf(3) / 1000, 1).size / (extentOf(3) / 1000)).toBeGreaterThan(36);
  });

  test('do not run into each other, whichever sticks were removed', () => {
    for (const { n, unit, scale } of boards) {
      const { size, fits } = lettering(unit, scale);
      if (fits !== 'all') continue;
      for (const isRemoved of removals) {
        const labels = labelsOf(n, size, isRemoved);
        expect(roomyLabels(labels, n), `n = ${n}, ${size}`).toEqual(labels);
      }
    }
  });

  test('of those that are named as many are shown as have room, from the first on', () => {
    const { size, fits } = lettering(extentOf(5) / 110, 1);
    expect(fits).toBe('named');
    const named = [34, 1, 2, 60];
    const labels = labelsOf(5, size, (id) => named.includes(id));
    const placed = roomyLabels(
      named.flatMap((id) => labels.filter((label) => label.id === id)),
      5,
    );
    expect(placed[0]?.id).toBe(34);
    for (const [i, one] of placed.entries()) {
      expect(Math.abs(one.x - extentOf(5) / 2 + MARGIN) + one.width / 2).toBeLessThanOrEqual(extentOf(5) / 2);
      expect(placed.slice(i + 1).filter((other) => overlap(one, other))).toEqual([]);
    }
  });
});

describe('5.7: the id of a removed stick', () => {
  test('stands beside it, with nothing over it: no line, no disc, no mark of a square', () => {
    for (const { n, unit, scale } of boards) {
      const letters = lettering(unit, scale);
      if (letters.fits !== 'all') continue;
      for (const place of stickPlaces(n)) {
        const label = stickLabel(place, letters.size, n, 'beside');
        const off = place.direction === 'horizontal' ? Math.abs(label.y - place.y) : Math.abs(label.x - place.x);
        const half = (place.direction === 'horizontal' ? label.height : label.width) / 2;
        // the dashes are 8 thick; only on the right border three digits interrupt them
        const interrupts = place.direction === 'vertical' && place.column === n && place.id > 99;
        if (!interrupts) expect(off - half).toBeGreaterThanOrEqual(4);
        const disc = discOf(place, letters);
        expect(overlap(label, { ...label, x: disc.x, y: disc.y, width: 2 * disc.r, height: 2 * disc.r })).toBe(false);
        // the cross of a broken square, 16 wide in the middle of its cell
        const middle = { x: (Math.floor(label.x / CELL) + 0.5) * CELL, y: (Math.floor(label.y / CELL) + 0.5) * CELL };
        if (String(place.id).length < 3)
          expect(overlap(label, { ...label, ...middle, width: 16, height: 16 }), `${n} ${place.id}`).toBe(false);
      }
    }
  });

  test('has the disc on its own stick', () => {
    for (const place of stickPlaces(3)) {
      const { x, y, r } = discOf(place, lettering(1, 1));
      expect(place.direction === 'horizontal' ? y : x).toBe(place.direction === 'horizontal' ? place.y : place.x);
      expect(r).toBeLessThanOrEqual(20);
    }
  });

  test('and that of a missing one is on no dot', () => {
    for (const place of stickPlaces(12)) {
      const label = stickLabel(place, 27, 12, 'on');
      const half = (place.direction === 'horizontal' ? label.width : label.height) / 2;
      for (const at of dotsAround(place, label)) expect(Math.abs(at - CELL / 2) - 2.6).toBeGreaterThan(half);
    }
  });
});

/** Twice the area of a polygon. */
const doubleArea = (corners: [number, number][]) =>
  Math.abs(
    corners.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length] as [number, number];
      return sum + x * nextY - nextX * y;
    }, 0),
  );

test('5.9: a stick is hit wherever it is the nearest, and no two can be hit at one place', () => {
  const n = 4;
  const areas = stickPlaces(n).map((place) => doubleArea(reachOf(place, n)) / 2);
  const border = 4 * n * ((CELL * (MARGIN - 2)) / 2);
  // the diamonds fill the grid and their part of the margin exactly
  expect(areas.reduce((sum, area) => sum + area, 0)).toBe((n * CELL) ** 2 + border);
  for (const place of stickPlaces(n)) {
    const xs = reachOf(place, n).map(([x]) => x);
    const ys = reachOf(place, n).map(([, y]) => y);
    expect(Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))).toBeGreaterThan(0.8 * CELL);
  }
});
