import { expect, test } from 'vitest';
import { enMatrix } from '../../../src/messages/matrix/en.ts';
import { zhMatrix } from '../../../src/messages/matrix/zh.ts';
import { leavesOf } from '../leaves.ts';

const cell = { search: 'guide', input: 2, nodes: 30, milliseconds: 0.25, answer: '3', prunes: 20, held: 4 };
const wanted: Readonly<Record<string, readonly unknown[]>> = {
  cell: [{ ...cell, end: 'stopped' }],
  disagree: [[2, 3], 4],
};

/** Every text, with numbers for its parameters, whatever they mean. */
const spoken = (texts: unknown) =>
  [...leavesOf(texts)].map(([path, leaf]) => [
    path,
    typeof leaf === 'string' ? leaf : String(leaf(...(wanted[path] ?? [2, 3, 4]))),
  ]);

test('each language is itself, and its marks are its own', () => {
  const isChinese = (text: string | undefined) => /\p{Script=Han}/u.test(text ?? '');
  const words = (text: string | undefined) => (text ?? '').replaceAll(/guide|CSV/g, '');
  expect(spoken(zhMatrix).filter(([, text]) => !isChinese(text))).toEqual([]);
  expect(spoken(zhMatrix).filter(([, text]) => /[A-Za-z]{2,}/.test(words(text)))).toEqual([]);
  expect(spoken(zhMatrix).filter(([, text]) => /\p{Script=Han}[,.:;!?]/u.test(text ?? ''))).toEqual([]);
  expect(spoken(enMatrix).filter(([, text]) => isChinese(text))).toEqual([]);
});

test('a cell that did not come to its end has at least so many nodes, and no answer', () => {
  expect(enMatrix.cell({ ...cell, end: 'complete' })).toBe(
    'guide on input 2: 30 nodes, 0.3 ms; answer 3; 20 given up at once, 4 held at once',
  );
  expect(enMatrix.cell({ ...cell, end: 'stopped' })).toContain(
    'at least 30 nodes, 0.3 ms; stopped at the limit, no answer',
  );
  expect(enMatrix.cell({ ...cell, end: 'full' })).toContain('out of memory, no answer');
  expect(zhMatrix.cell({ ...cell, end: 'stopped' })).toContain('至少 30 个节点，0.3 毫秒；到达限额被停下，没有答案');
});

test('only the columns that come from varying are said to differ in one switch', () => {
  expect(enMatrix.about.each).toMatch(
    /^Each column added this way differs from the search on the screen in one switch/,
  );
  expect(zhMatrix.about.each).toMatch(/^这样加出的每一列与当前画面的搜索只差一项/);
});

test('both languages say how far beyond its limit a run may go', () => {
  expect(enMatrix.limitHint).toContain('some hundred thousand further');
  expect(zhMatrix.limitHint).toContain('多走几十万个节点');
});

test('limits and sums are said in words', () => {
  expect([1e6, 1e7, 1e8].map(enMatrix.nodes)).toEqual(['1 million nodes', '10 million nodes', '100 million nodes']);
  expect([1e6, 1e7, 1e8].map(zhMatrix.nodes)).toEqual(['100 万个节点', '1,000 万个节点', '1 亿个节点']);
  expect(enMatrix.sum(32, 12)).toBe('32 searches × 12 inputs = 384 runs');
  expect(enMatrix.sum(1, 1)).toBe('1 search × 1 input = 1 run');
});
