import { expect, test } from 'vitest';
import { enMatrix } from '../../../src/messages/matrix/en.ts';
import { zhMatrix } from '../../../src/messages/matrix/zh.ts';
import { leavesOf } from '../leaves.ts';

const time = { median: 0.25, least: 0.125, most: 12, runs: 7 };
const cell = {
  search: 'guide',
  input: 2,
  nodes: 30,
  answer: '3',
  prunes: 20,
  held: 4,
  method: 'ida-star' as const,
  time,
};
const wanted: Readonly<Record<string, readonly unknown[]>> = {
  cell: [{ ...cell, end: 'stopped' }],
  disagree: [[2, 3], 4],
  spread: [time],
  'legend.time': [{ runs: 7, milliseconds: 100 }],
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

test('a cell that did not come to its end has at least this many nodes, and no answer', () => {
  expect(enMatrix.cell({ ...cell, end: 'complete' })).toBe(
    'guide on input 2: 30 nodes, 0.3 ms, the median of 7 runs of 0.1 to 12 ms; answer 3; 20 cut; at most 4 positions held at once, tables apart',
  );
  const once = { ...cell, time: { median: 9.96, least: 9.96, most: 9.96, runs: 1 }, end: 'stopped' } as const;
  expect(enMatrix.cell(once)).toContain('at least 30 nodes, 10.0 ms in one run; stopped at the limit, no answer');
  expect(enMatrix.cell({ ...cell, end: 'full' })).toContain('out of memory, no answer');
  expect(zhMatrix.cell(once)).toContain('至少 30 个节点，10.0 毫秒（只运行一次）；到达限额被停下，没有答案');
});

test('only the columns that come from varying are said to differ in one switch', () => {
  expect(enMatrix.about.each).toMatch(
    /^Each column added this way differs from the search on the screen in one switch/,
  );
  expect(zhMatrix.about.each).toMatch(/^这样加出的每一列与当前画面的搜索只差一项/);
});

test('both languages say how far beyond its limit a run may go', () => {
  expect(enMatrix.limitHint).toContain('so a run may overshoot by some hundred thousand nodes');
  expect(zhMatrix.limitHint).toContain('多走几十万个节点');
});

test('limits and sums are said in words', () => {
  expect([1e6, 1e7, 1e8].map(enMatrix.nodes)).toEqual(['1 million nodes', '10 million nodes', '100 million nodes']);
  expect([1e6, 1e7, 1e8].map(zhMatrix.nodes)).toEqual(['100 万个节点', '1000 万个节点', '1 亿个节点']);
  expect(enMatrix.sum(32, 12)).toBe('32 searches × 12 inputs = 384 runs');
  expect(enMatrix.sum(1, 1)).toBe('1 search × 1 input = 1 run');
});

test('8.4: a short search is said to be run several times: the median, and how far the runs lie apart', () => {
  expect([enMatrix.spread(time), zhMatrix.spread(time)]).toEqual(['0.1–12 ms', '0.1～12 毫秒']);
  for (const alike of [
    { ...time, runs: 1 },
    { ...time, least: 0.26, most: 0.34 },
  ])
    expect([enMatrix.spread(alike), zhMatrix.spread(alike)]).toEqual([null, null]);
  expect(zhMatrix.cell({ ...cell, end: 'complete' })).toContain(
    '30 个节点，0.3 毫秒（7 次运行的中位数，最短 0.1，最长 12）；答案为 3；剪枝 20 个；最多同时保存 4 个局面（表另计）',
  );
  expect(enMatrix.legend.time({ runs: 7, milliseconds: 100 })).toContain(
    'up to 7 times, until its runs have taken 100 ms',
  );
  expect(zhMatrix.legend.time({ runs: 7, milliseconds: 100 })).toContain('直到合计 100 毫秒，最多 7 次');
});

test('3: each method says why it gives nodes up', () => {
  const told = (['ida-star', 'a-star', 'bidirectional-bfs', 'dancing-links'] as const).map((method) => [
    enMatrix.cell({ ...cell, end: 'complete', method }).split('; ')[2],
    zhMatrix.cell({ ...cell, end: 'complete', method }).split('；')[2],
  ]);
  expect(told).toEqual([
    ['20 cut', '剪枝 20 个'],
    ['20 known already', '已知局面 20 个'],
    ['20 known already', '已知局面 20 个'],
    ['20 dead ends', '死路 20 个'],
  ]);
});

test('3: the old wordings occur nowhere', () => {
  const told = [enMatrix, zhMatrix].flatMap((texts) => spoken(texts).map(([, text]) => text));
  const old = /at least so many|mean something|may go some|At most per run|given up at once|1,000 万|放弃/;
  expect(told.filter((text) => old.test(text ?? ''))).toEqual([]);
});

test('a search that took less than can be told took no 0.0 milliseconds', () => {
  const time = { median: 0.02, least: 0.01, most: 12, runs: 7 };
  for (const language of [enMatrix, zhMatrix]) {
    expect(language.milliseconds(0.02)).toMatch(/^< 0\.1 /);
    expect(language.milliseconds(0.05)).toMatch(/^0\.1 /);
    expect(language.spread(time)).toMatch(/^< 0\.1.12 /);
  }
});
