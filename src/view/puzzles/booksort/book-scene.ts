/** Booksort at one moment: what shelf, table and sentence all draw from, so that they cannot disagree. */
import type { Side } from '../../../messages/puzzles/booksort/facts.ts';
import { type BlockMove, blockMoves } from '../../../puzzles/booksort/block-moves.ts';
import { booksAt, type Successor, successorsOf } from '../../../puzzles/booksort/position.ts';
import type { BookSettings } from '../../../puzzles/booksort/settings.ts';
import type { Shelf } from '../../../puzzles/booksort/shelf.ts';
import { natures } from '../../../search/natures.ts';
import type { Scene } from '../../scene/scene.ts';
import { sceneOnce } from '../../scene/scene-once.ts';
import { type Solution, solutionAt } from './solution.ts';

export interface BookScene extends Scene<Shelf, BookSettings> {
  readonly books: readonly number[];
  readonly successors: readonly Successor[];
  /** Whether the search counts wrong successors at all. */
  readonly isCounting: boolean;
  /** How many of the successors the step has counted, from the left; 0 where it is not about the estimate. */
  readonly counted: number;
  /** The move about to be made. */
  readonly chosen: BlockMove | null;
  /** The move that was just made, at the step that enters its node. */
  readonly made: BlockMove | null;
  /** Which side the node is on in a search from both ends; null in any other, and between two layers. */
  readonly side: Side | null;
  /** The moves that sort the books, at the steps that have just found them. */
  readonly solution: Solution | null;
}

/** Worked out once for each scene, however many views ask. */
export const bookScene = sceneOnce(makeScene);

/** Whether the search grows from the start and from the goal, and has layers on two sides. */
export function isFromBothEnds({ trace }: Pick<Scene, 'trace'>): boolean {
  return natures[trace.method].sides === 2;
}

function makeScene(scene: Scene<Shelf, BookSettings>): BookScene {
  const { instance, settings, moment, scan } = scene;
  const books = booksAt(instance, moment);
  const all = blockMoves(books.length);
  const isCounting = settings.estimate === 'wrong-successors' && !isFromBothEnds(scene);
  const isAboutEstimate = moment.kind === 'estimate' || moment.kind === 'prune';
  const last = moment.moves.at(-1);
  const hasSide = isFromBothEnds(scene) && moment.node >= 0;
  return {
    ...scene,
    books,
    successors: successorsOf(books),
    isCounting,
    counted: isCounting && isAboutEstimate ? (scan === null ? books.length : scan + 1) : 0,
    chosen: moment.kind === 'choose' ? (all[moment.value] ?? null) : null,
    made: moment.kind === 'enter' && last !== undefined ? (all[last] ?? null) : null,
    side: hasSide ? (moment.root as Side) : null,
    solution: solutionAt(scene),
  };
}
