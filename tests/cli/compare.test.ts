import { expect, test } from 'vitest';
import { compare } from '../../src/cli/compare.ts';
import { puzzleById } from '../../src/puzzles/registry.ts';
import { cellsOf } from '../matrix/matrices.ts';
import { readCsv } from '../matrix/read-csv.ts';
import { runWith } from './fake-world.ts';

const sample = '2\n2\n0\n3\n3 12 17 23\n';
const squares = puzzleById('square-destroyer');
if (!squares) throw new Error('there is Square Destroyer');

/** The searches of a table, in the order of their columns. */
function searchesIn(argv: readonly string[], input = sample): string[] {
  const { status, out, err } = runWith(['compare', 'square-destroyer', '--csv', ...argv], input);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const records = readCsv(out).slice(1);
  return [...new Set(records.map((record) => record[2] ?? ''))];
}

test('a table has a row a case and a total, and for each search its nodes and the median, least and greatest time', () => {
  expect(runWith(['compare', 'square-destroyer', '--presets', 'guide,blind,poj'], sample)).toEqual({
    status: 0,
    err: '',
    out: [
      '                                                       guide                                    blind                                      poj',
      'case                        nodes          ms        min–max         nodes          ms        min–max         nodes          ms        min–max',
      '1  n = 2                       19         1.5        1.5–1.5            32         1.5        1.5–1.5            20         1.5        1.5–1.5',
      '2  n = 3 − 12 17 23             4         1.5        1.5–1.5            30         1.5        1.5–1.5             7         1.5        1.5–1.5',
      'total                          23         3.0                           62         3.0                           27         3.0',
      '',
    ].join('\n'),
  });
});

test('a search stopped at the limit has at least this many nodes, and no answer', () => {
  const argv = ['compare', 'square-destroyer', '--presets', 'blind,guide', '--limit', '200000'];
  const { status, out } = runWith(argv, '1\n5 0\n');
  expect(status).toBe(0);
  expect(out).toMatch(/^1 {2}n = 5 +≥ 2\d\d,\d{3} +≥ [\d.]+ +1 run +28,637 +[\d.]+ +[\d.]+–[\d.]+$/m);
  expect(out).toMatch(/^total +≥ 2\d\d,\d{3} +≥ [\d.]+ +28,637 +[\d.]+$/m);
  const [, blind = [], guide = []] = readCsv(runWith([...argv, '--csv'], '1\n5 0\n').out);
  expect(blind.slice(2, 5)).toEqual(['blind', 'stopped', '']);
  expect(blind.slice(-2)).toEqual(['no', '']);
  expect([guide[2], guide[3], guide[4], guide.at(-2)]).toEqual(['guide', 'solved', '14', 'yes']);
});

test('as CSV there is a record a run, read back as it was', () => {
  const { out } = runWith(['compare', 'square-destroyer', 'a.in', '--csv'], '', { 'a.in': sample });
  expect(readCsv(out)).toEqual([
    'case brief search outcome answer nodes prunes held median_ms min_ms max_ms runs complete agrees'.split(' '),
    ['1', 'n = 2', 'guide', 'solved', '3', '19', '12', '4', '1.5', '1.5', '1.5', '7', 'yes', 'yes'],
    ['1', 'n = 2', 'blind', 'solved', '3', '32', '22', '4', '1.5', '1.5', '1.5', '7', 'yes', 'yes'],
    ['2', 'n = 3 - 12 17 23', 'guide', 'solved', '3', '4', '0', '4', '1.5', '1.5', '1.5', '7', 'yes', 'yes'],
    ['2', 'n = 3 - 12 17 23', 'blind', 'solved', '3', '30', '20', '4', '1.5', '1.5', '1.5', '7', 'yes', 'yes'],
  ]);
});

test('two presets are compared unless others are named; with switches to vary, the first alone is the base', () => {
  expect(searchesIn([])).toEqual(['guide', 'blind']);
  expect(searchesIn(['--vary', 'siblings,memory'])).toEqual(['guide', 'exclusion', 'table']);
});

test('switches are varied one at a time, or in all combinations, from each of the presets', () => {
  expect(searchesIn(['--presets', 'strong', '--vary', 'siblings,memory'])).toHaveLength(3);
  expect(searchesIn(['--vary', 'siblings,memory', '--all'])).toEqual([
    'guide',
    'exclusion',
    'table',
    'exclusion+table',
  ]);
  expect(searchesIn(['--presets', 'guide,exclusion', '--vary', 'siblings'])).toEqual(['guide', 'exclusion']);
  expect(searchesIn(['--presets', 'naive+ascending,guide'])).toEqual(['naive+ascending', 'guide']);
});

