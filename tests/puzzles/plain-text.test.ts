import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/puzzles/input-error.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { errorOf } from './error-of.ts';

const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** What editors and old systems do to a text of numbers without changing what it says. */
const alterations: readonly (readonly [name: string, alter: (text: string) => string])[] = [
  ['a final Ctrl+Z', (text) => `${text}\x1A`],
  ['a final Ctrl+Z and line end', (text) => `${text}\x1A\r\n`],
  ['final NULs', (text) => `${text}${'\0'.repeat(300)}`],
  ['a final NUL right after the last number', (text) => `${text.trimEnd()}\0`],
  ['a byte order mark', (text) => `\uFEFF${text}`],
  ['two byte order marks', (text) => `\uFEFF\uFEFF${text}`],
  ['a mark of order in every line', (text) => text.replaceAll('\n', '\n\uFEFF')],
  ['blanks of no width before numbers', (text) => text.replaceAll(/(?<!\d)(?=\d)/g, '\u200B')],
  ['marks of direction after numbers', (text) => text.replaceAll(/(?<=\d)(?!\d)/g, '\u200E')],
  ['tags that only machines read after numbers', (text) => text.replaceAll(/(?<=\d)(?!\d)/g, '\u{E0020}')],
  ['variation selectors after numbers', (text) => text.replaceAll(/(?<=\d)(?!\d)/g, '\u{E0100}')],
  ['soft hyphens and joiners alone', (text) => text.replaceAll('\n', '\n\u00AD\u2060\n')],
  ['blanks that do not break', (text) => text.replaceAll(' ', '\u00A0')],
  ['ideographic blanks', (text) => text.replaceAll(' ', '\u3000')],
  ['digits of full width', wide],
  ['lone CR for line ends', (text) => text.replaceAll('\n', '\r')],
  ['CRLF for line ends', (text) => text.replaceAll('\n', '\r\n')],
];

describe.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))('7.2: an input for %s is read', (_, puzzle) => {
  const instances = [1, 2].map((seed) => puzzle.random(seed, puzzle.examples[0]?.instance));
  test.each(alterations)('with %s', (_name, alter) => {
    expect(puzzle.parse(alter(puzzle.format(instances)))).toEqual(instances);
  });

  test('through half a million line ends, whatever they are', () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const error = errorOf(() => puzzle.parse(`1${end.repeat(500_000)}x`));
      expect(error).toBeInstanceOf(InputError);
      expect({ line: error.line, column: error.column, found: error.found }).toEqual({
        line: 500_001,
        column: 1,
        found: 'x',
      });
    }
  });
});

test('7.2: what cannot be seen inside a number is named, not taken for a blank', () => {
  for (const puzzle of puzzles) {
    const { found, column } = errorOf(() => puzzle.parse('1\u200B2'));
    expect({ found, column }).toEqual({ found: '1\u200B2', column: 1 });
  }
});
