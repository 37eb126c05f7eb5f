import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { booksAt, isSorted, successorsOf } from '../../../src/puzzles/booksort/position.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { bookCases } from './book-shelves.ts';

interface GoldenRow {
  readonly perm: readonly number[];
  readonly rootWrongSuccessors: number;
  readonly bounds: readonly (readonly [number, number, number])[];
  readonly answer: string;
}

const rows = readFileSync('tests/golden/booksort.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenRow);

test.each(rows)('$perm takes the golden counts under guide', ({ perm, rootWrongSuccessors, bounds, answer }) => {
  const shelf = { books: perm };
  const result = count(booksort.search(shelf, bookPresets.guide, 'count'));
  expect(successorsOf(perm).at(-1)?.wrong).toBe(rootWrongSuccessors);
  expect(result.iterations.map(({ bound, nodes, prunes }) => [bound, nodes, prunes])).toEqual(bounds);
  expect(String(booksort.answer(shelf, result))).toBe(answer);
});

describe.each(['guide', 'bidirectional'] as const)('under %s', (preset) => {
  test.each(bookCases)('$id, $perm, has its answer and is sorted by the solution', ({ perm, answer }) => {
    const shelf = { books: perm };
    const result = count(booksort.search(shelf, bookPresets[preset], 'count'));
    const { solution } = result;
    expect(String(booksort.answer(shelf, result))).toBe(answer);
    expect(result.outcome).toBe(solution === null ? 'bounded' : 'solved');
    expect(solution === null || isSorted(booksAt(shelf, { root: 0, moves: solution }))).toBe(true);
  });
});

test('the reversed n = 15 needs five iterations of one node each', () => {
  const shelf = booksort.examples.find(({ name }) => name === 'reversed-15')?.instance;
  const { iterations } = count(booksort.search(shelf ?? { books: [] }, bookPresets.guide, 'count'));
  expect(iterations.map(({ bound, nodes }) => [bound, nodes])).toEqual([0, 1, 2, 3, 4].map((bound) => [bound, 1]));
});
