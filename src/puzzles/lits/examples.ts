import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type LitsBoard, makeBoard } from './board.ts';

export const litsExamples: readonly { readonly name: string; readonly instance: LitsBoard }[] = [
  { name: 'sample-1', instance: { rows: ['11111', '10110', '10001', '10101', '11111'] } },
  { name: 'sample-2', instance: { rows: ['10011', '11111', '11110', '11101', '01111'] } },
];
export function randomBoard(seed: number, { rows }: LitsBoard): LitsBoard {
  const random = xoroshiro128plus(seed);
  const n = rows.length;
  return makeBoard(n, () => uniformInt(random, 0, 1) === 0);
}
