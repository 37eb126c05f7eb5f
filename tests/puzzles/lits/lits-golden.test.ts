import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lits } from '../../../src/puzzles/lits/index.ts';
import { litsPresets } from '../../../src/puzzles/lits/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { waysToPlaceAllFour } from './lits-boards.ts';

interface GoldenRow {
  readonly rows: readonly string[];
  readonly answer: 'Yes' | 'No';
  /** Search calls to the first solution or to exhaustion, by preset. */
  readonly searchCalls: Readonly<Partial<Record<keyof typeof litsPresets, number>>>;
  /** Only of small boards. */
  readonly waysToPlaceAllFour?: number;
}

const golden = readFileSync('tests/golden/lits.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenRow);

test.each(golden)('$rows has the golden answer and counts', ({ rows, answer, searchCalls }) => {
  for (const [preset, calls] of Object.entries(searchCalls)) {
    const result = count(lits.search({ rows }, litsPresets[preset as keyof typeof litsPresets], 'count'));
    expect([preset, lits.answer({ rows }, result), result.iterations[0]?.nodes]).toEqual([preset, answer, calls]);
  }
});

test.each(golden.filter(({ waysToPlaceAllFour: ways }) => ways !== undefined))(
  'four nested loops find all $waysToPlaceAllFour ways of $rows',
  ({ rows, waysToPlaceAllFour: ways }) => {
    expect(waysToPlaceAllFour({ rows })).toBe(ways);
  },
);
