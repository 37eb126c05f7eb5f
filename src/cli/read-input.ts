/** What all commands are told alike: a puzzle, searches by name, and an input. Each throws UsageError. */

import { enFiles } from '../messages/files/en.ts';
import { en } from '../messages/workbench/en.ts';
import { type Decoded, decodeBytes } from '../puzzles/decode-bytes.ts';
import { InputError } from '../puzzles/input-error.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { puzzleById, puzzles } from '../puzzles/registry.ts';
import type { Settings } from '../puzzles/settings.ts';
import { parseSettings } from '../puzzles/settings-text.ts';
import { UsageError } from './arguments.ts';
import type { World } from './world.ts';

export function readPuzzle(id: string | undefined): Puzzle {
  const puzzle = puzzleById(id ?? '');
  if (puzzle) return puzzle;
  const known = puzzles.map((p) => p.id).join(', ');
  throw new UsageError(`found the puzzle ${JSON.stringify(id ?? '')}, expected one of: ${known}`);
}

/** A preset, or choices joined by `+`. */
export function readSettings(puzzle: Puzzle, text: string): Settings {
  const settings = parseSettings(puzzle, text);
  if (settings) return settings;
  const presets = Object.keys(puzzle.presets).join(', ');
  const words = Object.values(puzzle.choices).flat().join(', ');
  throw new UsageError(
    `found the preset ${JSON.stringify(text)}, expected ${presets}, or choices joined by +: ${words}`,
  );
}

/** All cases of a file, or of standard input. */
export function readInstances(puzzle: Puzzle, file: string | undefined, world: World): unknown[] {
  const text = readText(file, world);
  try {
    return puzzle.parse(text);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError(en.inputError(error, world.words.get(puzzle.id) ?? {}));
  }
}

function readText(file: string | undefined, world: World): string {
  const source = file ?? 'standard input';
  let decoded: Decoded;
  try {
    decoded = decodeBytes(world.read(file));
  } catch (error) {
    throw new UsageError(`cannot read ${source}: ${(error as Error).message}`);
  }
  if (decoded.wrong !== null) throw new UsageError(enFiles.wrong[decoded.wrong](source));
  return decoded.text;
}
