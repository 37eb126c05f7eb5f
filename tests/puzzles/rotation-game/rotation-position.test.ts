import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centre } from '../../../src/puzzles/rotation-game/board.ts';
import { boardAfter, inverses } from '../../../src/puzzles/rotation-game/moves.ts';
import { crossingOf, digitStatuses, moveBetween } from '../../../src/puzzles/rotation-game/position.ts';
import { anyBoard } from './rotation-boards.ts';

const anyMove = fc.integer({ min: 0, max: 7 });

test('a move carries one digit into the centre, one out of it, and the others past its border or not at all', () => {
  const cells = Array.from({ length: 24 }, (_, cell) => cell);
  for (const move of inverses.keys()) {
    const after = boardAfter(cells, [move]);
    const { comes, goes } = crossingOf(move);
    const moved = cells.map((to) => ({ from: after[to] as number, to }));
    const crossing = moved.filter(({ from, to }) => centre.includes(from) !== centre.includes(to));
    expect(crossing.filter(({ to }) => centre.includes(to))).toEqual([comes]);
    expect(crossing.filter(({ from }) => centre.includes(from))).toEqual([goes]);
  }
});

test('the move between two boards is the one that was made, unless it changed nothing', () => {
  fc.assert(
    fc.property(anyBoard, anyMove, (board, move) => {
      const after = boardAfter(board, [move]);
      expect(moveBetween(board, after)).toBe(after.join() === board.join() ? null : move);
      expect(moveBetween(board, board)).toBeNull();
    }),
  );
});

test('no move leads from a board to one two moves away by different lines', () => {
  fc.assert(
    fc.property(anyBoard, anyMove, anyMove, (board, first, second) => {
      const after = boardAfter(board, [first, second]);
      const found = moveBetween(board, after);
      expect(found === null || boardAfter(board, [found]).join() === after.join()).toBe(true);
    }),
  );
});

test('a digit is told by its cells in the centre, and by its distance where there is a table', () => {
  const board = [...'222321113331311332321122'].map(Number);
  expect(digitStatuses(board, null)).toEqual([
    { digit: 1, count: 3, distance: null },
    { digit: 2, count: 1, distance: null },
    { digit: 3, count: 4, distance: null },
  ]);
  expect(digitStatuses(board, new Uint8Array(735_471).fill(9))[0]).toEqual({ digit: 1, count: 3, distance: 9 });
});
