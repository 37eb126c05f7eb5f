import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { count } from '../../../src/trace/record.ts';

interface GoldenRow {
  readonly n: number;
  readonly missing: readonly number[];
  readonly presets: Readonly<
    Record<string, { bounds: [number, number, number][]; answer: number | null; solution?: number[] }>
  >;
}

const rows = readFileSync('tests/golden/square-destroyer.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as GoldenRow);

test.each(rows)(
  'n = $n without $missing has the golden counts under every preset',
  ({ n, missing, presets }) => {
    for (const [name, golden] of Object.entries(presets)) {
      const settings = squarePresets[name as keyof typeof squarePresets];
      const result = count(squareDestroyer.search({ n, missing }, settings, 'count'));
      const counts = result.iterations.map(({ bound, nodes, prunes }) => [bound, nodes, prunes]);
      if (golden.answer === null) {
        // the independent program gave up before the last bounds
        expect(counts.slice(0, golden.bounds.length), name).toEqual(golden.bounds);
        continue;
      }
      expect(counts, name).toEqual(golden.bounds);
      expect(result.solution, name).toEqual(golden.solution);
      expect(squareDestroyer.answer({ n, missing }, result), name).toBe(golden.answer);
    }
  },
  120_000,
);
