/** The runs whose traces are kept as text in tests/golden/traces; `npm run golden` writes them anew. */

import { squareExamples } from '../../src/puzzles/square-destroyer/examples.ts';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { formatTrace } from '../../src/trace/notation.ts';
import { record } from '../../src/trace/record.ts';

export interface GoldenTrace {
  readonly file: string;
  readonly text: string;
}

const folder = 'tests/golden/traces';

const runs = [
  ...Object.keys(squarePresets).flatMap((preset) => [
    { example: 'sample-1', preset },
    { example: 'sample-2', preset },
  ]),
  { example: 'nothing-left', preset: 'guide' },
];

export const goldenTraces: readonly GoldenTrace[] = runs.map(({ example, preset }) => {
  const instance = squareExamples.find(({ name }) => name === example)?.instance;
  if (!instance) throw new Error(`found no example ${example}`);
  const settings = squarePresets[preset as keyof typeof squarePresets];
  const { trace } = record(squareDestroyer.search(instance, settings, 'events'));
  return { file: `${folder}/${example}-${preset}.txt`, text: formatTrace(trace) };
});
