import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsWith, centre, digits, rows } from '../../../src/puzzles/rotation-game/board.ts';
import { countInCentre, setOf, turnedSet } from '../../../src/puzzles/rotation-game/cell-sets.ts';
import { boardAfter, inverses, lines, moveLetter } from '../../../src/puzzles/rotation-game/moves.ts';
import { anyBoard, anyMoves } from './rotation-boards.ts';

const anyMove = fc.integer({ min: 0, max: 7 });
const cells = Array.from({ length: 24 }, (_, cell) => cell);
const shape = (board: readonly number[]) => rows.map((row) => row.map((cell) => board[cell]).join(' '));

test('A turns the left column up by one place, and the cell at its end takes the first', () => {
  expect(shape(cells)).toEqual(['0 1', '2 3', '4 5 6 7 8 9 10', '11 12', '13 14 15 16 17 18 19', '20 21', '22 23']);
  expect(shape(boardAfter(cells, [0]))).toEqual([
    '2 1',
    '6 3',
    '4 5 11 7 8 9 10',
    '15 12',
    '13 14 20 16 17 18 19',
    '22 21',
    '0 23',
  ]);
});

test('C turns the upper row right, H the same row left', () => {
  expect(shape(boardAfter(cells, [2]))[2]).toBe('10 4 5 6 7 8 9');
  expect(shape(boardAfter(cells, [7]))[2]).toBe('5 6 7 8 9 10 4');
});

test('the moves are A to H in pairs that turn the same line', () => {
  expect(inverses.map((inverse, move) => moveLetter(move) + moveLetter(inverse))).toEqual([
    'AF',
    'BE',
    'CH',
    'DG',
    'EB',
    'FA',
    'GD',
    'HC',
  ]);
});

test('a move and its inverse leave every board as it was, and so do seven times the same move', () => {
  fc.assert(
    fc.property(anyBoard, anyMove, (board, move) => {
      expect(boardAfter(board, [move, inverses[move] as number])).toEqual(board);
      expect(boardAfter(board, new Array(7).fill(move))).toEqual(board);
    }),
  );
});

test('a set of cells is where the digits of its cells are after the same moves', () => {
  fc.assert(
    fc.property(anyBoard, anyMoves, (board, moves) => {
      const after = boardAfter(board, moves);
      for (const digit of digits) {
        const set = moves.reduce(turnedSet, setOf(cellsWith(board, digit)));
        expect(set).toBe(setOf(cellsWith(after, digit)));
        expect(countInCentre(set)).toBe(centre.filter((cell) => after[cell] === digit).length);
      }
    }),
  );
});

test('three cells of every line, side by side in its middle, are of the centre', () => {
  for (const line of lines)
    expect(line.map((cell) => centre.includes(cell))).toEqual([false, false, true, true, true, false, false]);
});
