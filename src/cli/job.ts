/** What a command line asks of `solve` and `trace`, read and checked before anything is written. */
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Settings } from '../puzzles/settings.ts';
import { UsageError, type Values, wholeNumber } from './arguments.ts';
import { readInstances, readPuzzle, readSettings } from './read-input.ts';
import type { World } from './world.ts';

/** What a command works on: everything said on the command line, checked. */
export interface Job {
  readonly puzzle: Puzzle;
  readonly instances: readonly unknown[];
  readonly settings: Settings;
  readonly json: boolean;
  /** From 1. */
  readonly caseNumber: number;
  readonly limit: number;
}

/** Reads the input too. Throws UsageError. */
export function readJob(id: string | undefined, file: string | undefined, values: Values, world: World): Job {
  const puzzle = readPuzzle(id);
  const caseNumber = wholeNumber('--case', values.case ?? '1');
  const limit = wholeNumber('--limit', values.limit ?? '1000000');
  const settings = readSettings(puzzle, values.preset ?? (Object.keys(puzzle.presets)[0] as string));
  const instances = readInstances(puzzle, file, world);
  return { puzzle, instances, settings, json: values.json ?? false, caseNumber, limit };
}

/** The instance that `--case` names. Throws if the input has fewer. */
export function chosenCase({ instances, caseNumber }: Job): unknown {
  if (caseNumber > instances.length)
    throw new UsageError(
      `found --case ${caseNumber}, expected at most ${instances.length}: the input has no more cases`,
    );
  return instances[caseNumber - 1];
}
