/** The moves that sort the books, read off the trace where a search has found them. */
import { inverseMove } from '../../../puzzles/booksort/block-moves.ts';
import type { Shelf } from '../../../puzzles/booksort/shelf.ts';
import { nodeNamedAt } from '../../../search/event-columns.ts';
import { movesTo } from '../../../trace/paths.ts';
import { kindAt } from '../../../trace/replay.ts';
import type { Scene } from '../../scene/scene.ts';

export interface Solution {
  /** From the start to the node stood on, or all of them where one side found them alone. */
  readonly before: readonly number[];
  /** From there to the goal: the moves of the goal's side, backwards and taken back. */
  readonly after: readonly number[];
  /** The node of the other side that has the same position; null in a search from one. */
  readonly met: number | null;
}

/** Null but at a goal or a meeting, and at the end that follows it. */
export function solutionAt({ instance, trace, moment }: Scene<Shelf>): Solution | null {
  const step = moment.kind === 'end' ? moment.step - 1 : moment.step;
  if (trace.steps === 0 || step < 0) return null;
  const kind = kindAt(trace, step);
  if (kind === 'goal') return { before: moment.moves, after: [], met: null };
  if (kind !== 'meet') return null;
  const met = nodeNamedAt(trace, step);
  const other = movesTo(trace, met);
  const [before, fromGoal] = moment.root === 0 ? [moment.moves, other] : [other, moment.moves];
  const n = instance.books.length;
  return { before, after: [...fromGoal].reverse().map((move) => inverseMove(n, move)), met };
}
