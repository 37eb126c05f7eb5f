import { expect, test } from 'vitest';
import { makeGrid } from '../../src/puzzles/square-destroyer/notation.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { aStar } from '../../src/search/a-star.ts';
import { squareSubject } from './square-destroyer/square-subject.ts';
import { Tally, walk } from './walk.ts';

const { puzzle } = squareSubject;
const settings = squarePresets.astar;

/** What is said at the end of runs on every grid of side 2 with one stick missing. */
function checkedAt(kind: string, subject: typeof squareSubject): { checked: number; examples: readonly string[] } {
  const tally = new Tally();
  for (let stick = 1; stick <= 12; stick++) walk(subject, { instance: makeGrid(2, [stick]), settings }, tally);
  return { checked: tally.checked.get(`square-destroyer a-star best-first.${kind} zh`) ?? 0, examples: tally.examples };
}

test('where the room for positions is used up, what is said is so', () => {
  for (const most of [1, 2, 3, 4]) {
    const small: typeof puzzle = {
      ...puzzle,
      search: (grid, choices, grain) => aStar(squareProblem(grid, choices), { most }, grain),
    };
    const { checked, examples } = checkedAt('full', { ...squareSubject, puzzle: small });
    expect(examples).toEqual([]);
    expect(checked).toBeGreaterThan(10);
  }
});

test('where nothing is open any more, what is said is so', () => {
  const stuck: typeof puzzle = {
    ...puzzle,
    search: (grid, choices, grain) =>
      aStar({ ...squareProblem(grid, choices), isGoal: () => false, branch: () => 0 }, { most: 99 }, grain),
  };
  const truth: typeof squareSubject.truth = (grid, choices) => ({
    ...squareSubject.truth(grid, choices),
    cheapest: Number.POSITIVE_INFINITY,
  });
  const { checked, examples } = checkedAt('exhausted', { ...squareSubject, puzzle: stuck, truth });
  expect(examples).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});
