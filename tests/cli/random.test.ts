import fc from 'fast-check';
import { expect, test } from 'vitest';
import { puzzles } from '../../src/puzzles/registry.ts';
import { runWith } from './fake-world.ts';

const random = (...argv: readonly string[]) => runWith(['random', ...argv]);
const drawn = (...argv: readonly string[]) => {
  const { status, out, err } = random(...argv);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  return out;
};
const ids = puzzles.map(({ id }) => ({ id }));

test.each(puzzles)(
  '$id: what is drawn is a contest input of so many cases, written as the contest writes it',
  (puzzle) => {
    const anyWords = fc.record({
      cases: fc.integer({ min: 1, max: 10 }),
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      size: fc.constantFrom([], ['--small']),
    });
    fc.assert(
      fc.property(anyWords, ({ cases, seed, size }) => {
        const text = drawn(puzzle.id, '--cases', `${cases}`, '--seed', `${seed}`, ...size);
        const instances = puzzle.parse(text);
        expect(instances).toHaveLength(cases);
        expect(puzzle.format(instances)).toBe(text);
      }),
      { numRuns: 40 },
    );
  },
);

test.each(ids)('$id: the same seed draws the same, another another, and more cases begin alike', ({ id }) => {
  const puzzle = puzzles.find((each) => each.id === id);
  const text = drawn(id, '--cases', '6', '--seed', '7');
  expect(drawn(id, '--seed', '7', '--cases', '6')).toBe(text);
  expect(drawn(id, '--cases', '6', '--seed', '8')).not.toBe(text);
  const longer = puzzle?.parse(drawn(id, '--cases', '9', '--seed', '7')) ?? [];
  expect(longer.slice(0, 6)).toEqual(puzzle?.parse(text));
});

test.each(ids)('$id: without options ten cases are drawn, of seed 1', ({ id }) => {
  expect(drawn(id)).toBe(drawn(id, '--cases', '10', '--seed', '1'));
});

test.each(ids)('$id: small cases are solved in no time, whatever the preset', ({ id }) => {
  const puzzle = puzzles.find((each) => each.id === id);
  const input = drawn(id, '--cases', '10', '--seed', '5', '--small');
  const answers = Object.keys(puzzle?.presets ?? {}).map((preset) => runWith(['solve', id, '--preset', preset], input));
  expect(answers.map(({ status, err }) => ({ status, err }))).toEqual(answers.map(() => ({ status: 0, err: '' })));
  expect(new Set(answers.map(({ out }) => out)).size).toBe(1);
  expect(answers[0]?.out.trim().split('\n').length).toBeGreaterThanOrEqual(10);
});

test('small cases have sizes that a program which tries everything can do', () => {
  const small = (id: string) => {
    const puzzle = puzzles.find((each) => each.id === id);
    const cases = Array.from({ length: 30 }, (_, seed) => drawn(id, '--small', '--seed', `${seed}`));
    return cases.flatMap((text) => puzzle?.parse(text) ?? []);
  };
  const sides = small('square-destroyer').map((grid) => (grid as { n: number }).n);
  expect(new Set(sides)).toEqual(new Set([1, 2, 3]));
  const books = small('booksort').map((shelf) => (shelf as { books: number[] }).books.length);
  expect(new Set(books)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  const rows = small('lits').map((board) => (board as { rows: string[] }).rows.length);
  expect(new Set(rows)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

const range = (to: number) => `expected a whole number from 1 to ${to}`;
test.each([
  ['no puzzle', [], 'found the puzzle "", expected one of: square-destroyer, booksort, rotation-game, lits'],
  ['an unknown puzzle', ['chess'], 'found the puzzle "chess", expected one of: square-destroyer, booksort'],
  ['a file', ['booksort', 'a.in'], 'found "a.in", expected no file: nothing is read\n'],
  ['no cases', ['booksort', '--cases', '0'], `found --cases "0", ${range(100_000)}\n`],
  ['more boards than an input may have', ['lits', '--cases', '11'], `found --cases "11", ${range(10)}\n`],
  [
    'a seed that is no number',
    ['lits', '--seed', 'x'],
    'found --seed "x", expected a whole number from 0 to 4294967295\n',
  ],
  [
    'a seed too large',
    ['lits', '--seed', '4294967296'],
    'found --seed "4294967296", expected a whole number from 0 to',
  ],
  ['a negative seed', ['lits', '--seed=-1'], 'found --seed "-1", expected a whole number from 0 to 4294967295\n'],
  ['a preset', ['lits', '--preset', 'filler'], 'found --preset, which deepen random does not take\n'],
])('%s is a wrong use: status 2, nothing on standard output', (_, argv, message) => {
  const { status, out, err } = random(...argv);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toContain(`deepen: ${message}`);
});

test('an option of random is none of solve', () => {
  expect(runWith(['solve', 'booksort', '--small'], '0\n').err).toBe(
    'deepen: found --small, which deepen solve does not take\n',
  );
});
