import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatBoards } from '../../src/puzzles/rotation-game/notation.ts';
import { rotationCases } from '../puzzles/rotation-game/rotation-boards.ts';
import { jsonLines, runWith } from './fake-world.ts';

const presentations = readFileSync('tests/cases/presentation.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { problem: string; name: string; stdin: string; stdout: string })
  .filter(({ problem }) => problem === 'rotation-game');

/** The contest's answers: two lines a board. */
const answers = (cases: typeof rotationCases) =>
  cases.map(({ first_line, digit }) => `${first_line}\n${digit}\n`).join('');
const input = (cases: typeof rotationCases) => formatBoards(cases.map(({ board }) => board));

test('all contest boards in one input are answered, two lines each', () => {
  expect(rotationCases).toHaveLength(46);
  expect(runWith(['solve', 'rotation-game', '--preset', 'pattern'], input(rotationCases))).toEqual({
    status: 0,
    out: answers(rotationCases),
    err: '',
  });
});

test('those of up to ten moves are answered alike without the table', () => {
  const short = rotationCases.filter(({ length }) => length <= 10);
  expect(short).toHaveLength(31);
  expect(runWith(['solve', 'rotation-game'], input(short))).toEqual({ status: 0, out: answers(short), err: '' });
});

test.each(presentations)('$name: standard output is as the contest wants it', ({ problem, stdin, stdout }) => {
  expect(runWith(['solve', problem], stdin)).toEqual({ status: 0, out: stdout, err: '' });
});

test('the contest has presentation cases for this puzzle', () => {
  expect(presentations).toHaveLength(4);
});

test('with --json a board is an object in a line', () => {
  const { out } = runWith(['solve', 'rotation-game', '--json'], '1 1 1 1 3 2 3 2 3 1 3 2 2 3 1 2 2 2 3 1 2 1 3 3\n0\n');
  expect(jsonLines(out)).toEqual([
    {
      answer: 'AC\n2',
      solution: [0, 2],
      outcome: 'solved',
      iterations: [
        [0, 1, 1],
        [1, 1, 1],
        [2, 5, 2],
      ],
      nodes: 7,
      held: 3,
      milliseconds: 1.5,
    },
  ]);
});

test.each([
  ['1 1 1\n1 4', 'line 2, column 3', '4', 'a cell of the board, 1 to 3'],
  ['1 1 1\n0', 'line 2, column 1', '0', 'one more cell, 1 to 3: the board is cut short, it has 24'],
  ['x', 'line 1, column 1', 'x', 'the first cell of a board, 1 to 3, or the final 0'],
])('%j is refused with its place and what should stand there', (text, place, found, expected) => {
  const { status, out, err } = runWith(['solve', 'rotation-game'], text);
  expect([status, out]).toEqual([2, '']);
  expect(err).toContain(place);
  expect(err).toContain(found);
  expect(err).toContain(expected);
});
