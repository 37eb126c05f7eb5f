import { expect, test } from 'vitest';
import { edgePath } from '../../../src/layout/tree/tree-layout.ts';

test('an edge runs from rim to rim, upright at both ends, whichever way it goes', () => {
  expect(edgePath({ x: 10, y: 0 }, { x: 40, y: 88 }, 17)).toBe('M10,17C10,44,40,44,40,71');
  expect(edgePath({ x: 10, y: 88 }, { x: 40, y: 0 }, 17)).toBe('M10,71C10,44,40,44,40,17');
});
