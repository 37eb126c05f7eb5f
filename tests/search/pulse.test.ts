import { expect, test } from 'vitest';
import { Pulse } from '../../src/search/pulse.ts';

test('a pulse is due once for every so much work, counted from the last one', () => {
  const pulse = new Pulse(10);
  expect([0, 9, 10, 11, 19, 20, 45, 54, 55].map((work) => pulse.isDue(work))).toEqual([
    false,
    false,
    true,
    false,
    false,
    true,
    true,
    false,
    true,
  ]);
});
