/** LITS at one moment: what board, matrix and sentence all draw from, so that they cannot disagree. */
import type { LitsBoard } from '../../../puzzles/lits/board.ts';
import { type LitsMatrix, litsMatrix } from '../../../puzzles/lits/lits-matrix.ts';
import type { LitsSettings } from '../../../puzzles/lits/settings.ts';
import { type CoveredMatrix, columnOf, coveredMatrix, headerOf } from '../../../search/exact-cover/covered-matrix.ts';
import { entriesFrom, type LinkStep, linkStep, linkSteps } from '../../../search/exact-cover/link-steps.ts';
import { type CoveredItem, coveredAt, itemOf, optionBefore } from '../../../trace/covered.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneOnce } from '../../scene/scene-once.ts';

export interface LitsScene extends Scene<LitsBoard, LitsSettings> {
  readonly matrix: LitsMatrix;
  /** What is covered after the step, in order. */
  readonly covered: readonly CoveredItem[];
  /** The matrix after the step. */
  readonly left: CoveredMatrix;
  /** The item that the node stood on branches on, once it is chosen. */
  readonly chosen: number | null;
  /** The item that the step covers or uncovers. */
  readonly moved: Moved | null;
  /** The option that the node stood on is trying. */
  readonly tried: number | null;
}

/** An item on its way out of the matrix or back into it. */
export interface Moved {
  readonly item: number;
  readonly way: 'cover' | 'uncover';
  /** The matrix while it is not covered. */
  readonly before: CoveredMatrix;
  /** How many links that takes. */
  readonly links: number;
  /** The link at which the scan stands; null while the step is seen as a whole. */
  readonly link: LinkStep | null;
}

/** Worked out once for each scene, however many views ask. */
export const litsScene = sceneOnce(makeScene);

function makeScene(scene: Scene<LitsBoard, LitsSettings>): LitsScene {
  const { instance, settings, trace, moment } = scene;
  const matrix = litsMatrix(instance, settings);
  const covered = coveredAt(trace, moment.step, matrix.cover);
  const left = coveredMatrix(
    matrix.cover,
    covered.map(({ item }) => item),
  );
  const isOnNode = moment.node >= 0 && !['enter', 'goal', 'end'].includes(moment.kind);
  const chosen = isOnNode ? itemOf(trace, moment.node) : null;
  return {
    ...scene,
    matrix,
    covered,
    left,
    chosen,
    moved: movedBy(scene, matrix, covered, left),
    tried: triedAt(scene, covered, chosen),
  };
}

function movedBy(
  { moment, scan }: Scene<LitsBoard, LitsSettings>,
  { cover }: LitsMatrix,
  covered: readonly CoveredItem[],
  left: CoveredMatrix,
): Moved | null {
  const { kind, value: item } = moment;
  if (kind !== 'cover' && kind !== 'uncover') return null;
  const items = covered.map((each) => each.item);
  const before = kind === 'cover' ? coveredMatrix(cover, items.slice(0, -1)) : left;
  const links = linkSteps(before, item);
  return { item, way: kind, before, links, link: scan === null ? null : linkStep(before, item, kind, scan) };
}

function triedAt(
  { trace, moment }: Scene<LitsBoard, LitsSettings>,
  covered: readonly CoveredItem[],
  chosen: number | null,
): number | null {
  if (moment.kind === 'choose') return moment.value;
  if (moment.kind === 'cover') return covered.at(-1)?.option ?? null;
  if (moment.kind !== 'uncover' || moment.value === chosen) return null;
  return optionBefore(trace, moment.step, moment.node);
}

/** How many finer steps a scene has inside: items to compare, or links to change. */
export function finerSteps(scene: Scene<LitsBoard, LitsSettings>): number {
  const { moment, moved, left } = litsScene(scene);
  return moment.kind === 'item' ? headerOf(left).length : (moved?.links ?? 0);
}

/** What the links hold at the place of the scan, or after the step where there is none. */
export interface Linked {
  /** The size of each item's column. */
  readonly size: Int32Array;
  /** Whether the option's entry is in the item's column. */
  has(option: number, item: number): boolean;
  isCovered(item: number): boolean;
}

export function linkedAt({ left, moved, scan }: LitsScene): Linked {
  if (!moved || scan === null)
    return {
      size: left.size,
      has: (option, item) => left.hiddenBy[option] === -1 || left.hiddenBy[option] === item,
      isCovered: (item) => (left.place[item] as number) >= 0,
    };
  const { before, item: at, way, links } = moved;
  const size = before.size.slice();
  // operation 0 of a cover is the header's; the place of each option's first entry comes after it
  const firstPlace = new Map<number, number>();
  const isOut = (place: number) => (way === 'cover' ? place <= scan : links - 1 - place > scan);
  let place = 1;
  for (const option of columnOf(before, at)) {
    firstPlace.set(option, place);
    for (const item of entriesFrom(before, option, at)) if (isOut(place++)) size[item] = (size[item] as number) - 1;
  }
  return {
    size,
    has(option, item) {
      const first = firstPlace.get(option);
      if (first === undefined) return before.hiddenBy[option] === -1 || before.hiddenBy[option] === item;
      return item === at || !isOut(first + entriesFrom(before, option, at).indexOf(item));
    },
    isCovered: (item) => (item === at ? isOut(0) : (before.place[item] as number) >= 0),
  };
}
