import { expect, test } from 'vitest';
import type { Expected } from '../../../src/puzzles/input-error.ts';
import { decodeBoard, parseBoards } from '../../../src/puzzles/rotation-game/notation.ts';
import { errorOf } from '../error-of.ts';

const boardOrEnd: Expected = { of: 'board-or-end', from: 0, to: 3 };
const cell: Expected = { of: 'cell', from: 1, to: 3 };
const moreCells: Expected = { of: 'more-cells', from: 1, to: 3 };
const rarerDigit: Expected = { of: 'rarer-digit' };
const end: Expected = { of: 'end' };

type Row = readonly [
  what: string,
  text: string,
  line: number,
  column: number,
  found: string | null,
  expected: Expected,
];

const board = '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3';

const inputs: readonly Row[] = [
  ['a word for a board', 'board\n', 1, 1, 'board', boardOrEnd],
  ['a first number beyond 3', ' 4 1', 1, 2, '4', boardOrEnd],
  ['a negative number', '1 -1', 1, 3, '-1', cell],
  ['a number beyond 3', '1 2 3\n1 4', 2, 3, '4', cell],
  ['a word in a board', '1 x', 1, 3, 'x', cell],
  ['a fraction', '1 1.0', 1, 3, '1.0', cell],
  ['digits of another script', '1 ١', 1, 3, '١', cell],
  ['digits without spaces', '111132323132231222312133', 1, 1, '111132323132231222312133', boardOrEnd],
  ['a board cut short by the 0', '1 1\n1 1\n0\n', 3, 1, '0', moreCells],
  ['a board cut short by 00', '1 1\n1 1\n00\n', 3, 1, '00', moreCells],
  ['a board cut short by the end', '1 1\n1 2\n', 2, 4, null, moreCells],
  ['a board one number too short', `${board.slice(0, -2)}\n0`, 2, 1, '0', moreCells],
  ['a second board cut short', `${board}\n1 2 3\n0`, 3, 1, '0', moreCells],
  ['a board one number too long', `${board} 3\n0`, 2, 1, '0', moreCells],
  ['a ninth 1', '1 1 1 1\n1 1 1 1\n1', 3, 1, '1', rarerDigit],
  ['a ninth 3 in a second board', `${board}\n3 3 3 3 3 3 3 3 1 2 3`, 2, 21, '3', rarerDigit],
  ['text after the final 0', `${board}\n0\n${board}`, 3, 1, '1', end],
  ['a word after the final 0', '0 end', 1, 3, 'end', end],
  ['a byte order mark in its line', '\uFEFF1 4', 1, 3, '4', cell],
  ['CRLF before it', '1\r\n2\r\n3 4', 3, 3, '4', cell],
];

test.each(inputs)('%s is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => parseBoards(text))).toMatchObject({ line, column, found, expected });
});

const word = '111132323132231222312133';

const addresses: readonly Row[] = [
  ['an empty word', '', 1, 1, null, moreCells],
  ['a word cut short', word.slice(0, 23), 1, 24, null, moreCells],
  ['a word too long', `${word}1`, 1, 25, '1', end],
  ['a 0', '110', 1, 3, '0', cell],
  ['a 4', '4', 1, 1, '4', cell],
  ['a letter', '1x', 1, 2, 'x', cell],
  ['a line break', `${word}\n`, 1, 25, '\n', end],
  ['a ninth 1', '111111111', 1, 9, '1', rarerDigit],
];

test.each(addresses)('%s in an address is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => decodeBoard(text))).toMatchObject({ line, column, found, expected });
});
