import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { CELLS, digits, type RotationBoard } from './board.ts';
import { boardAfter, inverses } from './moves.ts';
import { decodeBoard } from './notation.ts';

/** The first contest sample comes first: two moves, 7 nodes. `longest` needs 13 moves, the most that any board needs. */
export const rotationExamples: readonly { readonly name: string; readonly instance: RotationBoard }[] = [
  { name: 'sample-1', instance: decodeBoard('111132323132231222312133') },
  { name: 'sample-2', instance: decodeBoard('111111112222222233333333') },
  { name: 'no-moves', instance: decodeBoard('111133222332233222331111') },
  { name: 'five-moves', instance: decodeBoard('222321113331311332321122') },
  { name: 'ten-moves', instance: decodeBoard('213232112132112233231313') },
  { name: 'longest', instance: decodeBoard('312312311232131223123123') },
];

/** The centre full of 2s, the 1s above and the 3s below it. */
export const solvedBoard: RotationBoard = decodeBoard('111111222112233222333333');

/** Any arrangement of eight digits each, all with the same chance: more than half of them need nine moves or more. */
export function randomBoard(seed: number): RotationBoard {
  const random = xoroshiro128plus(seed);
  const board = Array.from({ length: CELLS }, (_, i) => digits[i % 3] as number);
  for (let i = 0; i < CELLS - 1; i++) {
    const j = uniformInt(random, i, CELLS - 1);
    [board[i], board[j]] = [board[j] as number, board[i] as number];
  }
  return board;
}

/** The board after this many random moves, none of which undoes the one before it. */
export function scrambledBoard(board: RotationBoard, seed: number, moves: number): RotationBoard {
  const random = xoroshiro128plus(seed);
  const path: number[] = [];
  while (path.length < moves) {
    const move = uniformInt(random, 0, inverses.length - 1);
    if (move !== inverses[path.at(-1) ?? -1]) path.push(move);
  }
  return boardAfter(board, path);
}
