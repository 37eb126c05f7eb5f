import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type LitsBoard, makeBoard } from './board.ts';

const board = (rows: string): LitsBoard => ({ rows: rows.split('/') });

/** The board with one solution comes first: its tree has fifteen nodes, with dead ends, ways back and a goal. */
export const litsExamples: readonly { readonly name: string; readonly instance: LitsBoard }[] = [
  { name: 'one-way', instance: board('00110/01111/10101/11111/11000') },
  { name: 'sample-1', instance: board('11111/10110/10001/10101/11111') },
  { name: 'sample-2', instance: board('10011/11111/11110/11101/01111') },
  { name: 'full-4', instance: makeBoard(4, () => true) },
  { name: 'mirrored', instance: board('11011/01110/11111/01001/11110') },
  { name: 'hard', instance: board('11001001/11010100/11100101/01101111/01000110/00110110/11111001/11100011') },
  {
    name: 'scattered',
    instance: board(
      '111011110000/111000000000/111011110000/000000000000/001000100010/111011101110/' +
        '000000000000/001000100010/111011101110/000000000000/001000100010/111011101110',
    ),
  },
  { name: 'no-t', instance: makeBoard(6, (row, column) => [row, column].some((at) => at === 0 || at === 5)) },
  {
    name: 'large',
    instance: randomBoard(
      969,
      makeBoard(20, () => false),
    ),
  },
];

/**
 * A board of the same side whose free cells are so dense that about half of all such boards have a solution, or a
 * little less or more; with a side below 5 there is never one.
 */
export function randomBoard(seed: number, { rows }: LitsBoard): LitsBoard {
  const random = xoroshiro128plus(seed);
  const n = rows.length;
  // fitted to counts of random boards of sides 5 to 50
  const even = 2 / Math.max(1, n - 1) ** 0.7;
  const density = Math.round(even * uniformInt(random, 850, 1150));
  return makeBoard(n, () => uniformInt(random, 0, 999) < density);
}
