import { expect, test } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePosition } from '../../../src/puzzles/square-destroyer/position.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { aliveAtStart, squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { count } from '../../../src/trace/record.ts';
import { breaksAll } from '../../search/breadth-first.ts';
import { squareCases } from './square-cases.ts';

test.each(squareCases)('$id: n = $n without $missing needs $answer', ({ n, missing, answer, witness, ...row }) => {
  const grid = { n, missing };
  const problem = squareProblem(grid, squarePresets.guide);
  expect(aliveAtStart(grid)).toHaveLength(row.surviving_squares);
  expect(problem.estimate(problem.start, 0)).toBe(row.greedy_lb);
  const result = count(squareDestroyer.search(grid, squarePresets.guide, 'count'));
  expect(squareDestroyer.answer(grid, result)).toBe(answer);
  expect(breaksAll(n, [...missing, ...(result.solution ?? [])])).toBe(true);
  expect(witness).toHaveLength(answer);
  expect(squarePosition(grid, witness).alive).toEqual([]);
});
