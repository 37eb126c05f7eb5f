/**
 * The open list of A*: entries by f, those of the same f by rank, and of the same rank the one pushed last first.
 *
 * Invariant: no bucket below `least` has an entry. The entries of one f lie in stacks by rank. Where all ranks are the same there
 * is one stack, and push and pop take constant time; else a pop that empties one looks at the other ranks of its f.
 */
export class OpenList {
  readonly #buckets: Bucket[] = [];
  #least = 0;

  /** Adds an entry; f and rank are whole numbers from 0. */
  push(entry: number, f: number, rank: number): void {
    while (this.#buckets.length <= f) this.#buckets.push(new Bucket());
    (this.#buckets[f] as Bucket).push(entry, rank);
    this.#least = Math.min(this.#least, f);
  }

  /** Takes out the entry to expand next, or gives -1 if there is none. */
  pop(): number {
    for (; this.#least < this.#buckets.length; this.#least++) {
      const entry = (this.#buckets[this.#least] as Bucket).pop();
      if (entry >= 0) return entry;
    }
    return -1;
  }
}

/** The entries of one f: a stack for each rank that there is, `least` being the one of the least. */
class Bucket {
  readonly #stacks = new Map<number, number[]>();
  #rank = 0;
  #least: number[] = [];

  push(entry: number, rank: number): void {
    if (this.#least.length === 0 || rank < this.#rank) this.#take(rank);
    if (rank === this.#rank) this.#least.push(entry);
    else this.#stackOf(rank).push(entry);
  }

  pop(): number {
    const entry = this.#least.pop() ?? -1;
    if (this.#least.length === 0 && this.#stacks.size > 0) {
      this.#stacks.delete(this.#rank);
      if (this.#stacks.size > 0) this.#take(Math.min(...this.#stacks.keys()));
    }
    return entry;
  }

  #take(rank: number): void {
    this.#rank = rank;
    this.#least = this.#stackOf(rank);
  }

  #stackOf(rank: number): number[] {
    const stack = this.#stacks.get(rank) ?? [];
    this.#stacks.set(rank, stack);
    return stack;
  }
}
