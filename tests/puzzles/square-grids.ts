/** Random grids and searches for property tests. */
import fc from 'fast-check';
import { stickCount } from '../../src/puzzles/square-destroyer/grid.ts';
import { makeGrid } from '../../src/puzzles/square-destroyer/notation.ts';
import { type SquareSettings, squareChoices } from '../../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../src/puzzles/square-destroyer/square-problem.ts';

/** Every combination of these choices. */
function combinations(choices: Readonly<Record<string, readonly string[]>>): Record<string, string>[] {
  const [choice, ...others] = Object.entries(choices);
  if (!choice) return [{}];
  const [name, values] = choice;
  const rest = combinations(Object.fromEntries(others));
  return values.flatMap((value) => rest.map((settings) => ({ [name]: value, ...settings })));
}

/** Every combination of the choices. */
export const allSettings = combinations(squareChoices) as unknown as readonly SquareSettings[];

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
