import { expect, test } from 'vitest';
import { squaresOf } from '../../../../src/puzzles/square-destroyer/grid.ts';
import { CELL, MARGIN, stickPlaces } from '../../../../src/view/puzzles/square-destroyer/board-geometry.ts';
import { squareNumbers } from '../../../../src/view/puzzles/square-destroyer/square-numbers.ts';
import { lettering, overlap, stickLabel } from '../../../../src/view/puzzles/square-destroyer/stick-labels.ts';

for (const n of [2, 5, 8, 12])
  test(`5.8: the numbers of counted squares run into no id and no other number, n = ${n}`, () => {
    for (const pixels of [110, 300, 1300]) {
      const unit = (n * CELL + 2 * MARGIN) / pixels;
      const letters = lettering(unit, 1);
      const ids = letters.fits === 'all' ? stickPlaces(n).map((place) => stickLabel(place, letters.size, n, 'on')) : [];
      const numbers = squareNumbers(
        // all unit squares and a larger one in every row, as weights have it
        squaresOf(n)
          .filter(({ side, column }) => side === 1 || (side < 4 && column === 0))
          .map((square, i) => ({ square, text: i % 5 === 0 ? '½' : String(i % 100) })),
        { n, usual: 24 * unit, idWidth: Math.max(0, ...ids.map(({ width }) => width)), isRemoved: () => false },
      );
      for (const [i, number] of numbers.entries()) {
        const others = [...ids, ...numbers.slice(i + 1)];
        expect(others.filter((other) => overlap(number, other)).length, `${pixels} px, number ${i}`).toBe(0);
      }
    }
  });

test('5.7: the plate of a large square lies on no disc of a removed stick where there is room elsewhere', () => {
  const n = 3;
  const whole = squaresOf(n)
    .filter(({ side }) => side === 3)
    .map((square) => ({ square, text: '1' }));
  const at = (isRemoved: (id: number) => boolean) =>
    squareNumbers(whole, { n, usual: 24, idWidth: 20, isRemoved }).map(({ x, y }) => [x / CELL, y / CELL]);
  expect(at(() => false)).toEqual([[1, 1]]);
  // 9 is the horizontal stick that begins at the joint (1,1)
  expect(at((id) => id === 9)).toEqual([[2, 1]]);
});
