/** Recorded runs of Square Destroyer, named and random. */
import fc from 'fast-check';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { type SquareSettings, squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import type { SearchEvent } from '../../src/search/search-events.ts';
import { record } from '../../src/trace/record.ts';
import { anyGrid, anySettings } from '../puzzles/square-destroyer/square-grids.ts';

export function recordGrid(grid: SquareGrid, preset: keyof typeof squarePresets, budget?: number) {
  return record(squareDestroyer.search(grid, squarePresets[preset], 'events'), budget);
}

export interface Run {
  readonly grid: SquareGrid;
  readonly settings: SquareSettings;
}

/** Searches of up to a few thousand nodes. */
export const anyRun: fc.Arbitrary<Run> = fc.record({ grid: anyGrid(3), settings: anySettings });

export function runEvents({ grid, settings }: Run): SearchEvent[] {
  return [...eventsOf(squareDestroyer.search(grid, settings, 'events'))];
}

export function recordRun({ grid, settings }: Run, budget?: number) {
  return record(squareDestroyer.search(grid, settings, 'events'), budget);
}
