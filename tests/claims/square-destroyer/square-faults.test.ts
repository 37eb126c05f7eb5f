/** Sentences of Square Destroyer that once were false or left their reason out, at the very steps where that was found. */
import { expect, test } from 'vitest';
import { enBestFirst } from '../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../src/messages/methods/best-first-zh.ts';
import { enSquares, type SquareMessages } from '../../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../../src/messages/puzzles/square-destroyer/zh.ts';
import { plain, type Sentence } from '../../../src/messages/sentence.ts';
import { parseSettings } from '../../../src/puzzles/settings-text.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { decodeGrid } from '../../../src/puzzles/square-destroyer/notation.ts';
import type { SquareSettings } from '../../../src/puzzles/square-destroyer/settings.ts';
import { momentAt } from '../../../src/trace/moment.ts';
import { record } from '../../../src/trace/record.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { narrate, withoutEstimate } from '../../../src/view/puzzles/square-destroyer/narrate.ts';
import { squareScene } from '../../../src/view/puzzles/square-destroyer/square-scene.ts';
import { squareWords } from '../../../src/view/puzzles/square-destroyer/square-words.ts';
import { narrateBestFirst } from '../../../src/view/told/best-first.ts';
import { leavesOf } from '../../messages/leaves.ts';
import { squareSamples } from '../../messages/puzzles/square-destroyer/square-samples.ts';

const languages = { en: [enSquares, enBestFirst], zh: [zhSquares, zhBestFirst] } as const;

/** A run as an address names it; its steps from 1, as there. */
function opened(input: string, preset: string, most?: number) {
  const instance = decodeGrid(input);
  const settings = parseSettings(squareDestroyer, preset) as SquareSettings | null;
  if (!instance || !settings) throw new Error(`no such run: ${input} ${preset}`);
  const { trace } = record(squareDestroyer.search(instance, settings, 'events'), most);
  const sceneAt = (step: number) => ({
    instance,
    settings,
    trace,
    moment: momentAt(trace, step - 1),
    built: null,
    scan: null,
  });
  const at = (step: number, [texts, bestFirst]: readonly [SquareMessages, typeof enBestFirst]): Sentence =>
    trace.method === 'a-star'
      ? narrateBestFirst(
          sceneAt(step),
          squareWords(() => texts),
          bestFirst,
        )
      : narrate(squareScene(sceneAt(step)), texts);
  return {
    trace,
    en: (step: number) => plain(at(step, languages.en)),
    zh: (step: number) => plain(at(step, languages.zh)),
    aside: (step: number) => plain(withoutEstimate(squareScene(sceneAt(step)), enSquares) ?? []),
  };
}

test('1.3, 3: no text has the old wordings, and A* holds each position once', () => {
  expect(enSquares.shell.presets.astar).toMatch(/holds each position once/);
  expect(zhSquares.shell.presets.astar).toMatch(/每个局面在内存里只保存一次/);
  const strings = (texts: SquareMessages) =>
    [...leavesOf(texts).values()].flatMap((leaf) => (typeof leaf === 'string' ? [leaf] : []));
  const samples = (texts: SquareMessages) =>
    Object.values(squareSamples(texts)).flatMap((all) =>
      all.map((said) => (typeof said === 'string' ? said : plain(said))),
    );
  for (const text of [...strings(enSquares), ...samples(enSquares)])
    expect(text).not.toMatch(
      /\b(may|must|has to) go\b|those of most|those that break|of those that may|given up|All 2 |kept for good|holds all|cannot see ahead|as few\b/,
    );
  for (const text of [...strings(zhSquares), ...samples(zhSquares)])
    expect(text).not.toMatch(
      /失败局面|不记忆|分数估价|看不到|剪去|拿走的 0 根|只允许 0 根|中至少还要|被 \d|跳过：\d|已承担|估价 h|[一-龥][;:]|等 \d+ 个正方形/,
    );
});

test('1.5: without the estimate the table stays, and that it is empty at first is said', () => {
  const { aside } = opened('3', 'table');
  expect(aside(16)).toBe(
    'With h = 1 instead (naive) and a table that is empty at first, this subtree would have 17 nodes at this bound.',
  );
  expect(opened('3', 'guide').aside(16)).toBe(
    'With h = 1 instead (naive), this subtree would have 21 nodes at this bound.',
  );
});

test('1.6: of kept sticks it is not said that they break no two squares', () => {
  const { en, zh } = opened('4', 'strong');
  expect(en(452)).toContain(
    'share no stick that may be removed, so no such stick breaks two of them: at least 5 more of the allowed sticks must be removed.',
  );
  expect(zh(452)).toContain(
    '两两没有可拿的公共火柴，任何一根可拿的火柴最多破坏其中一个：还要从可拿的火柴中至少拿走 5 根。',
  );
});