test('an input without a case gives an empty table', () => {
  expect(runWith(['compare', 'square-destroyer', '--csv'], '0\n').out.split('\r\n')).toHaveLength(2);
  expect(runWith(['compare', 'square-destroyer'], '0\n')).toMatchObject({ status: 0, err: '' });
});

test.each([
  ['an unknown preset', ['--presets', 'guide,fast'], 'found the preset "fast", expected guide, blind, poj'],
  ['no preset', ['--presets', ''], 'found the preset "", expected guide, blind, poj'],
  [
    'an unknown switch',
    ['--vary', 'siblings,speed'],
    'found the switch "speed", expected one of: estimate, sticks, first, next, square, siblings, dominance, memory, search\n',
  ],
  ['all of nothing', ['--all'], 'found --all, expected it beside --vary\n'],
  [
    'a limit that is no number',
    ['--limit', '1e6'],
    'found --limit "1e6", expected a whole number from 1 to 999999999999999\n',
  ],
  ['an option of another command', ['--preset', 'guide'], 'found --preset, which deepen compare does not take\n'],
  ['JSON', ['--json'], 'found --json, which deepen compare does not take\n'],
])('%s is a wrong use: status 2, nothing on standard output', (_, argv, message) => {
  const { status, out, err } = runWith(['compare', 'square-destroyer', ...argv], sample);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(`deepen: ${message}`);
});

test('a bad input is refused whole, with its place', () => {
  expect(runWith(['compare', 'square-destroyer', '--csv'], '2\n2\n0\n3\n3 12 17 99\n')).toEqual({
    status: 2,
    out: '',
    err: 'deepen: line 5, column 9: found “99”, expected the id of a stick, 1 to 24\n',
  });
});

/** A puzzle that answers one more whenever the estimate is naive. */
function wrong() {
  const puzzle = { ...squares, search: squares?.search } as NonNullable<typeof squares>;
  const honest = puzzle.search;
  return {
    ...puzzle,
    *search(...asked: Parameters<typeof honest>) {
      const result = yield* honest(...asked);
      const solution = [...(result.solution ?? []), 1];
      return asked[1].estimate === 'naive' ? { ...result, solution } : result;
    },
  };
}

test.each(['text', 'csv'] as const)('answers that differ are told loudly, as %s', (form) => {
  const puzzle = wrong();
  const { guide = {}, blind = {}, poj = {} } = puzzle.presets;
  const matrix = { puzzle, instances: puzzle.parse(sample), searches: [guide, blind, poj], limit: 1e6 };
  expect(cellsOf(matrix).map(({ answer }) => answer)).toEqual(['3', '4', '3', '3', '4', '3']);
  let out = '';
  let err = '';
  const world = {
    read: () => new Uint8Array(),
    out(text: string) {
      out += text;
    },
    err(text: string) {
      err += text;
    },
    now: () => 0,
    words: new Map(),
  };
  expect(compare(matrix, world, form)).toBe(false);
  expect(err).toBe(
    'deepen: case 1: the searches disagree, so at least one of them is wrong: guide 3, blind 4, poj 3\n' +
      'deepen: case 2: the searches disagree, so at least one of them is wrong: guide 3, blind 4, poj 3\n',
  );
  if (form === 'text') expect(out.match(/ {2}! the answers differ\n/g)).toHaveLength(2);
  else expect(readCsv(out).map((record) => record.at(-1))).toEqual(['agrees', 'yes', 'no', 'yes', 'yes', 'no', 'yes']);
});

test('a row is written as soon as its searches are done', () => {
  const puzzle = squares;
  const matrix = { puzzle, instances: puzzle.parse(sample), searches: [puzzle.presets.guide ?? {}], limit: 1e6 };
  const written: string[] = [];
  let looks = 0;
  const world = {
    read: () => new Uint8Array(),
    out: (text: string) => written.push(`${looks}: ${text.slice(0, 5)}`),
    err() {},
    now: () => ++looks,
    words: new Map(),
  };
  compare(matrix, world, 'csv');
  expect(written).toEqual(['0: case,', '14: 1,n =', '28: 2,n =', '28: ']);
});
