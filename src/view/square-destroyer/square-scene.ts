/** Square Destroyer at one moment: what board, table and sentence all draw from, so that they cannot disagree. */
import type { Square } from '../../puzzles/square-destroyer/grid.ts';
import {
  branchOf,
  greedyScan,
  type ScanStep,
  type SquarePosition,
  squarePosition,
} from '../../puzzles/square-destroyer/position.ts';
import type { SquareSettings } from '../../puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../puzzles/square-destroyer/square-problem.ts';
import type { Scene } from '../scene.ts';

export interface SquareScene extends Scene<SquareGrid> {
  readonly position: SquarePosition;
  /** The whole scan of this position under greedy-disjoint; null under the naive estimate, which has none. */
  readonly fullScan: readonly ScanStep[] | null;
  /** The part of the scan that the step shows, by square; empty where the step is not about the estimate. */
  readonly shownScan: ReadonlyMap<number, ScanStep>;
  /** The alive square that the scan looks at just now. */
  readonly scanned: Square | null;
  /** The square branched on, with its sticks in the order of trying; null where the step is not about branching. */
  readonly branch: { readonly square: Square; readonly sticks: readonly number[] } | null;
  /** The stick about to be removed. */
  readonly chosen: number | null;
}

const known = new WeakMap<Scene<SquareGrid>, SquareScene>();

/** Worked out once for each scene, however many views ask. */
export function squareScene(scene: Scene<SquareGrid>): SquareScene {
  const at = known.get(scene) ?? makeScene(scene);
  known.set(scene, at);
  return at;
}

function makeScene(scene: Scene<SquareGrid>): SquareScene {
  const { instance, settings, moment, scan } = scene;
  const squareSettings = settings as unknown as SquareSettings;
  const position = squarePosition(instance, moment.moves);
  const fullScan = squareSettings.estimate === 'naive' ? null : greedyScan(position.alive);
  const showsScan = moment.kind === 'estimate' || moment.kind === 'prune';
  const showsBranch = moment.kind === 'branch' || moment.kind === 'choose' || moment.kind === 'backtrack';
  const shown = fullScan && showsScan ? fullScan.slice(0, scan === null ? undefined : scan + 1) : [];
  return {
    ...scene,
    position,
    fullScan,
    shownScan: new Map(shown.map((step) => [step.square.index, step])),
    scanned: scan === null ? null : (position.alive[scan] ?? null),
    branch: showsBranch ? branchOf(position, squareSettings) : null,
    chosen: moment.kind === 'choose' ? moment.value : null,
  };
}

/** The squares that count in h, or null under the naive estimate. */
export function countedSquares({ fullScan }: SquareScene): Square[] | null {
  return fullScan?.filter(({ number }) => number > 0).map(({ square }) => square) ?? null;
}
