/**
 * A set of packed positions, numbered from 0 in the order in which they are added: a hash table with open addressing.
 *
 * Invariant: at least half of the table is empty, so that a probe ends soon; two positions are the same exactly when
 * all their words are. The positions lie one after the other in one array, without an object for each.
 */
const EMPTY = -1;

export class PositionSet {
  /** How many positions there are. */
  size = 0;
  readonly #words: number;
  #positions: Int32Array;
  /** The number of the position in each place of the table. */
  #table: Int32Array;

  constructor(words: number) {
    this.#words = words;
    this.#positions = new Int32Array(64 * words);
    this.#table = new Int32Array(128).fill(EMPTY);
  }

  /** The position with a number; only until the next one is added. */
  at(number: number): Int32Array {
    return this.#positions.subarray(number * this.#words, (number + 1) * this.#words);
  }

  /** The number of a position; -1 if it is not in the set. */
  find(position: Int32Array): number {
    return this.#table[this.#place(position, 0)] as number;
  }

  /** Adds a position that is not in the set; it gets the next number. */
  add(position: Int32Array): void {
    if (2 * (this.size + 1) > this.#table.length) this.#grow();
    this.#table[this.#place(position, 0)] = this.size;
    this.#positions.set(position, this.size++ * this.#words);
  }

  /** The place in the table where the position is, or where it would be put. */
  #place(positions: Int32Array, at: number): number {
    const table = this.#table;
    const mask = table.length - 1;
    for (let place = this.#hash(positions, at) & mask; ; place = (place + 1) & mask) {
      const number = table[place] as number;
      if (number === EMPTY || this.#isEqual(number, positions, at)) return place;
    }
  }

  #isEqual(number: number, positions: Int32Array, at: number): boolean {
    const own = this.#positions;
    const from = number * this.#words;
    for (let w = 0; w < this.#words; w++) if (own[from + w] !== positions[at + w]) return false;
    return true;
  }

  #hash(positions: Int32Array, at: number): number {
    let hash = 0;
    for (let w = 0; w < this.#words; w++) {
      hash = Math.imul(hash ^ (positions[at + w] as number), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash;
  }

  #grow(): void {
    const positions = new Int32Array(2 * this.#positions.length);
    positions.set(this.#positions);
    this.#positions = positions;
    this.#table = new Int32Array(2 * this.#table.length).fill(EMPTY);
    for (let number = 0; number < this.size; number++)
      this.#table[this.#place(positions, number * this.#words)] = number;
  }
}