test('1.7: what is excluded is kept below the later siblings, and it is said where solutions with it were searched', () => {
  expect(enSquares.shell.values.exclusion).toBe('kept below the later siblings (exclusion)');
  expect(zhSquares.shell.values.exclusion).toBe('后面的兄弟分支不再试（兄弟排除）');
  const { en, zh, trace } = opened('3', 'exclusion');
  expect(en(193)).toContain(
    'Sticks 9 and 12 are kept: solutions with any of them were searched from nodes #11 and #35, and none has f ≤ 5.',
  );
  expect(zh(193)).toContain('这里不试火柴 9、12：含其中任何一根的解已从节点 #11、#35 搜索过，没有 f ≤ 5 的。');
  expect(en(trace.steps)).toContain('12');
});

test('1.9: what makes two positions the same is said', () => {
  const { en, zh } = opened('3', 'astar');
  expect(en(14)).toContain('held already, as node #1: the same squares are alive, whichever sticks were removed.');
  expect(zh(14)).toContain('与节点 #1 是同一局面：完好的正方形相同，不论拿走的是哪些火柴。');
  const kept = opened('3', 'exclusion+a-star');
  expect(firstWith(kept, 'is held already, as')).toContain(
    'the same squares are alive, and the same of their sticks may be removed',
  );
});

test('1.11: under A* nothing was searched in vain: solutions with a kept stick are left to its node', () => {
  const run = opened('2', 'exclusion+a-star');
  expect(run.en(25)).toContain('Stick 4 is kept: solutions with it are left to node #3.');
  expect(run.zh(25)).toContain('这里不试火柴 4：含它的解留给节点 #3 去找。');
  expect(run.en(75)).toContain('Goal: 4, 11, 7.');
  expect(firstWith(run, 'in vain')).toBe('');
});

test('2.1, 2.8: what is the least rests on an h that never overestimates', () => {
  const { en, zh, trace } = opened('2', 'guide');
  expect(en(1)).toContain('h = 2. h never overestimates, so fewer sticks are not enough.');
  expect(zh(1)).toContain('h = 2。h 从不高估，所以少于 2 根一定不够。');
  expect(en(56)).toContain('h never overestimates, so every solution has more than 2 sticks.');
  expect(en(trace.steps - 1)).toContain(
    'No solution has fewer than 3 sticks: h never overestimates, and bound 2 was searched in vain.',
  );
  expect(opened('3', 'poj').en(5)).toContain('every solution has at least 5 sticks: that is the new bound.');
  expect(enSquares.shell.presets.blind).toContain('plain iterative deepening');
  expect(zhSquares.shell.presets.blind).toContain('普通的迭代加深');
});

test('2.2: A* gives the reason of its h, and a fall of h says what consistent means', () => {
  const { en, zh } = opened('3', 'astar');
  expect(en(13)).toContain(
    'share no stick, so no single stick breaks two of them: at least 4 more sticks must be removed.',
  );
  expect(zh(13)).toContain('两两没有公共火柴');
  expect(firstWith(opened('3', 'astar'), 'h fell')).toContain(
    'h fell from 5 to 3 with one stick: greedy-disjoint never overestimates, but it is not consistent. A consistent h falls by no more than the move costs, here 1.',
  );
});

test('2.3: what the table knows was learnt at a node, which is named', () => {
  expect(firstWith(opened('4', 'strong'), 'The same position')).toContain(
    'The same position was searched at node #83 in vain, with 2 more sticks allowed: at least 3 more of the allowed sticks must be removed.',
  );
});

test('2.4: that one stick must be removed is said of all, and where solutions with the others were searched', () => {
  const { en, zh } = opened('3', 'exclusion+fewest-sticks+allowed-disjoint');
  expect(en(109)).toContain('One of its sticks must be removed. Order: 12, 13, 16');
  expect(en(109)).toContain('Stick 9 is kept: solutions with it were searched from node #11, and none has f ≤ 5.');
  expect(zh(109)).toContain('这里不试火柴 9：含它的解已从节点 #11 搜索过，没有 f ≤ 5 的。');
  expect(firstWith(opened('3', 'dominance'), 'left out')).toContain('can replace it in any solution');
});

test('2.9: that h rises is told, and why it can', () => {
  const { en, zh } = opened('5', 'guide', 118_400);
  expect(en(118_377)).toContain(
    'h rose from 10 to 11, as a lower bound may. These squares were alive and disjoint before too, but the scan takes whichever comes first, and so it counted fewer.',
  );
  expect(zh(118_377)).toContain('h 从 10 升到 11，下界本来就可以这样。这些正方形先前也都完好、两两不相交');
});

test('8.2: A* ends with the sticks to be taken out', () => {
  const { en, zh, trace } = opened('2', 'astar');
  expect(en(trace.steps)).toContain('End. The answer is 3: take out 6, 7 and 1.');
  expect(zh(trace.steps)).toContain('答案是 3：拿走 6、7、1。');
});

/** The first sentence of a run with these words in it. */
function firstWith({ trace, en }: { readonly trace: Trace; en(step: number): string }, words: string): string {
  for (let step = 1; step <= trace.steps; step++) if (en(step).includes(words)) return en(step);
  return '';
}
