/** Lanes whose searches have been recorded already, so that playback and tree can be tested without workers. */
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import type { Settings } from '../../../src/puzzles/settings.ts';
import { record } from '../../../src/trace/record.ts';
import { sameScene } from '../../../src/view/scene/same-scene.ts';
import type { Lane } from '../../../src/view/workbench/lane.svelte.ts';
import { Playback } from '../../../src/view/workbench/playback.svelte.ts';

/** A lane of the first steps of a search, or of all. */
export function laneOf(puzzle: Puzzle, instance: unknown, settings: Settings, budget?: number): Lane {
  const { trace } = record(puzzle.search(instance, settings, 'events'), budget);
  const scene = sameScene();
  const lane = {
    puzzle,
    instance,
    settings,
    trace,
    method: puzzle.method(settings),
    isRecording: false,
    sceneAt: (step: number, scan: number | null) => scene({ instance, settings, trace, step, scan, built: null }),
  };
  return lane as unknown as Lane;
}

/** Some lanes and where we are in them: at the first stop. Each step has a scan of so many places. */
export function opened(lanes: readonly Lane[], scanLength = 0): { lanes: readonly Lane[]; playback: Playback } {
  const open = { lanes, view: { scanLength: () => scanLength }, lacks: () => undefined };
  const playback = new Playback(open);
  playback.load('step', 0);
  return Object.assign(open, { playback });
}
