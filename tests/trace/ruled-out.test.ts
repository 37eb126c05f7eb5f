import { describe, expect, test } from 'vitest';
import { bookProblem, twoSidedBooks } from '../../src/puzzles/booksort/book-problem.ts';
import { aStar } from '../../src/search/a-star.ts';
import { bidirectionalBfs } from '../../src/search/bidirectional-bfs.ts';
import { NONE } from '../../src/search/event-columns.ts';
import { idaStar } from '../../src/search/ida-star.ts';
import type { Search } from '../../src/search/search-events.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { record } from '../../src/trace/record.ts';
import { ruledOutBy } from '../../src/trace/ruled-out.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { recordGrid } from './recordings.ts';

/** h of the start is 5, and five moves sort it. */
const five = { books: [1, 2, 7, 15, 11, 4, 6, 8, 5, 9, 3, 14, 10, 13, 12] };
/** h of the start is 2; two moves do not sort it. */
const small = { books: [6, 5, 4, 3, 2, 1] };
const problem = (shelf: typeof five) => bookProblem(shelf, 'wrong-successors');

const lastBounds = (trace: Trace) => trace.iterations.at(-1)?.bound;
const searches: readonly (readonly [string, (last: number) => Search])[] = [
  ['A*', (last) => aStar(problem(small), { most: 1_000_000, last })],
  ['IDA*', (last) => idaStar(problem(small), { first: 0, next: 'plus-one', last })],
  ['IDA* from h of the start', (last) => idaStar(problem(small), { first: 'root-estimate', next: 'plus-one', last })],
  ['both ends', (last) => bidirectionalBfs(twoSidedBooks(small), last)],
];

describe('what a bounded search has ruled out', () => {
  test('1.2: A* whose start has h = 5 knows of costs up to the last bound, 4, not up to its iteration’s bound', () => {
    const { trace } = record(aStar(problem(five), { most: 1_000_000, last: 4 }));
    expect([trace.outcome, lastBounds(trace), ruledOutBy(trace)]).toEqual(['bounded', 5, 4]);
    const { result } = record(aStar(problem(five), { most: 1_000_000 }));
    expect(result?.solution).toHaveLength(5);
  });

  test.each(searches)('1.2: %s has ruled out the last bound asked for', (_, search) => {
    const { trace } = record(search(2));
    expect([trace.outcome, ruledOutBy(trace)]).toEqual(['bounded', 2]);
    validate(trace);
  });

  test('1.2: with another outcome, or cut short, nothing is said to be ruled out', () => {
    const { trace } = recordGrid({ n: 2, missing: [] }, 'guide');
    expect([trace.outcome, ruledOutBy(trace)]).toEqual(['solved', null]);
    expect(ruledOutBy(recordGrid({ n: 2, missing: [] }, 'guide', 20).trace)).toBeNull();
  });

  test.each(searches)('1.2: a trace of %s that rules out more, or nothing, is not lawful', (_, search) => {
    const { trace } = record(search(2));
    for (const wrong of [3, NONE]) {
      const value = trace.value.slice();
      value[trace.steps - 1] = wrong;
      expect(() => validate({ ...trace, value })).toThrow(/^step \d+: /);
    }
  });
});
