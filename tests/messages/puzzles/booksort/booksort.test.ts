import { expect, test } from 'vitest';
import { enBooksort } from '../../../../src/messages/puzzles/booksort/en.ts';
import { zhBooksort } from '../../../../src/messages/puzzles/booksort/zh.ts';
import { type Part, plain, type Sentence } from '../../../../src/messages/sentence.ts';
import { inAll } from '../../in-all.ts';
import { functionsIn, leavesOf } from '../../leaves.ts';
import { booksortSamples } from './booksort-samples.ts';

const english = booksortSamples(enBooksort);
const chinese = booksortSamples(zhBooksort);
const every = (await inAll('booksort')).map(booksortSamples);
const paths = Object.keys(english);

const text = (said: Sentence | string) => (typeof said === 'string' ? said : plain(said));
const isChinese = (said: Sentence | string) => /\p{Script=Han}/u.test(text(said));

/** What a sentence lights up, in a fixed order: word order differs from language to language. */
function things(said: Sentence | string): string[] {
  const parts: readonly Part[] = typeof said === 'string' ? [] : said;
  return parts.flatMap((part) => (typeof part === 'string' ? [] : [`${part.thing} ${part.id} ${part.text}`])).sort();
}

test('there is a sample for every function of the texts', () => {
  expect([...paths].sort()).toEqual(functionsIn(enBooksort).sort());
});

test.each(paths)('%s names the same things in every language', (path) => {
  for (const other of every) expect(other[path]?.map(things)).toEqual(english[path]?.map(things));
});

test.each(paths.filter((path) => path !== 'board.title'))('%s is in its language', (path) => {
  expect(english[path]?.filter(isChinese)).toEqual([]);
  expect(chinese[path]?.filter((said) => !isChinese(said))).toEqual([]);
  const rest = (said: Sentence | string) => text(said).replaceAll(/“\d or more”/g, '');
  expect(chinese[path]?.filter((said) => /[A-Za-z]{2,},? [A-Za-z]{2,}/.test(rest(said)))).toEqual([]);
});

