import type { MoveFacts } from '../../../messages/puzzles/booksort/facts.ts';
import { afterMove, type BlockMove, blockMoves, moveName } from '../../../puzzles/booksort/block-moves.ts';
import { branchStep } from '../../../trace/subtrees.ts';
import type { Scene } from '../../scene/scene.ts';

/** What a sentence says of a move at a position. */
export function moveFacts(books: readonly number[], id: number): MoveFacts {
  const { l, r, t } = blockMoves(books.length)[id] as BlockMove;
  return {
    id,
    text: moveName(books.length, id),
    block: books.slice(l - 1, r),
    behind: books[t - 1] as number,
  };
}

/** The same of moves made one after the other. */
export function pathFacts(books: readonly number[], moves: readonly number[]): MoveFacts[] {
  let at = books;
  return moves.map((move) => {
    const facts = moveFacts(at, move);
    at = afterMove(at, move);
    return facts;
  });
}

/** How many moves the node at hand branches into. */
export function movesAt({ trace, moment }: Pick<Scene, 'trace' | 'moment'>): number {
  const step = branchStep(trace, moment.node);
  return step === null ? 0 : (trace.value[step] as number);
}
