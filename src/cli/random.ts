import { drawCases, LAST_SEED } from '../puzzles/draw-cases.ts';
import { UsageError, type Values, wholeNumber } from './arguments.ts';
import { readPuzzle } from './read-input.ts';
import type { World } from './world.ts';

/** Prints a contest input by chance, the same for the same words. Throws UsageError. */
export function random(id: string | undefined, file: string | undefined, values: Values, world: World): void {
  const puzzle = readPuzzle(id);
  if (file !== undefined) throw new UsageError(`found ${JSON.stringify(file)}, expected no file: nothing is read`);
  const cases = wholeNumber('--cases', values.cases ?? '10', [1, puzzle.contest.mostCases]);
  const seed = wholeNumber('--seed', values.seed ?? '1', [0, LAST_SEED]);
  world.out(puzzle.format(drawCases(puzzle, seed, cases, values.small ? 'small' : 'any')));
}
