import { expect, test } from 'vitest';
import { inAll } from '../in-all.ts';

const [en, zh] = await inAll('ends');
const names = ['A', 'B', 'D'];

test('8.1: the whole run is told with what it entered, by the words of its method', () => {
  const run = { nodes: 70_072_798, iterations: 14 };
  expect(en?.whole({ ...run, method: 'ida-star' })).toBe(
    'The whole run, counted to its end, entered 70,072,798 nodes under 14 bounds.',
  );
  expect(en?.whole({ ...run, method: 'a-star' })).toBe('The whole run, counted to its end, entered 70,072,798 nodes.');
  expect(zh?.whole({ ...run, method: 'ida-star' })).toBe('整次搜索计数到底，共进入 70,072,798 个节点，共 14 轮。');
});

test('8.1: a solution is told by its moves, and called shortest only where the method promises it, with the reason', () => {
  const found = (method: 'ida-star' | 'a-star' | 'bidirectional-bfs' | 'dancing-links') => ({
    outcome: 'solved' as const,
    method,
    moves: names,
  });
  expect(en?.found(found('ida-star'))).toBe(
    'It found a solution with 3 moves: A, B, D. No solution has fewer: h never overestimates, so there is none under a smaller bound.',
  );
  for (const method of ['a-star', 'bidirectional-bfs'] as const) expect(en?.found(found(method))).toContain('fewer: ');
  expect(en?.found(found('dancing-links'))).toBe('It found a solution with 3 options: A, B, D.');
  expect(zh?.found(found('dancing-links'))).toBe('找到的解共 3 个选项：A、B、D。');
});

test('1.1: what A* found is called a solution, not the answer: the contest may want another of the same length', () => {
  const found = { outcome: 'solved', method: 'a-star', moves: names } as const;
  expect(en?.answer(found)).toBe('Solution: 3 moves: A, B, D');
  expect(zh?.answer(found)).toBe('解：共 3 步：A、B、D');
});

test('8.1: without a solution it is told what that means', () => {
  expect(en?.found({ outcome: 'bounded', answer: '5 or more' })).toContain('the answer is “5 or more”');
  expect(zh?.found({ outcome: 'bounded', answer: '5 or more' })).toContain('答案是“5 or more”');
  expect(en?.found({ outcome: 'exhausted' })).toContain('no solution');
  expect(en?.found({ outcome: 'full' })).toContain('no answer is known');
});
