import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { idaStar } from '../../src/search/ida-star.ts';
import { formatStep, formatTrace } from '../../src/trace/notation.ts';
import { record } from '../../src/trace/record.ts';
import { treeProblem } from '../search/tree-problem.ts';
import { goldenTraces } from './golden-traces.ts';
import { recordGrid } from './recordings.ts';

test.each(goldenTraces)('$file reads as it did (npm run golden writes it anew)', ({ file, text }) => {
  expect(text).toBe(readFileSync(file, 'utf8'));
});

test('the folder of golden traces holds no other file', () => {
  const files = goldenTraces.map(({ file }) => basename(file));
  expect(readdirSync('tests/golden/traces').sort()).toEqual(files.sort());
});

test('every kind of step has its line', () => {
  const problem = treeProblem({ h: 1, children: [{ h: 3 }, { h: 1, children: [{ h: 0 }] }] });
  const { trace } = record(idaStar(problem, { first: 'root-estimate', next: 'least-overflow' }));
  expect(formatTrace(trace)).toMatchInlineSnapshot(`
    "bound 1
    enter #0
    estimate h 1
    branch 2
    choose 0
      enter #1
      estimate h 3
      prune f 4
    choose 1
      enter #2
      estimate h 1
      prune f 2
    backtrack
    bound 2 after 1 by #2
    enter #3
    estimate h 1
    branch 2
    choose 0
      enter #4
      estimate h 3
      prune f 4
    choose 1
      enter #5
      estimate h 1
      branch 1
      choose 0
        enter #6
        goal
    end solved
    "
  `);
});

test('a step of a cut recording reads as in the whole one', () => {
  const grid = { n: 3, missing: [12, 17, 23] };
  const whole = recordGrid(grid, 'blind').trace;
  const cut = recordGrid(grid, 'blind', 40).trace;
  for (let step = 0; step < 40; step++) expect(formatStep(cut, step)).toBe(formatStep(whole, step));
});
