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

test('2.7: an estimate says why the digit with the most is enough, and why the table is exact', () => {
  const said = (english.estimate ?? []).map(text);
  expect(said[0]).toBe(
    'h = 2. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 6, so no digit needs fewer than 8 − 6 = 2. f = g + h = 1 + 2 = 3 > 2: over the bound.',
  );
  expect(said[2]).toContain('Digits 1 and 3 have the most, 3 each, so no digit needs fewer than 8 − 3 = 5.');
  const table =
    'By the table, filling the centre takes 12 moves with digit 1, 2 with digit 2 and 13 with digit 3. To fill it with one digit, it does not matter which of the other two lies where: so each figure is exact, and so is the least of them.';
  expect(said[5]).toBe(`h = 2. ${table} f = g + h = 1 + 2 = 3 > 2: over the bound.`);
  expect(said[8]).toContain(
    `${table} Most pattern databases leave out something that matters, and only bound from below. f = g`,
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
  expect(english.goal?.map((said) => /fewer than \d+ moves?/.exec(text(said))?.[0])).toEqual([
    undefined,
    'fewer than 1 move',
    'fewer than 2 moves',
  ]);
});

test('1.1: A* names the contest’s answer beside what it found, or says how it would be found', () => {
  const contest =
    'Of these the contest wants the first in the alphabet, which A* does not look for: a depth-first search to';
  expect(english.answer?.map(text)).toEqual([
    'No moves needed; the digit is 2.',
    `D is a shortest solution, of 1 move, with digit 1. ${contest} 1 move, in the order A to H, finds that it is this one.`,
    `C A is a shortest solution, of 2 moves, with digit 3. ${contest} 2 moves, in the order A to H, finds A C, with digit 1.`,
    `C A is a shortest solution, of 2 moves, with digit 3. ${contest} 2 moves, in the order A to H, would find it, but takes too long for this place.`,
  ]);
});

test('1.3, 2.8: presets hold each position once, and deepen plainly', () => {
  expect(enRotation.shell.presets).toMatchObject({
    blind: 'h = 1 until the centre is of one digit (naive): plain iterative deepening',
    astar: 'A* with 8 − max: it always expands the least f, and holds each position once, in memory',
  });
  expect(zhRotation.shell.presets).toMatchObject({
    blind: '中心的数字还不全相同时 h 恒为 1（朴素）：就是普通的迭代加深',
    astar: 'A*，h = 8 − 最大个数：总是扩展 f 最小的节点，每个局面在内存里只保存一次',
  });
});

test('3: the old wordings are gone', () => {
  const all = [english, chinese].flatMap((told) => Object.values(told).flat().map(text));
  const plainTexts = [enRotation, zhRotation].flatMap((texts) => [...leavesOf(texts)].map(([, leaf]) => String(leaf)));
  const old = /cannot see ahead|看不到前方|holds all it enters|全部保存在内存里|估价 h|given up|must go|the least;/;
  expect([...all, ...plainTexts].filter((said) => old.test(said))).toEqual([]);
});
