import { expect, test } from 'vitest';
import type { Expected } from '../../../src/puzzles/input-error.ts';
import { decodeGrid, parseGrids } from '../../../src/puzzles/square-destroyer/notation.ts';
import { errorOf } from '../error-of.ts';

const cases: Expected = { of: 'case-count', from: 0, to: 100_000 };
const side: Expected = { of: 'side', from: 1, to: 12 };
const count: Expected = { of: 'missing-count', from: 0, to: 1_000_000 };
const end: Expected = { of: 'end' };
const stick = (to: number): Expected => ({ of: 'stick', from: 1, to });

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
  ['a word for the number of cases', 'two\n', 1, 1, 'two', cases],
  ['a negative number of cases', ' -1\n', 1, 2, '-1', cases],
  ['too many cases', '100001\n', 1, 1, '100001', cases],
  ['a side of 0', '1\n0\n0\n', 2, 1, '0', side],
  ['a side of 13', '1\n 13\n0\n', 2, 2, '13', side],
  ['a fraction', '1\n2.0\n0\n', 2, 1, '2.0', side],
  ['a power of ten', '1\n1e0\n0\n', 2, 1, '1e0', side],
  ['a plus sign', '1\n+2\n0\n', 2, 1, '+2', side],
  ['digits of another script', '1\n٢\n0\n', 2, 1, '٢', side],
  ['a number too large to hold', `1\n${'9'.repeat(400)}\n0\n`, 2, 1, '9'.repeat(400), side],
  ['a negative number of sticks', '1\n3\n-3 12 17 23\n', 3, 1, '-3', count],
  ['too many missing sticks', '1\n3\n1000001 1\n', 3, 1, '1000001', count],
  ['an id of 0', '1\n3\n3 12 0 23\n', 3, 6, '0', stick(24)],
  ['an id beyond the last stick', '1\n3\n3 12 17 25\n', 3, 9, '25', stick(24)],
  ['an id beyond the last stick of n = 1', '1\n1\n1 5', 3, 3, '5', stick(4)],
  ['a word for an id', '1\n3\n3 12 x 23\n', 3, 6, 'x', stick(24)],
  ['more sticks announced than follow', '1\n3\n3 12 17\n', 3, 8, null, stick(24)],
  ['more sticks announced than follow, at the very end', '1\n3\n3 12 17', 3, 8, null, stick(24)],
  ['no number of missing sticks', '1\n3\n', 2, 2, null, count],
  ['fewer cases than announced', '2\n2\n0\n', 3, 2, null, side],
  ['text after the last case', '1\n2\n0\n7\n', 4, 1, '7', end],
  ['a word after the last case', '1\n2\n0 end\n', 3, 3, 'end', end],
  ['text after no case', '0 1', 1, 3, '1', end],
  ['CRLF before it', '1\r\n3\r\n2 12 25\r\n', 3, 6, '25', stick(24)],
  ['lone CR before it', '1\r3\r2 12 25\r', 3, 6, '25', stick(24)],
  ['a byte order mark before it', '\uFEFFx', 1, 1, 'x', cases],
  ['a byte order mark in its line', '\uFEFF1 3 1 25', 1, 7, '25', stick(24)],
  ['blank lines before it', '\n\n1\n\n3\n1\n\n\t25', 8, 2, '25', stick(24)],
];

test.each(inputs)('%s is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => parseGrids(text))).toMatchObject({ line, column, found, expected });
});

const addresses: readonly Row[] = [
  ['an empty word', '', 1, 1, '', side],
  ['a word that is no number', 'x', 1, 1, 'x', side],
  ['a side of 0', '0', 1, 1, '0', side],
  ['a side of 13', '13-1', 1, 1, '13-1', side],
  ['another separator', '3.12', 1, 1, '3.12', side],
  ['no id after the hyphen', '3-', 1, 3, '', stick(24)],
  ['an id of 0', '3-0', 1, 3, '0', stick(24)],
  ['an id beyond the last stick', '3-12.25', 1, 6, '25', stick(24)],
  ['no id between dots', '3-12..17', 1, 6, '', stick(24)],
  ['a word for an id', '10-1.2.x', 1, 8, 'x', stick(220)],
  ['a line break', '3-12\n', 1, 3, '12\n', stick(24)],
];

test.each(addresses)('%s in an address is refused with its place', (_, text, line, column, found, expected) => {
  expect(errorOf(() => decodeGrid(text))).toMatchObject({ line, column, found, expected });
});

test('an address may repeat ids and need not sort them', () => {
  expect(decodeGrid('3-23.12.17.12')).toEqual({ n: 3, missing: [12, 17, 23] });
});

test('an input error is an Error with a message for a log', () => {
  const error = errorOf(() => parseGrids('1\n3\n1 25'));
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('InputError');
  expect(error.message).toBe('line 3, column 3: found 25, expected {"of":"stick","from":1,"to":24}');
});
