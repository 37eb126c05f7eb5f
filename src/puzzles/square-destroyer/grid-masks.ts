/** What a grid of side n is to bit masks: tables that depend on n alone, so they are made once for each n. */
import { type Square, squaresOf, stickCount } from './grid.ts';

export interface GridMasks {
  readonly squares: readonly Square[];
  /** Words of 32 bits in a set of squares. */
  readonly words: number;
  /** Words of 32 bits in a set of sticks; a stick's bit is its id. */
  readonly stickWords: number;
  /** One row of `words` words per stick id: the squares that do not use it. */
  readonly survivors: Int32Array;
  /** One row of `stickWords` words per square: its border sticks. */
  readonly borders: Int32Array;
  /** One row per square: the squares that share no stick with it. */
  readonly disjoint: Int32Array;
  /** The squares that use each stick, by id, in the square order. */
  readonly users: readonly (readonly Square[])[];
}

const known = new Map<number, GridMasks>();

export function gridMasks(n: number): GridMasks {
  const masks = known.get(n) ?? makeMasks(n);
  known.set(n, masks);
  return masks;
}

function makeMasks(n: number): GridMasks {
  const squares = squaresOf(n);
  const words = (squares.length + 31) >> 5;
  const survivors = survivorsByStick(n, squares, words);
  const users: Square[][] = Array.from({ length: stickCount(n) + 1 }, () => []);
  for (const square of squares) for (const stick of square.sticks) users[stick]?.push(square);
  const stickWords = (stickCount(n) >> 5) + 1;
  const borders = bordersBySquare(squares, stickWords);
  const disjoint = disjointBySquare(squares, survivors, words);
  return { squares, words, stickWords, survivors, borders, disjoint, users };
}

function survivorsByStick(n: number, squares: readonly Square[], words: number): Int32Array {
  const masks = new Int32Array((stickCount(n) + 1) * words).fill(-1);
  for (const { index, sticks } of squares)
    for (const stick of sticks) {
      const word = stick * words + (index >> 5);
      masks[word] = (masks[word] as number) & ~(1 << (index & 31));
    }
  return masks;
}

function bordersBySquare(squares: readonly Square[], stickWords: number): Int32Array {
  const masks = new Int32Array(squares.length * stickWords);
  for (const { index, sticks } of squares)
    for (const stick of sticks) {
      const word = index * stickWords + (stick >> 5);
      masks[word] = (masks[word] as number) | (1 << (stick & 31));
    }
  return masks;
}

function disjointBySquare(squares: readonly Square[], survivors: Int32Array, words: number): Int32Array {
  const masks = new Int32Array(squares.length * words).fill(-1);
  for (const { index, sticks } of squares)
    for (const stick of sticks)
      for (let w = 0; w < words; w++)
        masks[index * words + w] = (masks[index * words + w] as number) & (survivors[stick * words + w] as number);
  return masks;
}
