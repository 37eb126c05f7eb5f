/**
 * A problem that remembers where it has failed: memory-enhanced IDA* (Reinefeld and Marsland, 1994). A subtree searched
 * in vain with `left` to spare proves that its position needs more; wherever the position comes up again, in
 * whatever iteration, that is its estimate where the problem's own is less.
 *
 * Invariant: what is remembered of a position is `left + 1` of the last time that it failed, a lower bound as long as
 * the problem's estimate is one. The words of positions are compared, so none is taken for another.
 */
import type { Problem } from './problem.ts';

/** Places to begin with, and the most: with 20 words to a position 84 bytes each, so 5.5 MB. */
const FIRST_PLACES = 1 << 6;
const MOST_PLACES = 1 << 16;

/**
 * The same problem with a memory for positions, told apart by their first `keyWords` words: two that agree in these must
 * be one to the problem. `most`, a power of two, is how many it may remember; then a new one drives out the one in its place.
 */
export function withTable(problem: Problem, keyWords: number, most = MOST_PLACES): Problem {
  let table = new PositionTable(keyWords, Math.min(FIRST_PLACES, most));
  return {
    ...problem,
    // of a goal nothing is remembered, for no search below it fails
    estimate: (positions, at) => Math.max(problem.estimate(positions, at), table.provenFor(positions, at)),
    failed(positions, at, left) {
      table = table.places < most ? table.withRoom() : table;
      table.set(positions, at, left + 1);
    },
    remembered: () => ({ positions: table.used, bytes: table.bytes }),
  };
}

/** A number for each of some positions; every position has one place, by its hash, and drives out what is there. */
class PositionTable {
  readonly places: number;
  /** Places that are taken. */
  used = 0;
  readonly #keyWords: number;
  /** Row by row the key and its number, which is 0 where the place is free. */
  readonly #rows: Int32Array;

  constructor(keyWords: number, places: number) {
    this.places = places;
    this.#keyWords = keyWords;
    this.#rows = new Int32Array(places * (keyWords + 1));
  }

  get bytes(): number {
    return this.#rows.byteLength;
  }

  /** The number of the position, 0 if it is not there. */
  provenFor(positions: Int32Array, at: number): number {
    const keyWords = this.#keyWords;
    const rows = this.#rows;
    const row = this.#rowOf(positions, at);
    for (let w = 0; w < keyWords; w++) if (rows[row + w] !== positions[at + w]) return 0;
    return rows[row + keyWords] as number;
  }

  set(positions: Int32Array, at: number, proven: number): void {
    const keyWords = this.#keyWords;
    const rows = this.#rows;
    const row = this.#rowOf(positions, at);
    if (rows[row + keyWords] === 0) this.used++;
    for (let w = 0; w < keyWords; w++) rows[row + w] = positions[at + w] as number;
    rows[row + keyWords] = proven;
  }

  /** This table, or one twice as large with all that is in it once half of it is full. */
  withRoom(): PositionTable {
    if (2 * this.used < this.places) return this;
    const larger = new PositionTable(this.#keyWords, 2 * this.places);
    const stride = this.#keyWords + 1;
    for (let row = 0; row < this.#rows.length; row += stride) {
      const proven = this.#rows[row + stride - 1] as number;
      if (proven > 0) larger.set(this.#rows, row, proven);
    }
    return larger;
  }

  #rowOf(positions: Int32Array, at: number): number {
    const keyWords = this.#keyWords;
    let hash = 0;
    for (let w = 0; w < keyWords; w++) {
      hash = Math.imul(hash ^ (positions[at + w] as number), 0x85ebca6b);
      hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
      hash ^= hash >>> 16;
    }
    return (hash & (this.places - 1)) * (keyWords + 1);
  }
}
