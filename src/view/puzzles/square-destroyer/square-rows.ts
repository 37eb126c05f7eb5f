/** What the table says of each square at a moment. */
import type { SquareMessages } from '../../../messages/puzzles/square-destroyer/en.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import type { Square } from '../../../puzzles/square-destroyer/grid.ts';
import type { SquareStatus } from '../../../puzzles/square-destroyer/position.ts';
import type { SquareScene } from './square-scene.ts';

/** Values that stay equal while nothing changes: only changed rows are drawn anew. */
export interface SquareRowFacts {
  readonly kind: 'counted' | 'skipped' | 'weighed' | 'weightless' | 'alive' | 'removed' | 'missing';
  /** The stick that broke it, that it shares or that can carry no more; for a counted square its number, for one that weighs its halves. */
  readonly number: number;
  /** The counted square that it shares the stick with. */
  readonly by: Square | null;
}

export function rowOf(
  { square, brokenBy, atStart }: SquareStatus,
  { shownScan, shownWeights }: SquareScene,
): SquareRowFacts {
  if (brokenBy !== null) return { kind: atStart ? 'missing' : 'removed', number: brokenBy, by: null };
  const weight = shownWeights.get(square.index);
  if (weight?.halves) return { kind: 'weighed', number: weight.halves, by: null };
  if (weight) return { kind: 'weightless', number: weight.full ?? 0, by: null };
  const step = shownScan.get(square.index);
  if (!step) return { kind: 'alive', number: 0, by: null };
  const [first] = step.shared;
  return first
    ? { kind: 'skipped', number: first.stick, by: first.square }
    : { kind: 'counted', number: step.number, by: null };
}

export function statusSentence({ kind, number, by }: SquareRowFacts, say: SquareMessages['status']): Sentence {
  if (kind === 'alive') return say.alive;
  if (kind === 'weighed') return say.weight(number, null);
  if (kind === 'weightless') return say.weight(0, number);
  return kind === 'skipped' && by ? say.skipped(number, by) : say[kind === 'skipped' ? 'counted' : kind](number);
}
