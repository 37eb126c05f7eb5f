/** Counts of Square Destroyer's searches from an independent program, and the check of one of them. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { count } from '../../../src/trace/record.ts';

interface GoldenSearch {
  readonly n: number;
  readonly missing: readonly number[];
  readonly preset: keyof typeof squarePresets;
  /** Bound, nodes and cuts of the iterations. */
  readonly bounds: readonly (readonly [number, number, number])[];
  /** Null where that program gave up before the last bounds. */
  readonly answer: number | null;
  readonly solution?: readonly number[];
  /** Of all these iterations. */
  readonly nodes: number;
}

type GoldenRow = Pick<GoldenSearch, 'n' | 'missing'> & {
  readonly presets: Readonly<Record<GoldenSearch['preset'], Pick<GoldenSearch, 'bounds' | 'answer' | 'solution'>>>;
};

export const goldenSearches: readonly GoldenSearch[] = readFileSync('tests/golden/square-destroyer.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenRow)
  .flatMap(({ n, missing, presets }) =>
    Object.entries(presets).map(([preset, golden]) => ({
      n,
      missing,
      preset: preset as GoldenSearch['preset'],
      ...golden,
      nodes: golden.bounds.reduce((sum, [, nodes]) => sum + nodes, 0),
    })),
  );

export function expectGolden({ n, missing, preset, bounds, answer, solution }: GoldenSearch): void {
  const result = count(squareDestroyer.search({ n, missing }, squarePresets[preset], 'count'));
  const counts = result.iterations.map((iteration) => [iteration.bound, iteration.nodes, iteration.prunes]);
  if (answer === null) {
    expect(counts.slice(0, bounds.length)).toEqual(bounds);
    return;
  }
  expect(counts).toEqual(bounds);
  expect(result.solution).toEqual(solution);
  expect(squareDestroyer.answer({ n, missing }, result)).toBe(answer);
}
