import { expect, test } from 'vitest';
import { timesOf } from '../../src/matrix/times.ts';
import { withRow } from '../../src/matrix/totals.ts';
import { cellWith } from './matrices.ts';

test('a total is the sum of the medians, and whole only if every search came to its end', () => {
  const rows = [[cellWith({ nodes: 5, time: timesOf([2]) })], [cellWith({ nodes: 7, time: timesOf([3, 3.5, 9]) })]];
  const totals = rows.reduce(withRow, [] as ReturnType<typeof withRow>);
  expect(totals).toEqual([{ nodes: 12, milliseconds: 5.5, isComplete: true }]);
  const more = withRow(withRow(totals, [cellWith({ outcome: 'full' })]), [cellWith({})]);
  expect(more).toMatchObject([{ nodes: 32, isComplete: false }]);
});
