import { expect, test } from 'vitest';
import { enRotation } from '../../../../src/messages/puzzles/rotation-game/en.ts';
import { zhRotation } from '../../../../src/messages/puzzles/rotation-game/zh.ts';
import { type Part, plain, type Sentence } from '../../../../src/messages/sentence.ts';
import { inAll } from '../../in-all.ts';
import { functionsIn, leavesOf } from '../../leaves.ts';
import { rotationSamples } from './rotation-samples.ts';

const english = rotationSamples(enRotation);
const chinese = rotationSamples(zhRotation);
const every = (await inAll('rotation-game')).map(rotationSamples);
const paths = Object.keys(english);

const text = (said: Sentence | string) => (typeof said === 'string' ? said : plain(said));
const isChinese = (said: Sentence | string) => /\p{Script=Han}/u.test(text(said));

/** What a sentence lights up, in a fixed order: word order differs from language to language. */
function things(said: Sentence | string): string[] {
  const parts: readonly Part[] = typeof said === 'string' ? [] : said;
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [`${part.thing} ${part.id} ${part.text}`])).sort();
}

test('there is a sample for every function of the texts', () => {
  expect([...paths].sort()).toEqual(functionsIn(enRotation).sort());
});

test.each(paths)('%s names the same things in every language', (path) => {
  for (const other of every) expect(other[path]?.map(things)).toEqual(english[path]?.map(things));
});

test.each(paths)('%s is in its language', (path) => {
  expect(english[path]?.filter(isChinese)).toEqual([]);
  expect(chinese[path]?.filter((said) => !isChinese(said))).toEqual([]);
  expect(chinese[path]?.filter((said) => /[A-Za-z]{2,},? [A-Za-z]{2,}/.test(text(said)))).toEqual([]);
  expect(chinese[path]?.filter((said) => /\p{Script=Han}[,.:;!?]/u.test(text(said)))).toEqual([]);
});

test.each(paths)('%s leaves no hole and no doubled space in the text', (path) => {
  for (const said of every.flatMap((told) => told[path] ?? []))
    expect(text(said)).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;]/);
});

test('every plain text is in its language', () => {
  const plainTexts = (texts: unknown) => [...leavesOf(texts)].filter(([, leaf]) => typeof leaf === 'string');
  const paths = (texts: unknown, holds: (said: string) => boolean) =>
    plainTexts(texts)
      .filter(([, leaf]) => holds(leaf as string))
      .map(([path]) => path);
  expect(paths(zhRotation, (said) => !isChinese(said))).toEqual([]);
  expect(paths(enRotation, isChinese)).toEqual([]);
});

test('an estimate says which digits lead, and why one move gains one cell at most', () => {
  const said = (english.estimate ?? []).map(text);
  expect(said[0]).toBe(
    'h = 2. Digit 2 has the most of the eight centre cells: 6. One move brings one digit into the centre and takes one out, so at least 8 − 6 = 2 more moves are needed. f = g + h = 1 + 2 = 3 > 2: over the bound.',
  );
  expect(said[2]).toContain('Digits 1 and 3 have the most of the eight centre cells: 3 each.');
  expect(said[3]).toContain('so at least 8 − 7 = 1 more move is needed.');
  expect(said[5]).toContain(
    'By the table, filling the centre takes 12 moves with digit 1, 2 moves with digit 2 and 13 moves with digit 3. The least of these is exactly what is needed.',
  );
});

test('English ordinals and plurals are right', () => {
  expect(english.choose?.map((said) => /the (\d+[a-z]+) of/.exec(text(said))?.[1])).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '8th',
  ]);
  expect(text(english.enterRoot?.[0] ?? '')).toContain(
    'The centre has digit 1 in 1 cell, digit 2 in 6 cells and digit 3 in 1 cell.',
  );
  expect(english.goal?.map((said) => /\d+ moves? \w+ the least/.exec(text(said))?.[0])).toEqual([
    undefined,
    '1 move is the least',
    '2 moves are the least',
  ]);
});
