/** What a command line asks of `compare`: which searches, on which input. */
import type { Matrix } from '../matrix/run-matrix.ts';
import { distinct, searchesOf } from '../matrix/searches-of.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { UsageError, type Values, wholeNumber } from './arguments.ts';
import { readInstances, readPuzzle, readSettings } from './read-input.ts';
import type { World } from './world.ts';

/** Nodes after which a run is stopped unless said otherwise: seconds. */
const LIMIT = '10000000';

/** Reads the input too. Throws UsageError. */
export function readMatrix(id: string | undefined, file: string | undefined, values: Values, world: World): Matrix {
  const puzzle = readPuzzle(id);
  const limit = wholeNumber('--limit', values.limit ?? LIMIT);
  const switches = readSwitches(puzzle, values);
  const names =
    values.presets?.split(',') ?? (switches.length > 0 ? Object.keys(puzzle.presets).slice(0, 1) : puzzle.comparison);
  const spread = values.all ? 'all' : 'each';
  const searches = names.flatMap((name) => searchesOf(puzzle, readSettings(puzzle, name), switches, spread));
  return { puzzle, instances: readInstances(puzzle, file, world), searches: distinct(puzzle, searches), limit };
}

function readSwitches({ choices }: Puzzle, { vary, all }: Values): readonly string[] {
  if (vary === undefined && all) throw new UsageError('found --all, expected it beside --vary');
  const switches = vary?.split(',') ?? [];
  const known = Object.keys(choices);
  const unknown = switches.find((name) => !known.includes(name));
  if (unknown === undefined) return switches;
  throw new UsageError(`found the switch ${JSON.stringify(unknown)}, expected one of: ${known.join(', ')}`);
}
