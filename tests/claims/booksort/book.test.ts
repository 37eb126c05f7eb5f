import { expect, test } from 'vitest';
import { gaps } from '../coverage.ts';
import { sampled } from '../sampled.ts';
import { Tally, walk } from '../walk.ts';
import { bookNever, bookRuns, hardRuns } from './book-runs.ts';
import { bookSubject } from './book-subject.ts';

test('what is said of Booksort is so', () => {
  const tally = new Tally();
  for (const run of bookRuns(14)) walk(bookSubject, run, tally, sampled(3, 211));
  for (const run of hardRuns(10)) walk(bookSubject, run, tally, (_, kind) => kind === 'end');
  expect(tally.examples).toEqual([]);
  const asked = { methods: ['ida-star', 'a-star', 'bidirectional-bfs'], least: 10, never: bookNever } as const;
  expect(gaps(bookSubject, tally, asked)).toEqual([]);
});
