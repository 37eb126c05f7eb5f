/** The Rotation Game at one moment: what board, table and sentence all draw from, so that they cannot disagree. */
import { cellsWith, centre, type RotationBoard } from '../../../puzzles/rotation-game/board.ts';
import { rotationGame } from '../../../puzzles/rotation-game/index.ts';
import { boardAfter } from '../../../puzzles/rotation-game/moves.ts';
import { type DigitStatus, digitStatuses } from '../../../puzzles/rotation-game/position.ts';
import type { RotationSettings } from '../../../puzzles/rotation-game/settings.ts';
import type { Branching } from '../../../search/branching.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneOnce } from '../../scene/scene-once.ts';

export interface RotationScene extends Scene<RotationBoard, RotationSettings> {
  readonly by: RotationSettings['estimate'];
  readonly board: RotationBoard;
  /** Of the digits 1, 2 and 3; distances only under the pattern database. */
  readonly digits: readonly DigitStatus[];
  /** The digits that make h: with most of the centre, or nearest to it. So far, in a scan; none where the step is not about h. */
  readonly best: readonly number[];
  /** The digit that the scan looks at just now. */
  readonly scanned: number | null;
  /** The cells that count, each with its number among its digit's in the centre; 0 where the whole digit counts. */
  readonly counted: ReadonlyMap<number, number>;
  /** What the search tries here; null where the step is not about branching. */
  readonly branching: Required<Branching> | null;
  /** The move about to be made. */
  readonly chosen: number | null;
  /** The move just made. */
  readonly made: number | null;
}

/** Worked out once for each scene, however many views ask. */
export const rotationScene = sceneOnce(makeScene);

/** How many digits there are to look at inside the step: an estimate's, where it looks at any. */
export function scanLength({ settings, moment, built }: Scene<RotationBoard, RotationSettings>): number {
  if (moment.kind !== 'estimate' || settings.estimate === 'naive') return 0;
  return settings.estimate === 'pattern-database' && !built ? 0 : 3;
}

function makeScene(scene: Scene<RotationBoard, RotationSettings>): RotationScene {
  const { instance, moment, scan, built } = scene;
  const settings = scene.settings;
  const by = settings.estimate;
  const { kind, moves, value } = moment;
  const board = boardAfter(instance, moves);
  const digits = digitStatuses(board, by === 'pattern-database' ? built : null);
  const showsEstimate = kind === 'estimate' || kind === 'prune';
  const best = showsEstimate ? bestOf(digits.slice(0, scan === null ? undefined : scan + 1), by) : [];
  const scanned = scan === null ? null : (digits[scan]?.digit ?? null);
  const isAboutMoves = kind === 'branch' || kind === 'choose' || kind === 'backtrack';
  return {
    ...scene,
    by,
    board,
    digits,
    best,
    scanned,
    counted: countedCells(board, scanned === null ? best : [scanned], by),
    branching: isAboutMoves ? rotationGame.branching(instance, settings, { root: 0, moves }) : null,
    chosen: kind === 'choose' ? value : null,
    made: kind === 'enter' ? (moves.at(-1) ?? null) : null,
  };
}

function bestOf(digits: readonly DigitStatus[], by: RotationSettings['estimate']): number[] {
  if (by === 'naive') return [];
  const worth = ({ count, distance }: DigitStatus) => (by === 'eight-minus-max' ? -count : (distance ?? 0));
  const least = Math.min(...digits.map(worth));
  return digits.filter((each) => worth(each) === least).map(({ digit }) => digit);
}

function countedCells(board: RotationBoard, best: readonly number[], by: RotationSettings['estimate']) {
  const counted = new Map<number, number>();
  for (const digit of best)
    if (by === 'eight-minus-max')
      for (const [i, cell] of centre.filter((cell) => board[cell] === digit).entries()) counted.set(cell, i + 1);
    else for (const cell of cellsWith(board, digit)) counted.set(cell, 0);
  return counted;
}
