import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard } from '../../../src/puzzles/lits/board.ts';
import { decodeBoard, encodeBoard, formatBoards, parseBoards } from '../../../src/puzzles/lits/notation.ts';
import { anyBoard } from './lits-boards.ts';

const sample = [{ rows: ['110', '011', '101'] }, { rows: ['1'] }];

test('what is written as a contest input is read back', () => {
  fc.assert(
    fc.property(fc.array(anyBoard(12), { maxLength: 10 }), (boards) => {
      expect(parseBoards(formatBoards(boards))).toEqual(boards);
    }),
  );
});

test('a contest input has a space between the digits', () => {
  expect(formatBoards(sample)).toBe('2\n3\n1 1 0\n0 1 1\n1 0 1\n1\n1\n');
});

test.each([
  ['no spaces', '2\n3\n110\n011\n101\n1\n1\n'],
  ['spaces here and there', '2\n3\n1 10\n01 1\n 101 \n1\n1\n'],
  ['tabs', '2\n3\n1\t1\t0\n0\t1\t1\n1\t0\t1\n1\n1\n'],
  ['CRLF', '2\r\n3\r\n110\r\n011\r\n101\r\n1\r\n1\r\n'],
  ['lone CR', '2\r3\r110\r011\r101\r1\r1\r'],
  ['blank lines', '\n2\n\n3\n\n110\n011\n \n101\n\n1\n1\n\n'],
  ['a byte order mark', '\uFEFF2\n3\n110\n011\n101\n1\n1\n'],
  ['no final newline', '2\n3\n110\n011\n101\n1\n1'],
  ['a side in the line before', '2 3\n110\n011\n101\n1\n1'],
  ['leading zeros', '02\n003\n110\n011\n101\n01\n1'],
])('%s makes no difference', (_, text) => {
  expect(parseBoards(text)).toEqual(sample);
});

test('an input of no board is lawful', () => {
  expect(parseBoards('0\n')).toEqual([]);
});

test('an address gives back the same board, in characters that it takes as they are', () => {
  fc.assert(
    fc.property(anyBoard(50), (board) => {
      const text = encodeBoard(board);
      expect(decodeBoard(text)).toEqual(board);
      expect(text).toMatch(/^[A-Za-z0-9._-]+$/);
    }),
  );
});

test('an address packs six cells into a character', () => {
  expect(encodeBoard({ rows: ['11111', '10110', '10001', '10101', '11111'] })).toBe('5._aNfg');
  expect(encodeBoard(makeBoard(50, () => true))).toHaveLength(3 + 417);
});
