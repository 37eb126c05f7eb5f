import { drawCases, mostCases } from '../puzzles/draw-cases.ts';
import { LAST_SEED } from '../puzzles/draw-number.ts';
import { UsageError, type Values, wholeNumber } from './arguments.ts';
import { readPuzzle } from './read-input.ts';
import type { World } from './world.ts';

/** Prints a contest input by chance, the same for the same words. Throws UsageError. */
export function random(id: string | undefined, file: string | undefined, values: Values, world: World): void {
  const puzzle = readPuzzle(id);
  if (file !== undefined) throw new UsageError(`found ${JSON.stringify(file)}, expected no file: nothing is read`);
  const cases = wholeNumber('--cases', values.cases ?? '10', [1, mostCases(puzzle.id)]);
  const seed = wholeNumber('--seed', values.seed ?? '1', [0, LAST_SEED]);
  world.out(puzzle.format(drawCases(puzzle.id, { cases, seed, size: values.small ? 'small' : 'any' })));
}
