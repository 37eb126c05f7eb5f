/** What a link says: a puzzle's instance, the searches on it, and where to stand in them. */
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Settings } from '../puzzles/settings.ts';
import type { LockstepUnit } from '../trace/lockstep.ts';
import type { MatrixAddress } from './matrix-address.ts';

export interface ViewAddress {
  readonly puzzle: Puzzle;
  readonly instance: unknown;
  readonly settings: Settings;
  /** The searches beside the first, in order; up to `MOST_COMPARED`. */
  readonly compared: readonly Settings[];
  readonly unit: LockstepUnit;
  /** The stop of the player, from 0. */
  readonly stop: number;
  /** The place in the scan inside the step, from 0; null where the step is seen as a whole. */
  readonly scan: number | null;
  /** What the matrix is asked, where it is open. */
  readonly matrix: MatrixAddress | null;
}

/** Searches that there may be beside the first. */
export const MOST_COMPARED = 3;

/** The first example of a puzzle, at its first step. */
export function exampleOf(puzzle: Puzzle): ViewAddress {
  return {
    puzzle,
    instance: puzzle.examples[0]?.instance,
    settings: Object.values(puzzle.presets)[0] as Settings,
    compared: [],
    unit: 'step',
    stop: 0,
    scan: null,
    matrix: null,
  };
}
