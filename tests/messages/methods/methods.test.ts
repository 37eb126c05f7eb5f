import { expect, test } from 'vitest';
import { enMethods } from '../../../src/messages/methods/en.ts';
import { zhMethods } from '../../../src/messages/methods/zh.ts';
import { en } from '../../../src/messages/workbench/en.ts';
import { zh } from '../../../src/messages/workbench/zh.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { type Moment, momentAt } from '../../../src/trace/moment.ts';
import { estimateOf, gOf } from '../../../src/trace/nodes.ts';
import { record } from '../../../src/trace/record.ts';

test('1.8: nodes of A* are counted while the least f had risen so far, not up to that f', () => {
  const { trace, result } = record(
    squareDestroyer.search({ n: 3, missing: [] }, squareDestroyer.presets.astar, 'events'),
  );
  const last = result?.iterations.at(-1);
  const fs = Array.from({ length: trace.nodes }, (_, node) => gOf(trace, node) + (estimateOf(trace, node) ?? 0));
  expect([last?.bound, last?.nodes, fs.filter((f) => f <= 6).length]).toEqual([6, 8, 192]);
  expect(enMethods['a-star'].band(6, 8, 2)).toBe('while the least f had risen to 6 · 8 nodes · 2 known already');
  expect(zhMethods['a-star'].band(6, 8, 2)).toBe('最小 f 已升到 6 · 8 个节点 · 其中 2 个已知');
});

test('1.8: an f below the least one so far comes up again where h is not consistent, so no band claims its f for all', () => {
  const { trace } = record(squareDestroyer.search({ n: 4, missing: [1, 5] }, squareDestroyer.presets.astar, 'events'));
  const isBelow = ({ kind, node, iteration }: Moment) =>
    kind === 'expand' && gOf(trace, node) + (estimateOf(trace, node) ?? 0) < iteration.bound;
  const below = Array.from({ length: trace.steps }, (_, step) => momentAt(trace, step)).filter(isBelow);
  expect(below.length).toBe(9);
});

test('1.8: the title of the tree says so too, and has no number from 1 beside one from 0', () => {
  const where = { method: 'a-star', bound: 6, node: 202, nodes: 8, sure: 'final' } as const;
  expect(en.tree.title(where)).toBe('while the least f had risen to 6 · 8 nodes · at node #202');
  expect(zh.tree.title(where)).toBe('最小 f 已升到 6 · 共 8 个节点 · 在节点 #202');
  expect(en.tree.title({ ...where, method: 'ida-star', node: -1, sure: 'so-far' })).toBe('bound 6 · 8 nodes so far');
  expect(zh.tree.title({ ...where, method: 'ida-star', node: -1, sure: 'so-far' })).toBe('上限 6 · 目前 8 个节点');
});

test('1.10: the legend of a flame says what its low bars are under the method at hand', () => {
  const legends = [enMethods, zhMethods].map((words) => [words['ida-star'].flame, words['dancing-links'].flame]);
  expect(legends).toEqual([
    ['grey: searched; low: cut; yellow: goal', 'grey: searched; low: dead end; yellow: solution'],
    ['灰色：搜索过；矮条：剪枝；黄色：目标', '灰色：搜索过；矮条：死路；黄色：解'],
  ]);
});

test('3: a place among nodes is told by the number that the node has everywhere else', () => {
  expect([en.control.place(5, 2104, 'node'), zh.control.place(5, 2104, 'node')]).toEqual([
    'node #4 · 2,103 nodes',
    '节点 #4，共 2,103 个节点',
  ]);
});
