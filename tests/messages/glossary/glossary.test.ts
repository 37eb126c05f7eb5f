import { describe, expect, test } from 'vitest';
import type { GlossaryFacts } from '../../../src/messages/glossary/glossary-facts.ts';
import { type Term, terms } from '../../../src/messages/glossary/terms.ts';
import { fetchTexts } from '../../../src/messages/languages.ts';
import { puzzleIds } from '../../../src/puzzles/puzzle-id.ts';
import { allLanguages } from '../in-all.ts';

/** Nothing is known: at the first step of a search without estimates. */
const nothing: GlossaryFacts = {
  preset: null,
  step: 0,
  steps: 0,
  node: null,
  g: null,
  h: null,
  bounds: null,
  searched: null,
  edge: null,
  solved: null,
  back: null,
  lists: null,
  same: null,
  sides: null,
  options: null,
  isDeadEnd: false,
};

/** All is known, though no step knows all of it. */
const all: GlossaryFacts = {
  preset: 'guide',
  step: 5,
  steps: 1234,
  node: { id: 7, depth: 2 },
  g: 2,
  h: 3,
  bounds: [3, 4],
  searched: { bound: 3, nodes: 15, d: 3, b: 2 },
  edge: { from: 6, before: 4, cost: 1 },
  solved: { h: 4, cost: 5 },
  back: 6,
  lists: { open: 8, closed: 1 },
  same: { node: 5, g: 3, isReopened: true },
  sides: { sum: 3, held: 9 },
  options: 4,
  isDeadEnd: true,
};

describe.each(allLanguages)('in %s', (language) => {
  test.each(terms)('2.10: %s has a term, a meaning of at most three sentences, and no hole', async (term) => {
    const { entries } = await fetchTexts(language, 'glossary');
    const { term: name, meaning, words } = entries[term];
    const ends = language === 'zh' ? /[。？]/g : /[.?](?= |$)/g;
    expect(name).not.toBe('');
    expect(meaning).toMatch(language === 'zh' ? /。$/ : /\.$/);
    expect(meaning.match(ends)?.length).toBeLessThanOrEqual(3);
    expect(`${name} ${meaning} ${words}`).not.toMatch(/undefined|null|NaN| {2}/);
  });

  test('2.10: nothing is given as an example where nothing is known', async () => {
    const { entries } = await fetchTexts(language, 'glossary');
    expect(terms.map((term) => entries[term].example(nothing))).toEqual(terms.map(() => null));
  });

  test('2.10: an example ends like a sentence and has no hole', async () => {
    const { entries, here } = await fetchTexts(language, 'glossary');
    for (const term of terms) {
      const example = entries[term].example(all);
      if (example !== null) expect(here(example), term).toMatch(language === 'zh' ? /^此处：.+。$/ : /^Here: .+\.$/);
      expect(example ?? '', term).not.toMatch(/undefined|null|NaN| {2}/);
    }
  });

  test('2.10: each word means one term only', async () => {
    const { entries } = await fetchTexts(language, 'glossary');
    const words = terms.flatMap((term) => entries[term].words.split('|').filter(Boolean));
    expect(new Set(words).size).toBe(words.length);
  });

  test('2.2: consistent is defined by h before, the cost and h after, and what follows for A* is said', async () => {
    const { meaning, example } = (await fetchTexts(language, 'glossary')).entries.consistent;
    expect(meaning).toMatch(/≤ (cost|代价) \+/);
    expect(meaning).toContain('A*');
    expect(example(all)).toContain('4 ≤ 1 + 3');
    expect(example({ ...all, h: 2 })).toContain('4 > 1 + 2');
  });

  test('2.10: the numbers of a search under IDA* are no example of A*', async () => {
    const { example } = (await fetchTexts(language, 'glossary')).entries['a-star'];
    expect(example({ ...all, lists: null })).toBeNull();
    expect(example({ ...all, bounds: null })).toContain('2 + 3 = 5');
  });

  test('2.5: the effective branching factor is defined, with the numbers that it is worked out of', async () => {
    const { meaning, example } = (await fetchTexts(language, 'glossary')).entries['branching-factor'];
    expect(meaning).toContain('1 + b + … + b^d =');
    expect(example(all)).toMatch(/15.*d = 3.*b ≈ 2\.00/);
  });

  test.each(puzzleIds)('2.11: %s is stated in exactly two sentences, with its contest', async (id) => {
    const { puzzles } = await fetchTexts(language, 'glossary');
    const contests = {
      'square-destroyer': 'POJ 1084',
      booksort: 'POJ 3460',
      'rotation-game': 'POJ 2286',
      lits: 'P11047',
    };
    expect(puzzles[id]).toContain(contests[id]);
    expect(puzzles[id].match(language === 'zh' ? /[。？]/g : /[.?](?= |$)/g)).toHaveLength(2);
  });
});

/** Terms of which the design says how they are called in Chinese. */
const chinese: Partial<Record<Term, string>> = {
  bound: '上限',
  iteration: '一轮',
  'iterative-deepening': '迭代加深',
  estimate: '估价函数 h',
  'lower-bound': '下界',
  admissible: '可采纳',
  consistent: '一致（单调）',
  cut: '剪枝',
  backtrack: '回溯',
  position: '局面',
  node: '节点',
  move: '走法',
  'open-list': '开放列表',
  'closed-list': '关闭列表',
  'pattern-database': '模式数据库',
  failures: '无解局面表',
  'exact-cover': '精确覆盖',
  'repeated-cover': '重复覆盖',
  'dancing-links': '舞蹈链',
  item: '列（元素）',
  option: '行（选项）',
  'secondary-item': '次要列',
  step: '步',
  trace: '记录',
  preset: '预设',
};

test('2.10: in Chinese each term has its one name', async () => {
  const { entries } = await fetchTexts('zh', 'glossary');
  for (const [term, name] of Object.entries(chinese)) expect(entries[term as Term].term).toContain(name);
});

test('2.10: no Chinese entry has half-width punctuation after a Chinese character', async () => {
  const { entries, puzzles } = await fetchTexts('zh', 'glossary');
  const said = [
    ...Object.values(entries).flatMap(({ term, meaning, example }) => [term, meaning, example(all) ?? '']),
    ...Object.values(puzzles),
  ];
  expect(said.filter((text) => /\p{Script=Han}[,.:;!?()]/u.test(text))).toEqual([]);
});

test('2.10: in English it is said once that cut is what the literature calls pruned', async () => {
  const { entries } = await fetchTexts('en', 'glossary');
  expect(Object.values(entries).filter(({ meaning }) => meaning.includes('pruned'))).toHaveLength(1);
});
