import { expect, test } from 'vitest';
import { en } from '../../../src/messages/workbench/en.ts';
import { zh } from '../../../src/messages/workbench/zh.ts';
import { askedStop, numbersOf } from '../../../src/view/timeline/asked-stop.ts';

test('8.6: a step is gone to by the number that stands on the screen', () => {
  expect([askedStop('1', 5000, 'step'), askedStop('1,234', 5000, 'step'), askedStop(' 5000 ', 5000, 'step')]).toEqual([
    0, 1233, 4999,
  ]);
  expect(en.control.place(1233 + 1, 5000)).toBe('step 1,234 of 5,000');
  expect(askedStop('１２', 5000, 'step')).toBe(11);
});

test('8.6: a node is asked for by its own number, a bound by its place; the end of a lockstep has none', () => {
  expect([askedStop('#4', 2104, 'node'), askedStop('2102', 2104, 'node'), askedStop('2103', 2104, 'node')]).toEqual([
    4,
    2102,
    null,
  ]);
  expect(en.control.place(4 + 1, 2104, 'node')).toBe('node #4 · 2,103 nodes');
  expect([askedStop('6', 6, 'bound'), askedStop('7', 6, 'bound')]).toEqual([5, null]);
});

test('8.6: what is no such number is refused, with what was found and what was expected', () => {
  for (const text of ['', '0', '-1', '5001', '1.5', 'x', '99999999999'])
    expect(askedStop(text, 5000, 'step'), text).toBeNull();
  expect(en.control.noPlace('x', ...numbersOf(5000, 'step'))).toBe(
    'found “x”, expected a whole number from 1 to 5,000',
  );
  expect(zh.control.noPlace('', ...numbersOf(5000, 'step'))).toBe('读到空白，应为 1 到 5,000 的整数');
});
