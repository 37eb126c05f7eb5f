/** What Square Destroyer claims, held against all squares and all sets of sticks. */
import type { SquareMessages } from '../../src/messages/puzzles/square-destroyer/en.ts';
import type { Claims } from './claims.ts';
import type { SquareTruth } from './square-truth.ts';

export const squareClaims: Partial<Claims<SquareMessages, SquareTruth>> = {
  enterRoot: ({ truth, node }, alive) => ({
    'no stick is removed': node?.moves.length === 0 && node.g === 0,
    'so many squares are alive': truth.alive([]).length === alive,
  }),
  enter: ({ truth, node }, id, removed, broken, g, alive) => {
    const moves = node?.moves ?? [];
    const before = truth.alive(moves.slice(0, -1));
    const after = truth.alive(moves);
    return {
      'it is this node, by this stick': node?.id === id && moves.at(-1) === removed,
      'g is the number of sticks removed': g === moves.length,
      'it breaks these squares':
        broken.length === before.length - after.length &&
        broken.every(({ side, row, column }) =>
          before.some(
            (each) => each.side === side && each.row === row && each.column === column && each.sticks.has(removed),
          ),
        ),
      'so many squares are left': after.length === alive,
    };
  },
};
