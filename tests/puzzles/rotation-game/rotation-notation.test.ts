import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { decodeBoard, encodeBoard, formatBoards, parseBoards } from '../../../src/puzzles/rotation-game/notation.ts';
import { anyBoard } from './rotation-boards.ts';

const sample = ['111132323132231222312133', '111111112222222233333333'].map(decodeBoard);
const [one, other] = sample.map((board) => board.join(' '));

test('parsing what was formatted gives the same boards', () => {
  fc.assert(
    fc.property(fc.array(anyBoard, { maxLength: 5 }), (boards) => {
      expect(parseBoards(formatBoards(boards))).toEqual(boards);
    }),
  );
});

test('decoding what was encoded gives the same board, in characters that an address takes as they are', () => {
  fc.assert(
    fc.property(anyBoard, (board) => {
      expect(decodeBoard(encodeBoard(board))).toEqual(board);
      expect(encodeURIComponent(encodeBoard(board))).toBe(encodeBoard(board));
    }),
  );
});

test('boards are formatted as the contest gives them, a line each and a lone 0', () => {
  expect(formatBoards(sample)).toBe(`${one}\n${other}\n0\n`);
  expect(formatBoards([])).toBe('0\n');
});

test('a board in one line shows the rows of the #', () => {
  expect(rotationGame.brief(sample[0] ?? [])).toBe('11 11 3232313 22 3122231 21 33');
});

test.each([
  ['no final 0', `${one}\n${other}\n`],
  ['no final newline', `${one}\n${other}\n0`],
  ['CRLF', `${one}\r\n${other}\r\n0\r\n`],
  ['lone CR', `${one}\r${other}\r0\r`],
  ['all in one line', `${one} ${other} 0`],
  ['a number a line', `${one} ${other} 0`.replaceAll(' ', '\n')],
  ['blank lines and indents', `\n\n ${one}\n\n\t${other}\n \n 0\n\n`],
  ['a byte order mark', `\uFEFF${one}\n${other}\n0\n`],
  ['leading zeros', `${one} ${other} 00`.replaceAll('3', '03')],
  [
    'the shape of the #',
    `    1   1\n    1   1\n3 2 3 2 3 1 3\n    2   2\n3 1 2 2 2 3 1\n    2   1\n    3   3\n\n${other}\n0`,
  ],
])('%s makes no difference', (_, text) => {
  expect(parseBoards(text)).toEqual(sample);
});

test('an input of no board is lawful', () => {
  expect(parseBoards('0\n')).toEqual([]);
  expect(parseBoards('')).toEqual([]);
});
