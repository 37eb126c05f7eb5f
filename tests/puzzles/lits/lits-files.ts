/** Files of LITS boards, up to ten in each, that give a search as much to do as any that are known. */
import { type LitsBoard, makeBoard } from '../../../src/puzzles/lits/board.ts';
import { litsExamples } from '../../../src/puzzles/lits/examples.ts';
import { litsCases } from './lits-boards.ts';

const SIDE = 50;

const tenOf = (board: LitsBoard): readonly LitsBoard[] => Array.from({ length: 10 }, () => board);
const picture = (rows: string): LitsBoard => ({ rows: rows.split('/') });

/** Copies of a picture all over the board, with blocked cells between them. */
function islands(rows: readonly string[]): LitsBoard {
  const height = rows.length + 1;
  const width = (rows[0]?.length ?? 0) + 1;
  const fits = (at: number, size: number) => at - (at % size) + size - 1 <= SIDE;
  return makeBoard(
    SIDE,
    (row, column) => fits(row, height) && fits(column, width) && rows[row % height]?.[column % width] === '1',
  );
}

/** The board with a smaller one in its corner, and blocked cells around that. */
function withCorner({ rows }: LitsBoard, { rows: corner }: LitsBoard): LitsBoard {
  const n = corner.length;
  return makeBoard(SIDE, (row, column) =>
    row <= n && column <= n ? corner[row]?.[column] === '1' : rows[row]?.[column] === '1',
  );
}

/** Room for I alone, in over a thousand places. */
const lines = makeBoard(SIDE, (row) => row % 2 === 0);
/** Room for L and I, and for nothing else. */
const rings = islands(['1111', '1001', '1001', '1111']);
/** Found by changing cells at random as long as that gave no fewer nodes. */
const late = picture('010000001/001001011/111110010/111010110/001101111/110001011/111100100/110001000/011110100');
const hard = litsExamples.find(({ name }) => name === 'hard')?.instance as LitsBoard;

/** Each file by what its boards are. */
export const litsFiles: readonly { readonly name: string; readonly boards: readonly LitsBoard[] }[] = [
  { name: 'full boards', boards: tenOf(makeBoard(SIDE, () => true)) },
  { name: 'the cases of side 50', boards: litsCases.filter(({ n }) => n === SIDE).map(({ rows }) => ({ rows })) },
  { name: 'islands of L, I and T', boards: tenOf(islands(['1111', '0100'])) },
  { name: 'islands of L and I', boards: tenOf(rings) },
  { name: 'islands, S fights T', boards: tenOf(withCorner(rings, picture('111/111/111'))) },
  { name: 'lines, the hard example', boards: tenOf(withCorner(lines, hard)) },
  { name: 'the hard example', boards: tenOf(hard) },
  { name: 'Yes after 349 nodes', boards: tenOf(late) },
];
