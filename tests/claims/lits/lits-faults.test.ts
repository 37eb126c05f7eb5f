import { expect, test } from 'vitest';
import { enMethods } from '../../../src/messages/methods/en.ts';
import { zhMethods } from '../../../src/messages/methods/zh.ts';
import { enLits } from '../../../src/messages/puzzles/lits/en.ts';
import { zhLits } from '../../../src/messages/puzzles/lits/zh.ts';
import { plain, type Sentence } from '../../../src/messages/sentence.ts';
import { enStatistics } from '../../../src/messages/statistics/en.ts';
import { zhStatistics } from '../../../src/messages/statistics/zh.ts';
import { leavesOf } from '../../messages/leaves.ts';
import { litsSamples } from '../../messages/puzzles/lits/lits-samples.ts';

/** All that is said of LITS and of its search, in one language. */
function allOf(texts: typeof enLits, methods: typeof enMethods, { cuts }: { cuts: typeof enStatistics.cuts }): string {
  const samples = Object.values(litsSamples(texts)).flat();
  const plainTexts = [...leavesOf(texts), ...leavesOf(methods['dancing-links'])].map(([, leaf]) =>
    typeof leaf === 'string' ? leaf : '',
  );
  const said = samples.map((each: string | Sentence) => (typeof each === 'string' ? each : plain(each)));
  return [...plainTexts, ...said, methods['dancing-links'].band(0, 15, 3), cuts['dancing-links']].join('\n');
}

const english = allOf(enLits, enMethods, enStatistics);
const chinese = allOf(zhLits, zhMethods, zhStatistics);

test('1.10: nothing of LITS is called cut, for its search has no bound: it meets dead ends', () => {
  expect(english.match(/\bcuts?\b|\bprun/gi)).toBeNull();
  expect(chinese.match(/剪去|剪枝/g)).toBeNull();
  expect(english).toContain('dead end');
  expect(chinese).toContain('死路');
});

test('2.10: the first sentence of LITS names exact cover, item, option and Dancing Links, in either language', () => {
  expect(plain((litsSamples(enLits).start?.[0] ?? []) as Sentence)).toMatch(
    /exact cover problem.*items \(columns\).*options \(rows\).*secondary items.*Dancing Links/,
  );
  expect(plain((litsSamples(zhLits).start?.[0] ?? []) as Sentence)).toMatch(
    /精确覆盖问题.*列（元素）.*行（选项）.*次要列.*舞蹈链/,
  );
});

test('3: the old wordings of LITS occur nowhere', () => {
  const old = ['have as few', 'has as few', '副列', '“Yes”', '“No”', '个元素：', '没有别的列', '剪去', '个局面'];
  expect(old.filter((wording) => english.includes(wording) || chinese.includes(wording))).toEqual([]);
  for (const right of ['2 others have just as few', 'One other has just as few', 'The other one has no other item.'])
    expect(english).toContain(right);
  for (const right of [
    '共 8 个矩阵元素，分布在 6 个格子列中',
    '另外 1 个不含其他列，无需摘除',
    '答案是 Yes（能放下）',
    '答案是 No（放不下）',
    '次要列',
  ])
    expect(chinese).toContain(right);
});

test('3: a sentence of LITS fits into its panel, but for numbers that only great boards have', () => {
  const lengths = Object.values(litsSamples(enLits))
    .flat()
    .map((said) => (typeof said === 'string' ? said : plain(said)).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(360);
});
