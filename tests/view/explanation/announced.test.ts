import { expect, test } from 'vitest';
import { announced } from '../../../src/view/explanation/announced.ts';

test('4.4: of several searches each is announced by its own letter, also where another has nothing to say yet', () => {
  expect(announced([null, ['A node.']], true)).toBe('B: A node.');
  expect(announced([['One.'], ['Two.']], true)).toBe('A: One. B: Two.');
  expect(announced([['One.']], false)).toBe('One.');
  expect(announced([null], false)).toBe('');
});
