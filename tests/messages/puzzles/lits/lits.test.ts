import { expect, test } from 'vitest';
import { enLits } from '../../../../src/messages/puzzles/lits/en.ts';
import { zhLits } from '../../../../src/messages/puzzles/lits/zh.ts';
import { type Part, plain, type Sentence } from '../../../../src/messages/sentence.ts';
import { inAll } from '../../in-all.ts';
import { functionsIn, leavesOf } from '../../leaves.ts';
import { litsSamples } from './lits-samples.ts';

const english = litsSamples(enLits);
const chinese = litsSamples(zhLits);
const every = (await inAll('lits')).map(litsSamples);
const paths = Object.keys(english);

const text = (said: Sentence | string) => (typeof said === 'string' ? said : plain(said));
const isChinese = (said: Sentence | string) => /\p{Script=Han}/u.test(text(said));

/** What a sentence lights up, each thing once: word order, and how often one is named, differ from language to language. */
function things(said: Sentence | string): string[] {
  const parts: readonly Part[] = typeof said === 'string' ? [] : said;
  const named = parts.flatMap((part) => (typeof part === 'string' ? [] : [`${part.thing} ${part.id} ${part.text}`]));
  return [...new Set(named)].sort();
}

test('there is a sample for every function of the texts', () => {
  expect([...paths].sort()).toEqual(functionsIn(enLits).sort());
});

test.each(paths)('%s names the same things in every language', (path) => {
  for (const other of every) expect(other[path]?.map(things)).toEqual(english[path]?.map(things));
});

test.each(paths.filter((path) => path !== 'board.title' || path))('%s is in its language', (path) => {
  expect(english[path]?.filter(isChinese)).toEqual([]);
  expect(chinese[path]?.filter((said) => !isChinese(said))).toEqual([]);
  expect(chinese[path]?.filter((said) => /[A-Za-z]{2,},? [A-Za-z]{2,}/.test(text(said)))).toEqual([]);
  expect(chinese[path]?.filter((said) => /\p{Script=Han}[,.:;!?]/u.test(text(said)))).toEqual([]);
});

test.each(paths)('%s leaves no hole and no doubled space in the text', (path) => {
  for (const said of every.flatMap((told) => told[path] ?? []))
    expect(text(said)).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;]|[，。：] | [，。；]/);
});

test('every plain Chinese text is Chinese, and no plain English text is', () => {
  const plainTexts = (texts: unknown) => [...leavesOf(texts)].filter(([, leaf]) => typeof leaf === 'string');
  expect(plainTexts(zhLits).filter(([, leaf]) => !isChinese(leaf as string))).toEqual([]);
  expect(plainTexts(enLits).filter(([, leaf]) => isChinese(leaf as string))).toEqual([]);
});

test('English ordinals and plurals are right', () => {
  const ordinals = english.choose?.map((said) => /, the (\S+) (?:of|option)/.exec(text(said))?.[1]);
  expect(ordinals).toEqual(['1st', '2nd', '3rd', '11th', '22nd', 'only']);
  expect(text(english.endNo?.[0] ?? '')).toContain('1 node, a dead end.');
  expect(text(english.deadEnd?.[1] ?? '')).toContain(
    'Its only option shares a cell with what was taken above: L 0,0 hid it.',
  );
});

test.each(paths)('%s speaks of one thing in the singular', (path) => {
  for (const said of english[path] ?? [])
    expect(text(said)).not.toMatch(/\b(?:each|one) of the 1\b|\b[Aa]ll 1\b|\b1 (?!has|leaves|comes)\w+s\b/);
  for (const said of chinese[path] ?? []) expect(text(said)).not.toMatch(/(?<![\d,])1 个[^，。；：]*都|结点/);
});

test('links to nothing but the root, or the header, are told as such', () => {
  const links = [...(english.header ?? []), ...(english.entry ?? [])].map(text);
  expect(links.filter((said) => /the root and the root|header above it and the header/.test(said))).toEqual([]);
  expect(links.filter((said) => /points to itself|the only/.test(said))).toHaveLength(5);
});
