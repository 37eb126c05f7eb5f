import { describe, expect, test } from 'vitest';
import { shortened } from '../../src/messages/workbench/input-facts.ts';
import { parseGrids } from '../../src/puzzles/square-destroyer/notation.ts';
import { errorOf } from '../puzzles/error-of.ts';
import { inAll } from './in-all.ts';

/** Inputs whose first error is at line 4, column 5; one for each thing that may be expected. */
const inputs = {
  'case-count': ['\n\n\n    x7', 'x7', 0, 100_000],
  side: ['1\n\n\n    77', '77', 1, 12],
  'missing-count': ['1\n3\n\n    -7', '-7', 0, 1_000_000],
  stick: ['1\n3\n2\n 24 77', '77', 1, 24],
  end: ['1\n3\n2\n1 2 77', '77', null, null],
} as const;

const workbench = await inAll('workbench');
const squares = await inAll('square-destroyer');
/** The error in every language. */
const sample = (text: string) => {
  const error = errorOf(() => parseGrids(text));
  return workbench.map((texts, i) => texts.inputError(error, squares[i]?.shell.expected ?? {}));
};

describe.each(Object.entries(inputs))('where %s was expected', (of, [text, found, from, to]) => {
  test('every language tells line, column, what was found and what was expected', () => {
    const error = errorOf(() => parseGrids(text));
    expect(error.expected.of).toBe(of);
    const range = from === null ? [] : [from, to];
    const numbers = [error.line, error.column, ...range].map(String);
    for (const message of sample(text)) {
      expect(message).toContain(`“${found}”`);
      expect(message.replace(`“${found}”`, '').match(/\d+/g)).toEqual(numbers);
    }
  });
});

test('each language says it in its own words', () => {
  expect(sample('1\n3\n3 12 17 25').slice(0, 2)).toEqual([
    'line 3, column 9: found “25”, expected the id of a stick, 1 to 24',
    '第 3 行第 9 列：读到“25”，应为火柴编号（1 到 24）',
  ]);
  expect(sample('1\n3\n3 12').slice(0, 2)).toEqual([
    'line 3, column 5: found the end of the text, expected the id of a stick, 1 to 24',
    '第 3 行第 5 列：读到文本末尾，应为火柴编号（1 到 24）',
  ]);
});

test('a token as long as a file is shortened', () => {
  for (const message of sample('x'.repeat(1_000_000))) expect(message.match(/“(.*)”/)?.[1]).toBe(`${'x'.repeat(37)}…`);
  expect(shortened('x'.repeat(40))).toBe('x'.repeat(40));
  expect(shortened('x'.repeat(41))).toHaveLength(38);
});

test('control characters are not passed on to a terminal', () => {
  expect(shortened('\u001B[31mred\u0007')).toBe('⟨U+001B⟩[31mred⟨U+0007⟩');
});

test('7.5: what turns a line round or cannot be seen is named by its number, and no character is cut in two', () => {
  expect(shortened('a\u202Eb\u2066c\u200Bd\u00A0e f')).toBe('a⟨U+202E⟩b⟨U+2066⟩c⟨U+200B⟩d⟨U+00A0⟩e f');
  expect(shortened('\u{E0041}\uD83D')).toBe('⟨U+E0041⟩⟨U+D83D⟩');
  expect(shortened('😀'.repeat(50))).toBe(`${'😀'.repeat(37)}…`);
  expect(shortened(`x${'😀'.repeat(50)}`)).toBe(`x${'😀'.repeat(36)}…`);
  expect(shortened('中文，é')).toBe('中文，é');
});
