import { expect, test } from 'vitest';
import { pairwise } from './pairwise.ts';

const all = ['a', 'b', 'c'].flatMap((x) =>
  ['a', 'b'].flatMap((y) => ['a', 'b'].flatMap((z) => ['a', 'b'].map((w) => ({ x, y, z, w })))),
);

test('every two values meet in some of the combinations chosen, of which there are few', () => {
  const chosen = pairwise(all);
  for (const { x, y, z, w } of all) {
    expect(chosen.some((one) => one.x === x && one.y === y)).toBe(true);
    expect(chosen.some((one) => one.y === y && one.z === z)).toBe(true);
    expect(chosen.some((one) => one.x === x && one.w === w)).toBe(true);
    expect(chosen.some((one) => one.z === z && one.w === w)).toBe(true);
  }
  expect(chosen.length).toBeLessThan(9);
  expect(all).toEqual(expect.arrayContaining(chosen));
});

test('values that meet in none of the combinations are not asked to', () => {
  const some = all.filter(({ x, y }) => x !== 'c' || y === 'a');
  const chosen = pairwise(some);
  expect(chosen.some(({ x, z }) => x === 'c' && z === 'b')).toBe(true);
  expect(some).toEqual(expect.arrayContaining(chosen));
});
