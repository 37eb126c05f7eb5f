import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatShelves } from '../../src/puzzles/booksort/notation.ts';
import { bookCases } from '../puzzles/booksort/book-shelves.ts';
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
  .filter(({ problem }) => problem === 'booksort');

const input = formatShelves(bookCases.map(({ perm }) => ({ books: perm })));
const answers = bookCases.map(({ answer }) => `${answer}\n`).join('');

test.each(['guide', 'bidirectional'])('all contest cases in one input are answered under %s, one a line', (preset) => {
  expect(bookCases).toHaveLength(105);
  expect(runWith(['solve', 'booksort', '--preset', preset], input)).toEqual({ status: 0, out: answers, err: '' });
});

test.each(presentations)('$name: standard output is as the contest wants it', ({ stdin, stdout }) => {
  expect(runWith(['solve', 'booksort'], stdin)).toEqual({ status: 0, out: stdout, err: '' });
});

test('the contest has presentation cases for this puzzle', () => {
  expect(presentations).toHaveLength(4);
});

test('a book that stands there twice is named as such, with its place', () => {
  expect(runWith(['solve', 'booksort'], '1\n3\n1 2 1\n')).toEqual({
    status: 2,
    out: '',
    err: 'deepen: line 3, column 5: found “1”, expected a book that has not occurred yet: each of 1 to 3 stands there once\n',
  });
});

test('no solution within the last bound is an outcome of its own', () => {
  const [line] = jsonLines(runWith(['solve', 'booksort', '--json'], '1\n8\n2 6 3 8 1 7 5 4\n').out);
  expect(line).toMatchObject({ answer: '5 or more', solution: null, outcome: 'bounded' });
});

test('the events of a search from both ends are printed too', () => {
  const argv = ['trace', 'booksort', '--preset', 'bidirectional'];
  const kinds = jsonLines(runWith(argv, '1\n2\n2 1\n').out).map((event) => (event as { kind: string }).kind);
  expect(kinds.join(' ')).toBe('bound enter keep enter keep bound expand branch choose enter meet end');
});

test.each([
  ['naive', 'blind'],
  ['a-star', 'astar'],
  ['wrong-successors', 'guide'],
  ['bidirectional-bfs', 'bidirectional'],
])('the older word %s runs the same search as %s', (word, preset) => {
  const iterations = (name: string) =>
    jsonLines(runWith(['solve', 'booksort', '--preset', name, '--json'], '1\n6\n1 3 4 6 2 5\n').out).map(
      (line) => (line as { iterations: unknown }).iterations,
    );
  expect(iterations(word)).toEqual(iterations(preset));
});

test('A* holds more under the naive estimate, and needs as many moves', () => {
  const [blind, guided] = ['naive+a-star', 'astar'].map((name) => {
    const ran = runWith(['solve', 'booksort', '--preset', name, '--json'], '1\n6\n1 3 4 6 2 5\n');
    return jsonLines(ran.out)[0] as { answer: number; held: number };
  });
  expect(blind?.answer).toBe(guided?.answer);
  expect(blind?.held).toBeGreaterThan(guided?.held ?? 0);
});
