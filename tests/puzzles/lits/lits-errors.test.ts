import { expect, test } from 'vitest';
import type { Expected } from '../../../src/puzzles/input-error.ts';
import { decodeBoard, parseBoards } from '../../../src/puzzles/lits/notation.ts';
import { errorOf } from '../error-of.ts';

const cases: Expected = { of: 'case-count', from: 0, to: 10 };
const side: Expected = { of: 'side', from: 1, to: 50 };
const end: Expected = { of: 'end' };
const digit: Expected = { of: 'zero-or-one' };
const row = (n: number): Expected => ({ of: 'row', from: n, to: n });
const rowEnd = (n: number): Expected => ({ of: 'row-end', from: n, to: n });
const packed = (n: number): Expected => ({ of: 'packed', from: n, to: n });

type Row = readonly [
  what: string,
  text: string,
  line: number,
  column: number,
  found: string | null,
  expected: Expected,
];

const inputs: readonly Row[] = [
  ['an empty text', '', 1, 1, null, cases],
  ['white space only', ' \n\n', 1, 1, null, cases],
  ['a word for the number of boards', 'two\n', 1, 1, 'two', cases],
  ['eleven boards', '11\n1\n1\n', 1, 1, '11', cases],
  ['a negative number of boards', ' -1\n', 1, 2, '-1', cases],
  ['a side of 0', '1\n0\n', 2, 1, '0', side],
  ['a side of 51', '1\n 51\n', 2, 2, '51', side],
  ['a fraction', '1\n2.0\n', 2, 1, '2.0', side],
  ['a number too large to hold', `1\n${'9'.repeat(400)}\n`, 2, 1, '9'.repeat(400), side],
  ['no side', '1\n', 1, 2, null, side],
  ['a digit 2', '1\n3\n1 1 1\n1 2 1\n1 1 1\n', 4, 3, '2', digit],
  ['a letter in a row', '1\n2\n11\n1x\n', 4, 2, 'x', digit],
  ['a letter beyond the BMP in a row', '1\n2\n11\n𝟏1\n', 4, 1, '𝟏', digit],
  ['a minus sign', '1\n2\n1 -1\n11\n', 3, 3, '-', digit],
  ['a row too short', '1\n3\n1 1 1\n1 1\n1 1 1\n', 4, 4, '11', row(3)],
  ['a row too short without spaces', '1\n3\n111\n11  \n111\n', 4, 3, '11', row(3)],
  ['a row too short at the very end', '1\n2\n11\n1', 4, 2, '1', row(2)],
  ['a row too long', '1\n3\n1 1 1\n1 1 1 0\n1 1 1\n', 4, 7, '0', rowEnd(3)],
  ['a row too long without spaces', '1\n2\n11011\n11\n', 3, 3, '011', rowEnd(2)],
  ['a word after a row', '1\n2\n11 end\n11\n', 3, 4, 'end', rowEnd(2)],
  ['two rows in a line', '1\n2\n11 11\n', 3, 4, '11', rowEnd(2)],
  ['a row broken into two lines', '1\n2\n1\n1\n11', 3, 2, '1', row(2)],
  ['too few rows', '1\n3\n111\n111\n', 4, 4, null, row(3)],
  ['no row', '1\n3\n', 2, 2, null, row(3)],
  ['too few rows before the next board', '2\n3\n111\n111\n2\n11\n11\n', 5, 1, '2', digit],
  ['fewer boards than announced', '2\n1\n1\n', 3, 2, null, side],
  ['text after the last board', '1\n1\n1\n1 2\n', 4, 1, '1', end],
  ['a word after the last board', '1\n1\n1\n\n end', 5, 2, 'end', end],
  ['text after no board', '0 1', 1, 3, '1', end],
  ['CRLF before it', '1\r\n2\r\n11\r\n13\r\n', 4, 2, '3', digit],
  ['a byte order mark before it', '\uFEFFx', 1, 1, 'x', cases],
  ['a byte order mark in its line', '\uFEFF1 51', 1, 3, '51', side],
];

test.each(inputs)('%s is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => parseBoards(text))).toMatchObject({ line, column, found, expected });
});

const addresses: readonly Row[] = [
  ['an empty word', '', 1, 1, '', side],
  ['a side of 0', '0.', 1, 1, '0.', side],
  ['a side of 51', '51.A', 1, 1, '51.A', side],
  ['no dot', '5', 1, 1, '5', side],
  ['too few characters', '5._aNf', 1, 3, '_aNf', packed(5)],
  ['too many characters', '5._aNfgA', 1, 3, '_aNfgA', packed(5)],
  ['a character that packs nothing', '5._aN~g', 1, 6, '~g', packed(5)],
  ['a cell beyond the last', '1.Y', 1, 3, 'Y', packed(1)],
  ['a line break', '1.g\n', 1, 4, '\n', packed(1)],
];

test.each(addresses)('%s in an address is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => decodeBoard(text))).toMatchObject({ line, column, found, expected });
});
