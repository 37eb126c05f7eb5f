/** What a command line asks for, read and checked before anything is written. */
import { parseArgs } from 'node:util';
import { en } from '../messages/en.ts';
import { puzzleTexts } from '../messages/puzzles.ts';
import { InputError } from '../puzzles/input-error.ts';
import type { Puzzle, Settings } from '../puzzles/puzzle.ts';
import { puzzleById, puzzles } from '../puzzles/registry.ts';
import { parseSettings } from '../puzzles/settings-text.ts';

export interface World {
  /** The text of a file, or of standard input. Throws if it cannot be read. */
  read(file: string | undefined): string;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds from some moment on. */
  now(): number;
}

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

/** A wrong use of the command line, or a bad input; its message is for the user. */
export class UsageError extends Error {}

const options = {
  preset: { type: 'string' },
  json: { type: 'boolean' },
  case: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws UsageError on an option that does not exist. */
export function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('\n')[0]?.replace(/\.$/, '')}. See deepen --help.`);
  }
}

type Values = ReturnType<typeof readArguments>['values'];

/** Reads the input too. Throws UsageError. */
export function readJob(id: string | undefined, file: string | undefined, values: Values, world: World): Job {
  const puzzle = puzzleById(id ?? '');
  if (!puzzle) {
    const known = puzzles.map((p) => p.id).join(', ');
    throw new UsageError(`found the puzzle ${JSON.stringify(id ?? '')}, expected one of: ${known}`);
  }
  const caseNumber = wholeNumber('--case', values.case ?? '1');
  const limit = wholeNumber('--limit', values.limit ?? '1000000');
  const presets = Object.keys(puzzle.presets);
  const settings = parseSettings(puzzle, values.preset ?? (presets[0] as string));
  if (!settings) {
    const words = Object.values(puzzle.choices).flat().join(', ');
    throw new UsageError(
      `found the preset ${JSON.stringify(values.preset)}, expected ${presets.join(', ')}, or choices joined by +: ${words}`,
    );
  }
  return {
    puzzle,
    instances: readInstances(puzzle, file, world),
    settings,
    json: values.json ?? false,
    caseNumber,
    limit,
  };
}

function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text))
    throw new UsageError(`found ${option} ${JSON.stringify(text)}, expected a whole number from 1`);
  return Number(text);
}

function readInstances(puzzle: Puzzle, file: string | undefined, world: World): unknown[] {
  let text: string;
  try {
    text = world.read(file);
  } catch (error) {
    throw new UsageError(`cannot read ${file ?? 'standard input'}: ${(error as Error).message}`);
  }
  try {
    return puzzle.parse(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError(en.inputError(error, puzzleTexts.en[puzzle.id]?.expected ?? {}));
  }
}

/** The instance that `--case` names. Throws if the input has fewer. */
export function chosenCase({ instances, caseNumber }: Job): unknown {
  if (caseNumber > instances.length)
    throw new UsageError(
      `found --case ${caseNumber}, expected at most ${instances.length}: the input has no more cases`,
    );
  return instances[caseNumber - 1];
}
