/**
 * The moves of a shelf of n books: places l..r go behind place t, 1 ≤ l ≤ r < t ≤ n, which swaps two blocks that are
 * neighbours. A block that goes left is its neighbours going right, so these n(n-1)(n+1)/6 are all. A move's number is its
 * place in the order of l, then r, then t.
 */
export interface BlockMove {
  /** First place of the block, from 1. */
  readonly l: number;
  /** Last place of the block, inclusive. */
  readonly r: number;
  /** The place behind which it goes. */
  readonly t: number;
}

/** Tables that depend on n alone, so they are made once for each n. */
const known = new Map<number, readonly BlockMove[]>();

/** All moves of n books, by their numbers. */
export function blockMoves(n: number): readonly BlockMove[] {
  const moves = known.get(n) ?? makeMoves(n);
  known.set(n, moves);
  return moves;
}

function makeMoves(n: number): BlockMove[] {
  const moves: BlockMove[] = [];
  for (let l = 1; l < n; l++) for (let r = l; r < n; r++) for (let t = r + 1; t <= n; t++) moves.push({ l, r, t });
  return moves;
}

/** The number of the move that takes another back: the block behind goes to the front again. */
export function inverseMove(n: number, number: number): number {
  const moves = blockMoves(n);
  const { l, r, t } = moves[number] as BlockMove;
  return moves.findIndex((move) => move.l === l && move.r === l + t - r - 1 && move.t === t);
}

/** The books after a move. */
export function afterMove(books: readonly number[], number: number): number[] {
  const { l, r, t } = blockMoves(books.length)[number] as BlockMove;
  return [...books.slice(0, l - 1), ...books.slice(r, t), ...books.slice(l - 1, r), ...books.slice(t)];
}

/** `2–3→5` for places 2 to 3 going behind place 5; `2→5` for one book. */
export function moveName(n: number, number: number): string {
  const { l, r, t } = blockMoves(n)[number] as BlockMove;
  return `${l === r ? l : `${l}–${r}`}→${t}`;
}
