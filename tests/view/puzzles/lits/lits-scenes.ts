/** Scenes of LITS runs for tests. */
import fc from 'fast-check';
import type { LitsBoard } from '../../../../src/puzzles/lits/board.ts';
import { lits } from '../../../../src/puzzles/lits/index.ts';
import { type LitsSettings, litsPresets } from '../../../../src/puzzles/lits/settings.ts';
import { momentAt } from '../../../../src/trace/moment.ts';
import { record } from '../../../../src/trace/record.ts';
import type { Trace } from '../../../../src/trace/trace.ts';
import { finerSteps } from '../../../../src/view/puzzles/lits/lits-scene.ts';
import type { Scene } from '../../../../src/view/scene/scene.ts';
import { anyBoard } from '../../../puzzles/lits/lits-boards.ts';

export interface LitsRun {
  readonly instance: LitsBoard;
  readonly settings: LitsSettings;
  readonly trace: Trace;
}

export function runOf(instance: LitsBoard, settings: LitsSettings, budget = 4000): LitsRun {
  return { instance, settings, trace: record(lits.search(instance, settings, 'events'), budget).trace };
}

export function sceneAt(
  { instance, settings, trace }: LitsRun,
  step: number,
  scan: number | null = null,
): Scene<LitsBoard, LitsSettings> {
  return { instance, settings, trace, moment: momentAt(trace, step), scan, built: null };
}

export const anyLitsRun: fc.Arbitrary<LitsRun> = fc
  .tuple(anyBoard(6), fc.constantFrom(litsPresets.secondary, litsPresets.filler))
  .map(([board, settings]) => runOf(board, settings));

/** Any step of any run, and where there is something inside it any place there. */
export const anyScene: fc.Arbitrary<Scene<LitsBoard, LitsSettings>> = fc
  .tuple(anyLitsRun, fc.nat(), fc.option(fc.nat()))
  .map(([run, place, inside]) => {
    const step = place % run.trace.steps;
    const finer = finerSteps(sceneAt(run, step));
    return sceneAt(run, step, inside === null || finer === 0 ? null : inside % finer);
  });
