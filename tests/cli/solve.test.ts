import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatGrids } from '../../src/puzzles/square-destroyer/notation.ts';
import { squareCases } from '../puzzles/square-destroyer/square-cases.ts';
import { jsonLines, runWith } from './fake-world.ts';

interface Presentation {
  readonly problem: string;
  readonly name: string;
  readonly stdin: string;
  readonly stdout: string;
}

const presentations = readFileSync('tests/cases/presentation.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Presentation)
  .filter(({ problem }) => problem === 'square-destroyer');

const sample = '2\n2\n0\n3\n3 12 17 23\n';

test('all contest cases in one input are answered, one a line', () => {
  const answers = squareCases.map(({ answer }) => `${answer}\n`).join('');
  expect(squareCases).toHaveLength(185);
  expect(runWith(['solve', 'square-destroyer'], formatGrids(squareCases))).toEqual({
    status: 0,
    out: answers,
    err: '',
  });
});

test.each(presentations)(
  '$problem, $name: standard output is as the contest wants it',
  ({ problem, stdin, stdout }) => {
    expect(runWith(['solve', problem], stdin)).toEqual({ status: 0, out: stdout, err: '' });
  },
);

test('the contest has presentation cases for this puzzle', () => {
  expect(presentations.map(({ name }) => name)).toEqual(['sample', 'ids not sorted', 'all sticks missing (k=4, n=1)']);
});

test('complete n = 10 is answered with every switch on', () => {
  expect(runWith(['solve', 'square-destroyer', '--preset', 'strong'], '1\n10\n0\n')).toEqual({
    status: 0,
    out: '51\n',
    err: '',
  });
});

test('a file is read in place of standard input', () => {
  expect(runWith(['solve', 'square-destroyer', 'a.in'], 'unread', { 'a.in': sample }).out).toBe('3\n3\n');
});

test('an input of no case has no answer', () => {
  expect(runWith(['solve', 'square-destroyer'], '0\n')).toEqual({ status: 0, out: '', err: '' });
});

describe('with --json', () => {
  test('each case is an object in a line: what was found, with what effort', () => {
    const { status, out } = runWith(['solve', 'square-destroyer', '--json'], sample);
    expect(status).toBe(0);
    expect(jsonLines(out)).toEqual([
      {
        answer: 3,
        solution: [1, 2, 9],
        outcome: 'solved',
        iterations: [
          [2, 13, 10],
          [3, 6, 2],
        ],
        nodes: 19,
        held: 4,
        milliseconds: 1.5,
      },
      {
        answer: 3,
        solution: [1, 6, 15],
        outcome: 'solved',
        iterations: [[3, 4, 0]],
        nodes: 4,
        held: 4,
        milliseconds: 1.5,
      },
    ]);
  });

  test('a preset or choices decide how it is searched', () => {
    const nodes = (preset: string) =>
      jsonLines(runWith(['solve', 'square-destroyer', '--json', '--preset', preset], sample).out).map(
        (line) => (line as { nodes: number }).nodes,
      );
    expect(nodes('guide')).toEqual([19, 4]);
    expect(nodes('blind')).toEqual([32, 30]);
    expect(nodes('poj')).toEqual([20, 7]);
    expect(nodes('ascending+zero+least-overflow')).toEqual([20, 7]);
  });
});
