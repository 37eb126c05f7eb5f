import { expect, test } from 'vitest';
import { percent } from '../../src/messages/percent.ts';
import { enStatistics } from '../../src/messages/statistics/en.ts';
import { zhStatistics } from '../../src/messages/statistics/zh.ts';

test.each([
  [0, 0],
  [1 / 300, 1],
  [0.502, 50],
  [0.506, 51],
  [299 / 300, 99],
  [1, 100],
  [1.003, 101],
  [1.02, 102],
])('of one, %d is %d percent', (share, whole) => {
  expect(percent(share)).toBe(whole);
});

test('in both languages only all of them are 100 percent', () => {
  for (const { distance } of [enStatistics, zhStatistics]) {
    expect(distance.exact(299, 300)).toMatch(/99\s?%/);
    expect(distance.exact(300, 300)).toMatch(/100\s?%/);
    expect(distance.mean(0.997)).toMatch(/99\s?%/);
  }
});
