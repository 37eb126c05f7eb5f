/** Random grids and searches for property tests. */
import fc from 'fast-check';
import { stickCount } from '../../../src/puzzles/square-destroyer/grid.ts';
import { gridMasks } from '../../../src/puzzles/square-destroyer/grid-masks.ts';
import { makeGrid } from '../../../src/puzzles/square-destroyer/notation.ts';
import { type SquareSettings, squareChoices } from '../../../src/puzzles/square-destroyer/settings.ts';
import { isClassical, type SquareGrid, squareProblem } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { movesAfter, positionAfter } from '../../../src/search/problem.ts';

/** Every combination of these choices. */
function combinations(choices: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  const [choice, ...others] = Object.entries(choices);
  if (!choice) return [{}];
  const [name, values] = choice;
  const rest = combinations(Object.fromEntries(others));
  return values.flatMap((value) => rest.map((settings) => ({ [name]: value, ...settings })));
}

/** Every combination of the choices of an IDA* search. */
export const allSettings = combinations({
  ...squareChoices,
  search: ['ida-star'],
}) as unknown as readonly SquareSettings[];

export const anySettings: fc.Arbitrary<SquareSettings> = fc.constantFrom(...allSettings);

/** Grids of side 1..`most` with any of their sticks missing. */
export function anyGrid(most: number): fc.Arbitrary<SquareGrid> {
  return fc.integer({ min: 1, max: most }).chain((n) => gridOfSide(n, 0));
}

/** Grids of side n with at least `least` sticks missing. */
function gridOfSide(n: number, least: number): fc.Arbitrary<SquareGrid> {
  const ids = Array.from({ length: stickCount(n) }, (_, i) => i + 1);
  return fc.subarray(ids, { minLength: least }).map((missing) => makeGrid(n, missing));
}

/** Grids small enough for a search that knows nothing of squares: side 1 or 2, or side 3 with at most 14 sticks left. */
export const tinyGrid: fc.Arbitrary<SquareGrid> = fc.oneof(anyGrid(2), gridOfSide(3, 10));

/** A path that the search may take: each number picks one of the moves there are. */
export const anyPath = fc.array(fc.nat(11), { maxLength: 4 });

/** The alive squares of a position that the search comes to, the sticks that may still go, and h. */
export function setsAfter({ n, missing }: SquareGrid, settings: SquareSettings, picks: readonly number[]) {
  const problem = squareProblem({ n, missing }, settings);
  const moves: number[] = [];
  for (const pick of picks) {
    const there = movesAfter(problem, moves);
    if (there.length > 0) moves.push(there[pick % there.length] as number);
  }
  const position = positionAfter(problem, moves);
  const { squares, words, stickWords } = gridMasks(n);
  const has = (word: number, bit: number) => ((position[word + (bit >> 5)] as number) >>> (bit & 31)) & 1;
  const ids = Array.from({ length: 32 * stickWords }, (_, id) => id);
  const isThere = (id: number) => id > 0 && id <= stickCount(n) && !missing.includes(id) && !moves.includes(id);
  return {
    moves,
    alive: squares.filter(({ index }) => has(0, index)),
    allowed: ids.filter((id) => (isClassical(settings) ? isThere(id) : has(words, id))),
    h: problem.estimate(position, 0),
  };
}
