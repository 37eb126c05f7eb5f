/**
 * Greedy-disjoint on allowed sticks: scan the alive squares, those with the fewest allowed sticks first, and count
 * each that shares no allowed stick with one already counted. A kept stick breaks nothing, so to share one does not matter;
 * and a square with few allowed sticks is in the way of few others.
 */
import type { Problem } from '../../search/problem.ts';
import { lowestIn, onesIn } from './bits.ts';
import type { GridMasks } from './grid-masks.ts';

export function allowedDisjoint(masks: GridMasks): Problem['estimate'] {
  const { words, stickWords, borders, squares } = masks;
  const order = new Int32Array(squares.length);
  const list = scarceFirst(masks, order);
  const taken = new Int32Array(stickWords);
  return (positions, at) => {
    const length = list(positions, at);
    taken.fill(0);
    let counted = 0;
    for (let i = 0; i < length; i++) {
      const row = (order[i] as number) * stickWords;
      let shared = 0;
      for (let v = 0; v < stickWords; v++)
        shared |= (borders[row + v] as number) & (positions[at + words + v] as number) & (taken[v] as number);
      if (shared !== 0) continue;
      counted++;
      for (let v = 0; v < stickWords; v++) taken[v] = (taken[v] as number) | (borders[row + v] as number);
    }
    return counted;
  };
}

type ListSquares = (positions: Int32Array, at: number) => number;

/**
 * Lists the alive squares in `order`, those with the fewest allowed sticks first, equals in the square order; says how
 * many there are. A counting sort: numbers of sticks are small.
 */
function scarceFirst({ words, stickWords, borders, squares }: GridMasks, order: Int32Array): ListSquares {
  const alive = new Int32Array(squares.length);
  const allowed = new Int32Array(squares.length);
  const most = Math.max(...squares.map(({ sticks }) => sticks.length));
  /** By a number of allowed sticks, where the next square with so many goes. */
  const places = new Int32Array(most + 2);
  return (positions, at) => {
    let length = 0;
    places.fill(0);
    for (let w = 0; w < words; w++)
      for (let word = positions[at + w] as number; word !== 0; word &= word - 1) {
        const square = (w << 5) + lowestIn(word);
        let sticks = 0;
        for (let v = 0; v < stickWords; v++)
          sticks += onesIn((borders[square * stickWords + v] as number) & (positions[at + words + v] as number));
        alive[length] = square;
        allowed[length++] = sticks;
        places[sticks + 1] = (places[sticks + 1] as number) + 1;
      }
    for (let sticks = 1; sticks <= most; sticks++)
      places[sticks] = (places[sticks] as number) + (places[sticks - 1] as number);
    for (let i = 0; i < length; i++) {
      const sticks = allowed[i] as number;
      const place = places[sticks] as number;
      order[place] = alive[i] as number;
      places[sticks] = place + 1;
    }
    return length;
  };
}
