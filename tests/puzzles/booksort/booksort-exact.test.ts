/** All orders of up to six books against plain breadth-first search. */
import { describe, expect, test } from 'vitest';
import { bookProblem } from '../../../src/puzzles/booksort/book-problem.ts';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { sortingDistances } from '../../search/sorting-distances.ts';
import { allOrders } from './book-shelves.ts';

const presets = Object.keys(bookPresets) as (keyof typeof bookPresets)[];

/** How many moves the farthest order needs, by the number of books. */
const farthest = [
  [1, 0],
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 3],
  [6, 4],
] as const;

describe.each(farthest)('for all orders of %i books', (n, most) => {
  const distances = sortingDistances(n);
  const orders = allOrders(n);

  test('plain breadth-first search reaches them all, the farthest in the moves that are known', () => {
    expect(distances.size).toBe(orders.length);
    expect(Math.max(...distances.values())).toBe(most);
  });

  test.each(presets)(
    '%s finds the least number of moves',
    (preset) => {
      const wrong = orders.filter((books) => {
        const { solution } = count(booksort.search({ books }, bookPresets[preset], 'count'));
        return solution?.length !== distances.get(books.join(' '));
      });
      expect(wrong).toEqual([]);
    },
    60_000,
  );

  test.each(['wrong-successors', 'naive'] as const)('%s never overestimates, and is 0 only when sorted', (search) => {
    const wrong = orders.filter((books) => {
      const problem = bookProblem({ books }, search);
      const h = problem.estimate(problem.start, 0);
      const distance = distances.get(books.join(' ')) ?? -1;
      return h > distance || (h === 0) !== (distance === 0);
    });
    expect(wrong).toEqual([]);
  });
});
