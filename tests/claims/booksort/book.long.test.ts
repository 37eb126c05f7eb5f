import { expect, test } from 'vitest';
import { gaps, tableOf } from '../coverage.ts';
import { sampled } from '../sampled.ts';
import { Tally, walk } from '../walk.ts';
import { bookNever, bookRuns, hardRuns, longerRuns } from './book-runs.ts';
import { bookSubject } from './book-subject.ts';

test('what is said of Booksort is so, of many shelves', () => {
  const tally = new Tally();
  for (const run of bookRuns(115)) walk(bookSubject, run, tally, sampled(8, 97));
  for (const run of hardRuns(200)) walk(bookSubject, run, tally, (_, kind) => kind === 'end');
  for (const run of longerRuns(150))
    walk(bookSubject, run, tally, (step, kind) => step > 0 && (kind === 'replace' || kind === 'bound'));
  process.stdout.write(`${tableOf(tally)}\n`);
  expect(tally.examples).toEqual([]);
  const asked = { methods: ['ida-star', 'a-star', 'bidirectional-bfs'], least: 200, never: bookNever } as const;
  expect(gaps(bookSubject, tally, asked)).toEqual([]);
});
