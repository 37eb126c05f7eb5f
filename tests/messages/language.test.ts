import { expect, test } from 'vitest';
import { enAddress } from '../../src/messages/address/en.ts';
import { zhAddress } from '../../src/messages/address/zh.ts';
import { enCompare } from '../../src/messages/compare/en.ts';
import { zhCompare } from '../../src/messages/compare/zh.ts';
import { languages } from '../../src/messages/languages.ts';
import { enStatistics } from '../../src/messages/statistics/en.ts';
import { zhStatistics } from '../../src/messages/statistics/zh.ts';
import { en as workbench } from '../../src/messages/workbench/en.ts';
import { zh as workbenchZh } from '../../src/messages/workbench/zh.ts';
import { leavesOf } from './leaves.ts';

/** All that the workbench says: what comes with it, and what comes with a dialog or a comparison. */
const en = {
  ...workbench,
  statistics: { ...workbench.statistics, ...enStatistics },
  compared: enCompare,
  address: enAddress,
};
const zh = {
  ...workbenchZh,
  statistics: { ...workbenchZh.statistics, ...zhStatistics },
  compared: zhCompare,
  address: zhAddress,
};

const facts = { line: 3, column: 9, found: '25', expected: { of: 'stick', from: 1, to: 24 } };

const few = { names: ['A · guide', 'C · poj'], value: 346 };
const one = (name: string, value: number) => ({ names: [name], value });
const many = { names: ['B · blind'], value: 2103 };

/** What to say to the functions that want more than numbers. */
const wanted: Readonly<Record<string, readonly unknown[]>> = {
  inputError: [facts, { stick: () => '25' }],
  'address.list': [['2', '3']],
  switchLanguage: ['eo', 'Esperanto'],
  'statistics.paragraph': [['2', '3']],
  'statistics.listed': [['2', '3']],
  'statistics.unknownMove': ['2', '99', '1', '24'],
  'address.damaged': ['2', '3'],
  'control.noPlace': ['x', 1, 5],
  'run.of': ['A', '2'],
  'compared.shared': [{ both: 2, first: 3, second: 4 }, ['B', 'D']],
  'compared.unshared': [['B', 'D']],
  'compared.running': [['B', 'D']],
  'compared.partial': [['B', 'D']],
  'compared.rows': [['B', 'D']],
  'compared.row': [['B', 'D'], '2'],
  'compared.nodesOfTwo': [few, many],
  'compared.heldOfTwo': [few, many],
  'compared.nodesOfMore': [few, many],
  'compared.heldOfMore': [few, many],
  'tree.title': [{ method: 'ida-star', bound: 2, node: 3, nodes: 5, sure: 'so-far' }],
};

/** Every text, with numbers for its parameters, whatever they mean. */
function spoken(texts: unknown): [path: string, text: string][] {
  return [...leavesOf(texts)].map(([path, leaf]) => [
    path,
    typeof leaf === 'string' ? leaf : String(leaf(...(wanted[path] ?? [2, 3, 4, 5]))),
  ]);
}

/** Names of keys are what is printed on them. */
const isKeyName = (path: string) => /^keys\.list\.\d+\.0$/.test(path);

const paths = (texts: readonly [string, string][], holds: (text: string) => boolean) =>
  texts.filter(([path, text]) => holds(text) && !isKeyName(path)).map(([path]) => path);

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
const hasEnglishWords = (text: string) => /[A-Za-z]{2,},? [A-Za-z]{2,}/.test(text);

test('every Chinese text is Chinese, but for names, numbers and symbols', () => {
  expect(paths(spoken(zh), (text) => !isChinese(text))).toEqual([
    'count',
    'short',
    'methods.dancing-links.where', // empty: there are no bounds
    'run.of',
    'statistics.paragraph',
    'statistics.listed',
    'tree.of',
    'tree.figures',
    'stack.g',
    'stack.h',
    'stack.f',
    'compared.row',
    'address.list',
    'address.damaged',
  ]);
});

test('no Chinese text has two English words in a row', () => {
  expect(paths(spoken(zh), hasEnglishWords)).toEqual([]);
});

test('no English text is Chinese', () => {
  expect(paths(spoken(en), isChinese)).toEqual([]);
});

test('no Chinese text has half-width punctuation after a Chinese character', () => {
  expect(paths(spoken(zh), (text) => /\p{Script=Han}[,.:;!?]/u.test(text))).toEqual([]);
});

test('a comparison of more than two names all that have the fewest or the most', () => {
  expect(enCompare.nodesOfMore(few, many)).toBe(
    'Fewest nodes: A · guide and C · poj, 346 each. Most: B · blind, 2,103, about 6.08 times as many.',
  );
  expect(zhCompare.nodesOfMore(few, many)).toBe(
    '访问节点最少的是 A · guide、C · poj（各 346 个）；最多的是 B · blind（2,103 个），约为前者的 6.08 倍。',
  );
});

test('a rounded ratio says so, in either language', () => {
  expect(enCompare.nodesOfTwo(one('A', 346), one('B', 2103))).toBe('B visits about 6.08 times the nodes of A');
  expect(zhCompare.nodesOfTwo(one('A', 346), one('B', 2103))).toBe('B 访问的节点数约为 A 的 6.08 倍');
  expect(enCompare.nodesOfTwo(one('A', 30), one('B', 60))).toBe('B visits 2 times the nodes of A');
  expect(zhCompare.nodesOfTwo(one('A', 30), one('B', 60))).toBe('B 访问的节点数是 A 的 2 倍');
});

test('8.3: whichever search visits more is the one that the sentence begins with', () => {
  expect(enCompare.nodesOfTwo(one('B', 1000), one('A', 21_008_123))).toBe('A visits about 21,000 times the nodes of B');
  expect(zhCompare.nodesOfTwo(one('B', 1000), one('A', 21_008_123))).toBe('A 访问的节点数约为 B 的 21,000 倍');
});

test('1.8: counts that differ are never told by a ratio of 1', () => {
  const [less, more] = [one('A', 415), one('B', 416)];
  expect(enCompare.nodesOfTwo(less, more)).toBe('Nearly the same number of nodes: B, 416; A, 415');
  expect(zhCompare.nodesOfTwo(less, more)).toBe('访问的节点数几乎相同：B（416 个）、A（415 个）');
  expect(enCompare.nodesOfMore(few, one('B', 347))).toContain('B, 347, nearly the same.');
  expect(enCompare.nodesEqual(2)).toBe('Both visit the same number of nodes');
});

test.each(Object.entries(languages))(
  '%s calls itself, the switch to it and its puzzles in its own words',
  (id, own) => {
    const { name, switchTo, unloaded, puzzles } = own;
    const names = Object.entries(puzzles).map(([puzzle, { name: called }]) => [puzzle, called] as const);
    const mine = names.filter(([puzzle]) => puzzle !== 'lits').map(([, called]) => called); // LITS is LITS
    expect([name, switchTo, unloaded, ...mine].map(isChinese)).toEqual(Array(6).fill(id === 'zh'));
  },
);
