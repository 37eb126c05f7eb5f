/** Runs of Square Destroyer to hold claims against: any settings on small grids, and those that re-open closed positions. */

import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { makeGrid } from '../../../src/puzzles/square-destroyer/notation.ts';
import { type SquareSettings, squareChoices, squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { eventsOf } from '../../../src/search/events-of.ts';
import { naiveRun } from '../naive-run.ts';

export interface SquareRun {
  readonly instance: SquareGrid;
  readonly settings: SquareSettings;
}

/** Numbers from 0 to below 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
}

function gridOf(next: () => number, n: number, share: number): SquareGrid {
  const ids = Array.from({ length: 2 * n * (n + 1) }, (_, i) => i + 1);
  return makeGrid(
    n,
    ids.filter(() => next() < share),
  );
}

/** A grid of side 3 under some combination of all choices. */
export function anyRun(seed: number): SquareRun {
  const next = chance(seed);
  for (let skipped = 0; skipped < 5; skipped++) next();
  const settings = Object.fromEntries(
    Object.entries(squareChoices).map(([choice, values]) => [choice, values[Math.floor(next() * values.length)]]),
  ) as unknown as SquareSettings;
  return { settings, instance: gridOf(next, 3, 0.12) };
}

/** Every preset on a few small grids. */
export const presetRuns: readonly SquareRun[] = Object.values(squarePresets).flatMap((settings) =>
  [
    makeGrid(1, []),
    makeGrid(2, []),
    makeGrid(2, [3, 4]),
    makeGrid(3, [12, 17, 23]),
    makeGrid(3, [1, 2, 3, 22, 23, 24, 8, 9, 10, 15, 16, 17]),
  ].map((instance) => ({ instance, settings })),
);

/** A* on grids of side 4, some of whose runs find a shorter way to a position that is held, open or closed. */
export function reopeningRun(seed: number): SquareRun {
  const next = chance(seed);
  for (let skipped = 0; skipped < 5; skipped++) next();
  const pick = <T>(values: readonly T[]) => values[Math.floor(next() * values.length)] as T;
  const settings = {
    ...squarePresets.astar,
    estimate: pick(['allowed-disjoint', 'allowed-disjoint', 'greedy-disjoint'] as const),
    sticks: pick(squareChoices.sticks),
    square: pick(['fewest-sticks', 'fewest-sticks', 'first-alive'] as const),
    siblings: pick(squareChoices.siblings),
    dominance: 'dominance',
  } as const;
  return { settings, instance: gridOf(next, 4, 0.02) };
}

/** Grids of side 4 without anything kept: h falls and rises often. */
export function largerRun(seed: number, search: SquareSettings['search']): SquareRun {
  const next = chance(seed);
  for (let skipped = 0; skipped < 5; skipped++) next();
  const square = next() < 0.5 ? 'first-alive' : 'fewest-sticks';
  return { settings: { ...squarePresets.guide, square, search }, instance: gridOf(next, 4, 0.05) };
}

/** The steps of a run that find a shorter way. */
export function shorterWays({ instance, settings }: SquareRun): Set<number> {
  const steps = new Set<number>();
  let step = 0;
  for (const { kind } of eventsOf(squareDestroyer.search(instance, settings, 'events'))) {
    if (kind === 'replace') steps.add(step);
    step++;
  }
  return steps;
}

/** The steps of a run where h falls by two or more. */
export function falls({ instance, settings }: SquareRun): Set<number> {
  const { events, at } = naiveRun(eventsOf(squareDestroyer.search(instance, settings, 'events')));
  const isFall = (step: number) => {
    const event = events[step];
    return event?.kind === 'estimate' && (at[step]?.parent?.h ?? 0) - event.h > 1;
  };
  return new Set([...events.keys()].filter(isFall));
}

/** The steps of a run that are not to be passed over: bounds, ends, and where h falls by two or rises. */
export function rareSteps({ instance, settings }: SquareRun): (step: number) => boolean {
  const { events, at } = naiveRun(eventsOf(squareDestroyer.search(instance, settings, 'events')));
  return (step) => {
    const event = events[step];
    if (event?.kind !== 'estimate')
      return event !== undefined && ['bound', 'goal', 'end', 'replace'].includes(event.kind);
    const before = at[step]?.parent?.h ?? event.h;
    return before - event.h > 1 || event.h > before;
  };
}
