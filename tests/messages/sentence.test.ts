import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstStatement, list, type Part, plain, say } from '../../src/messages/sentence.ts';

const stick: Part = { thing: 'stick', id: 5, text: '5' };

test('things keep their place in the text', () => {
  expect(say`stick ${stick} is gone`).toEqual(['stick ', stick, ' is gone']);
  expect(say`${stick}`).toEqual([stick]);
  expect(say`nothing`).toEqual(['nothing']);
});

test('numbers become text, 0 too, and sentences are put in part by part', () => {
  expect(say`h = ${0}, ${say`by ${stick}`}.`).toEqual(['h = ', '0', ', ', 'by ', stick, '.']);
});

test('a list has its separators between its parts, another before the last', () => {
  expect(plain(list([], ', ', ' and '))).toBe('');
  expect(plain(list(['a'], ', ', ' and '))).toBe('a');
  expect(plain(list(['a', 'b'], ', ', ' and '))).toBe('a and b');
  expect(plain(list(['a', stick, 'c'], ', ', ' and '))).toBe('a, 5 and c');
  expect(plain(list(['a', 'b', 'c'], '、'))).toBe('a、b、c');
});

test('a sentence read aloud is the template with the texts put in', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer(), (text, number) => {
      const part: Part = { thing: 'node', id: number, text };
      expect(plain(say`a ${text} b ${number}${part} c`)).toBe(`a ${text} b ${number}${text} c`);
    }),
  );
});

test('5.1: the first statement of a sentence ends at its full stop, in both languages, and not within a number', () => {
  const node = { thing: 'node', id: 3, text: 'node #3' };
  expect(firstStatement(['f = 6 > 5: cut. Why: ', node, ' is.'])).toEqual([
    ['f = 6 > 5: cut.'],
    [' Why: ', node, ' is.'],
  ]);
  expect(firstStatement(['剪枝。', node, '……'])).toEqual([['剪枝。'], [node, '……']]);
  expect(firstStatement(['b = 1.5 at ', node, '. Then'])).toEqual([['b = 1.5 at ', node, '.'], [' Then']]);
  expect(firstStatement(['nothing more.'])).toEqual([['nothing more.'], []]);
});
