import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Comparison, comparison } from '../../src/puzzles/compare-answers.ts';

function compare(given: string, answers: readonly string[], cases = answers.length): Comparison {
  const work = comparison(given, answers, cases);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

const numbers = ['3', '4', '5 or more', '0'];
const turns = ['AC\n2', 'No moves needed\n2', 'DDHH\n2'];

describe('answers that are alike', () => {
  test.each([
    ['as the contest wants them', '3\n4\n5 or more\n0\n'],
    ['without the last line end', '3\n4\n5 or more\n0'],
    ['with the line ends of Windows', '3\r\n4\r\n5 or more\r\n0\r\n'],
    ['with those of an old Macintosh', '3\r4\r5 or more\r0\r'],
    ['with a byte order mark', '\uFEFF3\n4\n5 or more\n0\n'],
    ['with blanks at the ends of lines and empty lines', '\n 3 \n\n4\t\n5  or more\n\n0\n\n\n'],
    ['in one line', '3 4 5 or more 0'],
    ['with the end of a file from long ago', '3\n4\n5 or more\n0\n\u001A\0'],
  ])('%s', (_, given) => {
    expect(compare(given, numbers)).toEqual({ kind: 'same', cases: 4 });
  });

  test('of two lines a case', () => {
    expect(compare('AC\n2\nNo moves needed\n2\nDDHH\n2\n', turns)).toEqual({ kind: 'same', cases: 3 });
    expect(compare('', [])).toEqual({ kind: 'same', cases: 0 });
  });
});

describe('the first case that differs is named, with what was printed for it', () => {
  test.each([
    ['another number', '3\n5\n5 or more\n0\n', 1, '5'],
    ['fewer words', '3\n4\n5\n0\n', 2, '5'],
    ['more words', '3\n4 moves\n5 or more\n0\n', 1, '4 moves'],
    ['more words in the first line', '3 sticks\n4\n', 0, '3 sticks'],
    ['another number in one line', '3 5 5 or more 0', 1, '5'],
    ['another number instead of words', '3\n4\n4\n0\n', 2, '4'],
    ['other letters', '3\n4\n5 Or More\n0\n', 2, '5 Or More'],
    ['what is no answer', 'Case 1: 3\n', 0, 'Case 1: 3'],
    ['all in one line', '3 4 5 or less 0', 2, '5 or less'],
    ['a part of the last', '3\n4\n5 or', 2, '5 or'],
  ])('%s', (_, given, at, printed) => {
    expect(compare(given, numbers)).toEqual({ kind: 'differs', at, given: printed, expected: numbers[at] });
  });

  test('of two lines a case, either line', () => {
    expect(compare('AC\n2\nNo moves needed\n3\nDDHH\n2\n', turns)).toMatchObject({
      at: 1,
      given: 'No moves needed\n3',
      expected: 'No moves needed\n2',
    });
    expect(compare('AC\n2\n\n2\nDDHH\n2\n', turns)).toMatchObject({ at: 1, given: '2\nDDHH' });
    expect(compare('AC\n\n3\n', turns)).toMatchObject({ at: 0, given: 'AC\n3' });
  });
});

test('an output that ends too early, or goes on, is said to', () => {
  expect(compare('3\n4\n', numbers)).toEqual({ kind: 'ends', at: 2 });
  expect(compare(' \r\n', numbers)).toEqual({ kind: 'ends', at: 0 });
  expect(compare('3\n4\n5 or more\n0\n7  8\n9\n', numbers)).toEqual({ kind: 'more', cases: 4, given: '7 8' });
});

test('while answers are still found, those that there are are compared', () => {
  expect(compare('3\n4\n6\n', ['3', '4'], 4)).toEqual({ kind: 'so-far', cases: 2 });
  expect(compare('3\n9\n', ['3', '4'], 4)).toMatchObject({ kind: 'differs', at: 1 });
});

test('a case without a known answer is not judged', () => {
  expect(compare('3\n4\n6\n', ['3', '?', '6'])).toEqual({ kind: 'unknown', at: 1 });
});

const anyAnswer = fc.constantFrom(...numbers, ...turns, 'Yes', 'No');
const anyBlank = fc.constantFrom(' ', '\t', '  ');
const anyLineEnd = fc.constantFrom('\n', '\r\n', ' \n\n', '\r');

test('the first wrong case is found whatever stands between words, in lines or in one line', () => {
  const anyOutput = fc.record({
    right: fc.array(anyAnswer, { minLength: 1, maxLength: 8 }),
    place: fc.nat(7),
    blank: anyBlank,
    end: fc.oneof(anyLineEnd, fc.constant(' ')),
  });
  fc.assert(
    fc.property(anyOutput, ({ right, place, blank, end }) => {
      const at = place % right.length;
      const printed = right.map((answer, i) => (i === at ? 'wrong' : answer));
      const write = (answers: readonly string[]) =>
        answers.map((answer) => answer.replaceAll(' ', blank).replaceAll('\n', end) + end).join('');
      expect(compare(write(right), right)).toEqual({ kind: 'same', cases: right.length });
      expect(compare(write(printed), right)).toMatchObject({ kind: 'differs', at, expected: right[at] });
    }),
  );
});

test('any text whatever is compared', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(anyAnswer), (given, right) => {
      const found = compare(given, right);
      if (found.kind === 'differs') expect(found.given.length).toBeLessThanOrEqual(200);
      expect(['same', 'differs', 'ends', 'more']).toContain(found.kind);
    }),
  );
});

test('a text of a million characters is compared, be it many answers or one word', () => {
  const many = Array.from({ length: 300_000 }, (_, i) => `${i % 10}`);
  expect(compare(many.join('\n'), many)).toEqual({ kind: 'same', cases: many.length });
  const word = 'x'.repeat(1_000_000);
  expect(compare(word, ['3'])).toEqual({ kind: 'differs', at: 0, given: 'x'.repeat(200), expected: '3' });
  expect(compare('\n'.repeat(1_000_000), ['3'])).toEqual({ kind: 'ends', at: 0 });
});
