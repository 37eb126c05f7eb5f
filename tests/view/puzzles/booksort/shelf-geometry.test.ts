import { expect, test } from 'vitest';
import { shelfPlan } from '../../../../src/view/puzzles/booksort/shelf-geometry.ts';

/** A bold digit is about 0.7 of its height wide. */
const wideOf = (n: number, height: number) => (n < 10 ? 0.7 : 1.4) * height;

test.each([5, 8, 9, 10, 13, 15])('5: the numbers of %i books meet on no shelf', (n) => {
  for (const width of [130, 170, 260, 340, 430, 800]) {
    const { bookWidth, isNarrow, largest } = shelfPlan(n, width, 240);
    expect(isNarrow ? largest : wideOf(n, largest)).toBeLessThan(bookWidth);
  }
});
