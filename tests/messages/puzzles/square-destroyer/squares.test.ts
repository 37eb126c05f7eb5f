import { expect, test } from 'vitest';
import { enSquares } from '../../../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../../../src/messages/puzzles/square-destroyer/zh.ts';
import { type Part, plain, type Sentence } from '../../../../src/messages/sentence.ts';
import { inAll } from '../../in-all.ts';
import { functionsIn, leavesOf } from '../../leaves.ts';
import { squareSamples } from './square-samples.ts';

const english = squareSamples(enSquares);
const chinese = squareSamples(zhSquares);
const every = (await inAll('square-destroyer')).map(squareSamples);
const paths = Object.keys(english);

const text = (said: Sentence | string) => (typeof said === 'string' ? said : plain(said));
const isChinese = (said: Sentence | string) => /\p{Script=Han}/u.test(text(said));

/** What a sentence lights up, in a fixed order: word order differs from language to language. */
function things(said: Sentence | string): string[] {
  const parts: readonly Part[] = typeof said === 'string' ? [] : said;
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [`${part.thing} ${part.id} ${part.text}`])).sort();
}

test('there is a sample for every function of the texts', () => {
  expect([...paths].sort()).toEqual(functionsIn(enSquares).sort());
});

test.each(paths)('%s names the same things in every language', (path) => {
  for (const other of every) expect(other[path]?.map(things)).toEqual(english[path]?.map(things));
});

test.each(paths.filter((path) => path !== 'square' && path !== 'board.width'))('%s is in its language', (path) => {
  expect(english[path]?.filter(isChinese)).toEqual([]);
  expect(chinese[path]?.filter((said) => !isChinese(said))).toEqual([]);
  expect(chinese[path]?.filter((said) => /[A-Za-z]{2,},? [A-Za-z]{2,}/.test(text(said)))).toEqual([]);
});

test.each(paths)('%s leaves no hole and no doubled space in the text', (path) => {
  for (const said of every.flatMap((told) => told[path] ?? []))
    expect(text(said)).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;]/);
});

test('every plain Chinese text is Chinese', () => {
  const plainTexts = [...leavesOf(zhSquares)].filter(([, leaf]) => typeof leaf === 'string');
  const others = plainTexts.filter(([, leaf]) => !isChinese(leaf as string)).map(([path]) => path);
  expect(others).toEqual(['shell.values.zero']);
});

test('no plain English text is Chinese', () => {
  const plainTexts = [...leavesOf(enSquares)].filter(([, leaf]) => typeof leaf === 'string');
  expect(plainTexts.filter(([, leaf]) => isChinese(leaf as string))).toEqual([]);
});

test('each shared stick is a reason of its own, told apart from the next', () => {
  const reasons = english.scan?.map((said) => /shares (stick .*)\. Still/.exec(text(said))?.[1]);
  expect(reasons).toContain('stick 1 with 1 × 1 (0,0), stick 6 with 1 × 1 (0,1) and stick 15 with 2 × 2 (0,0)');
});

test('English ordinals and plurals are right', () => {
  const ordinals = english.choose?.slice(0, 9).map((said) => /the (\d+[a-z]+) of/.exec(text(said))?.[1]);
  expect(ordinals).toEqual(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '22nd']);
  expect(english.enterRoot?.map((said) => /\d+ squares? \w+ alive/.exec(text(said))?.[0])).toEqual([
    '14 squares are alive',
    '1 square is alive',
    '0 squares are alive',
  ]);
});

test('of more than six squares the first six are named and the others counted', () => {
  const [, , many] = english.enter ?? [];
  const [, , alsoMany] = chinese.enter ?? [];
  expect(text(many ?? '')).toContain('1 × 1 (7,5) and 2 more.');
  expect(text(alsoMany ?? '')).toContain('1 × 1 (7,5) 和另外 2 个正方形');
});
