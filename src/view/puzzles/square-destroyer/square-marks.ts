/** Which sign each stick and square bears on the board at a moment; one sign for one meaning. */

import { inHalves } from '../../../messages/puzzles/square-destroyer/facts.ts';
import type { Square } from '../../../puzzles/square-destroyer/grid.ts';
import type { ScanStep } from '../../../puzzles/square-destroyer/position.ts';
import type { SquareScene } from './square-scene.ts';

export interface StickLook {
  readonly status: 'present' | 'missing' | 'removed';
  /** The order in which it was removed, from 1. */
  readonly order?: number;
  /** It makes the scan skip a square, for a counted square has it too. */
  readonly isShared?: boolean;
  /** It belongs to the square branched on, but is not tried. */
  readonly isLeftOut?: boolean;
  /** It is about to be removed. */
  readonly isChosen?: boolean;
  /** It is pointed at, or belongs to a square that is. */
  readonly isLit?: boolean;
}

export interface BoardMarks {
  readonly sticks: ReadonlyMap<number, StickLook>;
  /** Sticks that the step is about, those first without whose ids the sentence cannot be followed. */
  readonly named: readonly number[];
  /** Squares that count in h, with their number in the scan or their weight. */
  readonly counted: readonly { readonly square: Square; readonly text: string }[];
  readonly skipped: readonly Square[];
  readonly branch: Square | null;
  readonly scanned: Square | null;
  readonly lit: Square | null;
  /** The alive unit squares, or where there is none all that are alive: then they are all that is left to see. */
  readonly alive: readonly Square[];
  readonly brokenUnits: readonly Square[];
}

/** More skipped squares than this are drawn only where they are unit squares or pointed at. */
const READABLE_SKIPPED = 6;

export function boardMarks(scene: SquareScene, at: { thing: string; id: number } | null): BoardMarks {
  const { position, shownScan, shownWeights, scanned, branch } = scene;
  const weights = [...shownWeights.values()].filter(({ halves }) => halves > 0);
  const steps = [...shownScan.values()];
  const litSquare = at?.thing === 'square' ? (position.squares[at.id]?.square ?? null) : null;
  const allSkipped = steps.filter(({ number }) => number === 0);
  const skipped =
    allSkipped.length <= READABLE_SKIPPED
      ? allSkipped
      : allSkipped.filter(({ square }) => square.side === 1 || square === scanned || square === litSquare);
  const units = position.squares.filter(({ square }) => square.side === 1);
  return {
    sticks: stickLooks(
      scene,
      new Set(skipped.flatMap(({ shared }) => shared.map(({ stick }) => stick))),
      litSquare,
      at?.thing === 'stick' ? at.id : null,
    ),
    named: namedSticks(scene, skipped, litSquare, at),
    counted: [
      ...steps.filter(({ number }) => number > 0).map(({ square, number }) => ({ square, text: String(number) })),
      ...weights.map(({ square, halves }) => ({ square, text: inHalves(halves) })),
    ],
    skipped: skipped.map(({ square }) => square),
    branch: branch?.square ?? null,
    scanned,
    lit: litSquare,
    alive: position.alive.filter(({ side }) => side === 1 || position.alive[0]?.side !== 1),
    brokenUnits: units.filter(({ brokenBy }) => brokenBy !== null).map(({ square }) => square),
  };
}

function namedSticks(
  { position, branch, chosen, moment }: SquareScene,
  skipped: readonly ScanStep[],
  litSquare: Square | null,
  at: { thing: string; id: number } | null,
): number[] {
  const isOver = moment.kind === 'goal' || moment.kind === 'end';
  const named = [
    ...(at?.thing === 'stick' ? [at.id] : []),
    ...(chosen === null ? [] : [chosen]),
    ...(litSquare?.sticks ?? []),
    ...(isOver ? position.removed : position.removed.slice(-1)),
    ...(branch?.square.sticks ?? []),
    ...skipped.flatMap(({ shared }) => shared.map(({ stick }) => stick)),
  ];
  return [...new Set(named)];
}

function stickLooks(
  { instance, position, branch, chosen }: SquareScene,
  shared: ReadonlySet<number>,
  litSquare: Square | null,
  litStick: number | null,
): Map<number, StickLook> {
  const looks = new Map<number, StickLook>();
  const add = (id: number, change: Partial<StickLook>) =>
    looks.set(id, { status: 'present', ...looks.get(id), ...change });
  for (const id of instance.missing) add(id, { status: 'missing' });
  for (const [i, id] of position.removed.entries()) add(id, { status: 'removed', order: i + 1 });
  for (const id of branch?.leftOut ?? []) add(id, { isLeftOut: true });
  for (const id of shared) add(id, { isShared: true });
  for (const id of litSquare?.sticks ?? []) add(id, { isLit: true });
  if (litStick !== null) add(litStick, { isLit: true });
  if (chosen !== null) add(chosen, { isChosen: true });
  return looks;
}