test.each(paths)('%s leaves no hole and no doubled space in the text', (path) => {
  for (const said of every.flatMap((told) => told[path] ?? []))
    expect(text(said)).not.toMatch(/undefined|null|NaN|\[object| {2}| [.,;]/);
});

test('no Chinese text has half-width punctuation after a Chinese character', () => {
  const all = Object.values(chinese).flat().map(text);
  expect(all.filter((said) => /\p{Script=Han}[,.:;!?]/u.test(said))).toEqual([]);
});

test('every plain Chinese text is Chinese, no plain English text is', () => {
  const others = (texts: unknown, holds: (text: string) => boolean) =>
    [...leavesOf(texts)].filter(([, leaf]) => typeof leaf === 'string' && holds(leaf)).map(([path]) => path);
  expect(others(zhBooksort, (leaf) => !isChinese(leaf))).toEqual(['theEnd']);
  expect(others(enBooksort, isChinese)).toEqual([]);
});

test('each wrong successor is named; of very many the first four', () => {
  const [first = '', , , , full = '', most = ''] = english.estimate ?? [];
  expect(text(first)).toContain(
    '5 books have a wrong successor: 3 behind 1, 6 behind 4, 2 behind 6, 5 behind 2 and nothing behind 5.',
  );
  expect(text(full)).toContain('15 books have a wrong successor: 14 behind 15, ');
  expect(text(full)).toContain('11 behind 12 and 11 more.');
  expect(text(most)).toContain('11 behind 12 and 3 more.');
  expect(text(chinese.estimate?.[4] ?? '')).toContain('12 后面是 11 等。');
});

test('English ordinals and plurals are right', () => {
  const ordinals = english.choose?.map((said) => /the (\d+[a-z]+) of/.exec(text(said))?.[1]);
  expect(ordinals).toEqual(['1st', '2nd', '3rd', '4th', '11th', '21st', undefined]);
  expect(text(english['layers.grow']?.[2] ?? '')).toContain('1 move is not enough');
  expect(text(english.choose?.[0] ?? '')).toContain('the successors of 1 and 4.');
});

test('a long block is named by its ends, which do not read as a range of numbers', () => {
  expect(text(english.enter?.[4] ?? '')).toContain('the 7 books that begin with 7 and end with 1 go behind book 12.');
  expect(text(chinese.enter?.[4] ?? '')).toContain('以书 7 开头、以书 1 结尾的 7 本书移到书 12 之后。');
});

test('where there is one move only, no sentence counts it', () => {
  const ends = (told: typeof english) =>
    [told.choose, told.backtrack, told['layers.choose'], told['layers.backtrack']].map((all) =>
      text(all?.at(-1) ?? ''),
    );
  expect(ends(english)).toEqual([
    'Try move 2→5, the only one: book 3 would go behind book 2. It changes the successors of 1 and 4.',
    'The only move of node #1 was tried: no solution with f ≤ 3 at the one node below. Back.',
    'Try move 2→5, the only one: book 3 would go behind book 2.',
    'The only move of node #3 was tried: 1 position was new and is kept, none was known already.',
  ]);
  expect(ends(chinese)).toEqual([
    '试移动 2→5，这是唯一的移动：书 3 移到书 2 之后，会改变 1、4 的后继。',
    '节点 #1 唯一的移动试过了：下面 1 个节点中没有 f ≤ 3 的解。回溯。',
    '试移动 2→5，这是唯一的移动：书 3 移到书 2 之后。',
    '节点 #3 唯一的移动试过了：1 个局面是新的，已存入；没有已有的局面。',
  ]);
});

test('a move is no “步” in Chinese: that is a step of the search', () => {
  const said = [...leavesOf(zhBooksort)].flatMap(([, leaf]) => (typeof leaf === 'string' ? [leaf] : []));
  expect([...said, ...Object.values(chinese).flat().map(text)].filter((words) => words.includes('步'))).toEqual([]);
});

test('1.3, 2.8: presets hold each position once, and deepen plainly', () => {
  expect(enBooksort.shell.presets).toMatchObject({
    blind: 'IDA* with h = 1 until the books are sorted: plain iterative deepening',
    astar: 'A* with the same estimate: it always expands the least f, and holds each position once, in memory',
  });
  expect(zhBooksort.shell.presets).toMatchObject({
    guide: 'IDA*，h = 错误后继数除以 3、向上取整，上限从 0 到 4',
    blind: 'IDA*，排好之前 h 恒为 1：就是普通的迭代加深',
  });
});

test('2.1: fewer moves are not enough, for h never overestimates', () => {
  expect(text(english.goal?.at(-1) ?? '')).toContain('searched in vain, and h never overestimates.');
  expect(text(chinese.goal?.at(-1) ?? '')).toContain('更小的上限都已搜完，没有解，而 h 从不高估。');
  expect(text(english.bounded?.[0] ?? '')).toContain('and h never overestimates: no sequence of up to 4 moves');
});

test('2.8, 3: from both ends it begins with a start that is not sorted', () => {
  expect(text(english['layers.grow']?.[1] ?? '')).toMatch(/^The start is not sorted, so 0 moves are not enough\. /);
  expect(text(chinese['layers.grow']?.[1] ?? '')).toMatch(/^起点还不是目标，所以 0 次不够。/);
  expect(text(english['layers.branch']?.[1] ?? '')).toContain('nothing says which are worth trying');
});

test('3: the old wordings are gone', () => {
  const all = [english, chinese].flatMap((told) => Object.values(told).flat().map(text));
  const plainTexts = [enBooksort, zhBooksort].flatMap((texts) => [...leavesOf(texts)].map(([, leaf]) => String(leaf)));
  const old =
    /cannot see ahead|看不到前方|holds all it enters|全部保存在内存里|估价 h|given up|nothing tells|三分之一|within 0 moves|不超过 0 次|放弃/;
  expect([...all, ...plainTexts].filter((said) => old.test(said))).toEqual([]);
});
