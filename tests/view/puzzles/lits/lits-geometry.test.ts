import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchor, cellsBetween, outline, squares } from '../../../../src/view/puzzles/lits/board-geometry.ts';

test('the outline of a piece has the sides that its cells do not share', () => {
  const sides = (cells: readonly number[]) => outline(5, cells).split('M').length - 1;
  expect(sides([0])).toBe(4);
  expect(sides([0, 1])).toBe(6);
  expect(sides([0, 5, 10, 11])).toBe(10);
  // the end of a row and the start of the next are no neighbours
  expect(sides([4, 5])).toBe(8);
  expect(outline(5, [6])).toBe('M1,1h1M1,2h1M1,1v1M2,1v1');
});

test('cells are drawn as squares, inwards by an inset', () => {
  expect(squares(5, [0, 7])).toBe('M0,0h1v1h-1zM2,1h1v1h-1z');
  expect(squares(5, [0], 0.25)).toBe('M0.25,0.25h0.5v0.5h-0.5z');
});

test('a piece bears its letter on one of its cells', () => {
  expect(anchor(5, [0, 5, 10, 11])).toEqual({ x: 0.5, y: 1.5 });
  expect(anchor(5, [24])).toEqual({ x: 4.5, y: 4.5 });
});

test('a stroke from one cell to another leaves no gap', () => {
  const anyCell = fc.integer({ min: 0, max: 399 });
  fc.assert(
    fc.property(anyCell, anyCell, (from, to) => {
      const cells = cellsBetween(20, from, to);
      expect([cells[0], cells.at(-1)]).toEqual([from, to]);
      for (const [i, cell] of cells.slice(1).entries()) {
        const before = cells[i] as number;
        expect(Math.abs(Math.floor(cell / 20) - Math.floor(before / 20))).toBeLessThanOrEqual(1);
        expect(Math.abs((cell % 20) - (before % 20))).toBeLessThanOrEqual(1);
      }
    }),
  );
});
