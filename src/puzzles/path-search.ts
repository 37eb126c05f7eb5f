/** The methods that look for a path of moves, told apart here and nowhere else: a puzzle offers them as values of a choice. */
import { aStar, MOST_HELD } from '../search/a-star.ts';
import { type BoundPolicy, idaStar } from '../search/ida-star.ts';
import type { Problem } from '../search/problem.ts';
import type { Grain, Method, Search } from '../search/search-events.ts';

export const pathMethods = ['ida-star', 'a-star'] as const satisfies readonly Method[];

export type PathMethod = (typeof pathMethods)[number];

const searches: Readonly<Record<PathMethod, (problem: Problem, bounds: BoundPolicy, grain: Grain) => Search>> = {
  'ida-star': idaStar,
  'a-star': (problem, { last }, grain) =>
    aStar(problem, { most: MOST_HELD, ...(last === undefined ? {} : { last }) }, grain),
};

/** Runs one of them. The bounds are those of IDA*; A* has only the last of them, where there is one. */
export function pathSearch(problem: Problem, method: PathMethod, bounds: BoundPolicy, grain: Grain): Search {
  return searches[method](problem, bounds, grain);
}
