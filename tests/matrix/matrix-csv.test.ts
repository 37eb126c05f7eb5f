import { expect, test } from 'vitest';
import { csvTable } from '../../src/matrix/matrix-csv.ts';
import { timesOf } from '../../src/matrix/times.ts';
import { puzzleById } from '../../src/puzzles/registry.ts';
import { cellsOf, cellWith } from './matrices.ts';
import { readCsv } from './read-csv.ts';

const squares = puzzleById('square-destroyer');
if (!squares) throw new Error('there is Square Destroyer');
const { guide = {}, blind = {}, poj = {} } = squares.presets;
const matrix = { puzzle: squares, instances: [{ n: 2, missing: [] }], searches: [guide, blind], limit: 1e6 };

test('a record a run, after the names of the columns', () => {
  expect(csvTable(matrix).head + csvTable(matrix).row(cellsOf(matrix))).toBe(
    'case,brief,search,outcome,answer,nodes,prunes,held,median_ms,min_ms,max_ms,runs,complete,agrees\r\n' +
      '1,n = 2,guide,solved,3,19,12,4,1,1,1,7,yes,yes\r\n' +
      '1,n = 2,blind,solved,3,32,22,4,1,1,1,7,yes,yes\r\n',
  );
});

test('quotes, commas and line ends come back as they were', () => {
  const brief = 'a "shelf", of two\r\nlines';
  const odd = { ...matrix, puzzle: { ...squares, brief: () => brief } };
  const text = csvTable(odd).row([
    cellWith({ answer: 'AC\n2' }),
    cellWith({ search: 1, answer: '', outcome: 'stopped' }),
  ]);
  expect(text).toContain('"a ""shelf"", of two\r\nlines"');
  expect(readCsv(text)).toEqual([
    ['1', brief, 'guide', 'solved', 'AC\n2', '10', '4', '3', '1', '1', '1', '1', 'yes', 'yes'],
    ['1', brief, 'blind', 'stopped', '', '10', '4', '3', '1', '1', '1', '1', 'no', ''],
  ]);
});

test('a row that not all searches have been through is not judged', () => {
  const text = csvTable({ ...matrix, searches: [guide, blind, poj] }).row([
    cellWith({}),
    cellWith({ search: 1, answer: '4' }),
  ]);
  expect(readCsv(text).map((record) => record.slice(-2))).toEqual([
    ['yes', ''],
    ['yes', ''],
  ]);
});

test('an answer that differs is said to, and times are in thousandths of a millisecond', () => {
  const row = [cellWith({ time: timesOf([0.123456, 8, 9]) }), cellWith({ search: 1, answer: '4' })];
  const records = readCsv(csvTable(matrix).row(row));
  expect(records.map((record) => [...record.slice(8, 12), record.at(-1)])).toEqual([
    ['8', '0.123', '9', '3', 'no'],
    ['1', '1', '1', '1', 'no'],
  ]);
});
