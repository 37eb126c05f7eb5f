import { expect, test } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { type SquareSettings, squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { count } from '../../../src/trace/record.ts';
import { pairwise } from '../../pairwise.ts';
import { breaksAll } from '../../search/breadth-first.ts';
import { checkAnswer } from './square-answers.ts';
import { squareCases } from './square-cases.ts';
import { allSettings } from './square-grids.ts';

const complete = { n: 5, missing: [] };
const hard = { n: 5, missing: [29, 32, 33, 47] };

function nodesUnder(grid: SquareGrid, changes: Partial<SquareSettings>): number {
  const { iterations } = count(squareDestroyer.search(grid, { ...squarePresets.guide, ...changes }, 'count'));
  return iterations.reduce((sum, { nodes }) => sum + nodes, 0);
}

const allowed = { estimate: 'allowed-disjoint', siblings: 'exclusion' } as const;
const fewest = { ...allowed, square: 'fewest-sticks' } as const;

test.each([
  ['nothing', {}, 28_637, 675_691],
  ['a table', { memory: 'table' }, 12_309, 8_863],
  ['sibling exclusion', { siblings: 'exclusion' }, 21_543, 436_196],
  ['dominance', { dominance: 'dominance' }, 11_704, 18_877],
  ['branching on the fewest sticks', { square: 'fewest-sticks' }, 28_637, 675_691],
  ['sticks by the squares alive now', { sticks: 'most-alive' }, 16_425, 699_348],
  ['exclusion and squares disjoint in allowed sticks', allowed, 18_012, 385_108],
  ['these, on the fewest allowed sticks', fewest, 22_124, 404_376],
  ['these, with dominance', { ...fewest, dominance: 'dominance' }, 12_693, 6_087],
  ['all these, with a table', { ...fewest, dominance: 'dominance', memory: 'table' }, 10_122, 1_006],
  ['the fractional bound', { estimate: 'fractional' }, 1_205, 44_310],
  [
    'all but a table, by the squares alive now',
    { ...fewest, estimate: 'fractional', sticks: 'most-alive', dominance: 'dominance' },
    365,
    967,
  ],
  ['the preset strong', squarePresets.strong, 346, 385],
] as const)('%s takes its number of nodes on the complete n = 5 and on the hardest', (_, changes, ...nodes) => {
  expect([complete, hard].map((grid) => nodesUnder(grid, changes))).toEqual(nodes);
});

const isNaive = ({ estimate }: SquareSettings) => estimate === 'naive';

test('every combination of choices gives the answers up to n = 3', () => {
  for (const row of squareCases) if (row.n <= 3) for (const settings of allSettings) checkAnswer(row, settings);
});

test('every pair of choices gives the answers of n = 4', () => {
  const pairs = pairwise(allSettings);
  expect(pairs.length).toBeLessThan(30);
  for (const row of squareCases) if (row.n === 4) for (const settings of pairs) checkAnswer(row, settings);
});

test('every pair of choices gives the answers of every third case of n = 5, and the preset strong of all', () => {
  // the naive estimate is too slow here
  const pairs = pairwise(allSettings.filter((settings) => !isNaive(settings)));
  expect(pairs.length).toBeLessThan(20);
  const rows = squareCases.filter(({ n }) => n === 5);
  for (const row of rows) checkAnswer(row, squarePresets.strong);
  for (const [i, row] of rows.entries()) if (i % 3 === 0) for (const settings of pairs) checkAnswer(row, settings);
});

test.each([
  [6, 19],
  [7, 26],
  [8, 33],
  [9, 42],
  [10, 51],
])('the preset strong finds that the complete n = %i needs %i', (n, answer) => {
  const { solution, iterations } = count(squareDestroyer.search({ n, missing: [] }, squarePresets.strong, 'count'));
  expect(solution).toHaveLength(answer);
  expect(breaksAll(n, solution ?? [])).toBe(true);
  expect(iterations.reduce((sum, { nodes }) => sum + nodes, 0)).toBeLessThan(12_000);
});
