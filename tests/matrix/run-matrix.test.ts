import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cell, runMatrix } from '../../src/matrix/run-matrix.ts';
import { answerOf } from '../../src/puzzles/answer.ts';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { puzzleById, puzzles } from '../../src/puzzles/registry.ts';
import type { Settings } from '../../src/puzzles/settings.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { count } from '../../src/trace/record.ts';
import { cellsOf, eventsOf } from './matrices.ts';

const squares = puzzleById('square-destroyer');
if (!squares) throw new Error('there is Square Destroyer');

interface GoldenRow {
  readonly n: number;
  readonly missing: readonly number[];
  readonly presets: Readonly<Record<string, { nodes: number; answer: number; bounds: [number, number, number][] }>>;
}

const golden = readFileSync('tests/golden/square-destroyer.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenRow)
  .filter(({ n }) => n <= 4);

test('nodes, prunes and answers of the presets are the golden ones, row by row', () => {
  const presets = ['guide', 'poj', 'textbook'] as const;
  const rows = golden.filter(({ presets: all }) => presets.every((name) => (all[name]?.nodes ?? 1e9) < 100_000));
  expect(rows.length).toBeGreaterThan(20);
  const searches = presets.map((name) => squarePresets[name]);
  const cells = cellsOf({ puzzle: squares, instances: rows, searches, limit: 1e9 });
  expect(cells.map(({ input, search, nodes, prunes, answer }) => ({ input, search, nodes, prunes, answer }))).toEqual(
    rows.flatMap((row, input) =>
      presets.map((name, search) => {
        const { bounds = [], nodes, answer } = row.presets[name] ?? {};
        const prunes = bounds.reduce((sum, [, , cut]) => sum + cut, 0);
        return { input, search, nodes, prunes, answer: String(answer) };
      }),
    ),
  );
});

test.each(puzzles)('$id: every cell is what a plain count of its search gives', (puzzle) => {
  const [like] = puzzle.examples.map(({ instance }) => instance);
  const choices = Object.entries(puzzle.choices).map(([name, values]) => [name, fc.constantFrom(...values)]);
  const asked = fc.record({
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    searches: fc.array(fc.record(Object.fromEntries(choices)), { minLength: 1, maxLength: 3 }),
  });
  fc.assert(
    fc.property(asked, ({ seed, searches }) => {
      const instances = [like, puzzle.random(seed, like)];
      const cells = cellsOf({ puzzle, instances, searches, limit: 200_000 });
      expect(cells).toHaveLength(2 * searches.length);
      for (const cell of cells)
        if (cell.outcome !== 'stopped') expect(cell).toMatchObject(plain(puzzle, instances, searches, cell));
    }),
    { numRuns: 12 },
  );
});

/** What counting the search of a cell by itself gives. */
function plain(puzzle: Puzzle, instances: readonly unknown[], searches: readonly Settings[], { input, search }: Cell) {
  const [instance, settings] = [instances[input], searches[search] ?? {}];
  const result = count(puzzle.search(instance, settings, 'count'));
  const { iterations, outcome } = result;
  return {
    nodes: iterations.reduce((sum, { nodes }) => sum + nodes, 0),
    prunes: iterations.reduce((sum, { prunes }) => sum + prunes, 0),
    held: Math.max(...iterations.map(({ held }) => held)),
    outcome,
    answer: String(answerOf(puzzle, { instance, settings, result })),
  };
}

test('a run is stopped soon after the limit: it has no answer, and the next goes on', () => {
  const hard = { n: 5, missing: [] };
  const searches = [squarePresets.blind, squarePresets.guide];
  const limit = 300_000;
  const [blind, guide] = cellsOf({ puzzle: squares, instances: [hard], searches, limit });
  expect(blind).toMatchObject({ outcome: 'stopped', answer: '' });
  expect(blind?.nodes).toBeGreaterThanOrEqual(limit);
  expect(blind?.nodes).toBeLessThan(limit + 200_000);
  expect(guide).toMatchObject({ outcome: 'solved', answer: '14', nodes: 28_637 });
});

test('a run that is over before its limit is looked at is counted to its end', () => {
  const [cell] = cellsOf({
    puzzle: squares,
    instances: [{ n: 3, missing: [] }],
    searches: [squarePresets.guide],
    limit: 1,
  });
  expect(cell).toMatchObject({ outcome: 'solved', nodes: 415 });
});

test('a long run tells its nodes while it goes on', () => {
  const told = eventsOf({
    puzzle: squares,
    instances: [{ n: 5, missing: [] }],
    searches: [squarePresets.blind],
    limit: 1e6,
  });
  const nodes = told.flatMap((event) => (event.kind === 'running' ? [event.nodes] : []));
  expect(nodes.length).toBeGreaterThan(5);
  expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
  expect(told.map(({ kind }) => kind).indexOf('cell')).toBe(told.length - 1);
});

test('the time is of the search alone: a table built before it begins is not in it', () => {
  const rotation = puzzleById('rotation-game');
  if (!rotation) throw new Error('there is The Rotation Game');
  const instances = [rotation.examples[0]?.instance];
  const cells = cellsOf({ puzzle: rotation, instances, searches: [rotation.presets.pattern ?? {}], limit: 1e9 });
  expect(cells.map(({ time }) => time)).toEqual([{ median: 1, least: 1, most: 1, runs: 7 }]);
});

test('what is done with the news of a run is not in its time', () => {
  const instances = [{ n: 5, missing: [] }];
  let time = 0;
  const matrix = { puzzle: squares, instances, searches: [squarePresets.blind], limit: 1e6 };
  let news = 0;
  const milliseconds: number[] = [];
  for (const event of runMatrix(matrix, () => time)) {
    time += 1000;
    if (event.kind === 'cell') milliseconds.push(event.cell.time.median);
    else news++;
  }
  expect(news).toBeGreaterThan(5);
  expect(milliseconds).toEqual([0]);
});

test('a search whose memory is full knows nothing', () => {
  const full = { ...squares, search: () => fullSearch() };
  const [cell] = cellsOf({
    puzzle: full,
    instances: [{ n: 1, missing: [] }],
    searches: [squarePresets.astar],
    limit: 9,
  });
  expect(cell).toMatchObject({ outcome: 'full', answer: '?', nodes: 7 });
});

function* fullSearch() {
  yield { kind: 'pulse', iterations: [] } as const;
  return { outcome: 'full', solution: null, iterations: [{ bound: 1, nodes: 7, prunes: 0, held: 7 }] } as const;
}
