/** Square Destroyer at one moment: what board, table and sentence all draw from, so that they cannot disagree. */
import { type EstimateReasons, estimateReasons } from '../../../puzzles/square-destroyer/estimate-reasons.ts';
import type { Square } from '../../../puzzles/square-destroyer/grid.ts';
import { type KeptSticks, keptSticks } from '../../../puzzles/square-destroyer/kept-sticks.ts';
import {
  branchOf,
  type ScanStep,
  type SquareBranch,
  type SquarePosition,
  squarePosition,
} from '../../../puzzles/square-destroyer/position.ts';
import type { SquareSettings } from '../../../puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../../puzzles/square-destroyer/square-problem.ts';
import type { SquareWeight } from '../../../puzzles/square-destroyer/square-weights.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneOnce } from '../../scene/scene-once.ts';

export interface SquareScene extends Scene<SquareGrid, SquareSettings> {
  readonly position: SquarePosition;
  /** Which sticks are kept for good here, and why. */
  readonly kept: KeptSticks;
  /** Why the estimate says what it says. */
  readonly reasons: EstimateReasons;
  /** The weights that the step shows, by square; empty where h is not made up of weights. */
  readonly shownWeights: ReadonlyMap<number, SquareWeight>;
  /** The part of the scan that the step shows, by square; empty where the step is not about the estimate. */
  readonly shownScan: ReadonlyMap<number, ScanStep>;
  /** The alive square that the scan looks at just now. */
  readonly scanned: Square | null;
  /** The square branched on, with its sticks in the order of trying; null where the step is not about branching. */
  readonly branch: SquareBranch | null;
  /** The stick about to be removed. */
  readonly chosen: number | null;
}

/** Worked out once for each scene, however many views ask. */
export const squareScene = sceneOnce(makeScene);

function makeScene(scene: Scene<SquareGrid, SquareSettings>): SquareScene {
  const { instance, settings, moment, scan } = scene;
  const squareSettings = settings;
  const position = squarePosition(instance, moment.moves);
  const kept = keptSticks(instance, squareSettings, moment.moves);
  const reasons = estimateReasons(position.alive, squareSettings.estimate, kept.isAllowed);
  const showsScan = moment.kind === 'estimate' || moment.kind === 'prune';
  const showsBranch = moment.kind === 'branch' || moment.kind === 'choose' || moment.kind === 'backtrack';
  const shown = showsScan ? (reasons.scan?.slice(0, scan === null ? undefined : scan + 1) ?? []) : [];
  const weights = showsScan ? (reasons.weights ?? []) : [];
  return {
    ...scene,
    position,
    kept,
    reasons,
    shownWeights: new Map(weights.map((weight) => [weight.square.index, weight])),
    shownScan: new Map(shown.map((step) => [step.square.index, step])),
    scanned: scan === null ? null : (reasons.scan?.[scan]?.square ?? null),
    branch: showsBranch ? branchOf(position, squareSettings) : null,
    chosen: moment.kind === 'choose' ? moment.value : null,
  };
}

/** The squares that count in h, or null where it is not made up of disjoint ones. */
export function countedSquares({ reasons }: SquareScene): Square[] | null {
  return reasons.scan?.filter(({ number }) => number > 0).map(({ square }) => square) ?? null;
}

/** How many finer steps there are inside the scene's step: the squares of the scan. */
export function scanLength(scene: Scene<SquareGrid, SquareSettings>): number {
  return scene.moment.kind === 'estimate' ? (squareScene(scene).reasons.scan?.length ?? 0) : 0;
}
