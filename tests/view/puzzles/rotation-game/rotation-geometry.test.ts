import { expect, test } from 'vitest';
import { cellPlaces, movePlaces } from '../../../../src/view/puzzles/rotation-game/board-geometry.ts';

test('a move stands one place beyond the cell that its line moves towards', () => {
  expect(movePlaces.map(({ move, dx, dy }) => [move, dx, dy])).toEqual([
    [0, 0, -1],
    [1, 0, -1],
    [2, 1, 0],
    [3, 1, 0],
    [4, 0, 1],
    [5, 0, 1],
    [6, -1, 0],
    [7, -1, 0],
  ]);
  const { frame } = movePlaces[2] ?? {};
  expect(frame).toEqual({ x: 0, y: 200, width: 700, height: 100 });
});

test('cells lie in the shape of #', () => {
  const drawn = Array.from({ length: 7 }, () => new Array<string>(7).fill(' '));
  for (const { row, column } of cellPlaces) (drawn[row] as string[])[column] = 'o';
  expect(drawn.map((row) => row.join('').trimEnd())).toEqual([
    '  o o',
    '  o o',
    'ooooooo',
    '  o o',
    'ooooooo',
    '  o o',
    '  o o',
  ]);
});
