/** Counts of nodes by step and depth, in buckets of so many steps: see `FlameIndex`. */

/** Steps of a bucket of the finest level. */
export const FINEST = 128;

/** Is told of nodes entered: about where, how many at each depth with the last of them, and how deep the search then stands. */
export interface Counter {
  at(step: number): void;
  add(depth: number, count: number, marks: number, last: number): void;
  /** The depth of the node stood on after all that was told, -1 for none. */
  stand(depth: number): void;
}

/** What is counted of the bucket at hand, by depth. */
export class Tally implements Counter {
  count = new Uint32Array(64);
  marks = new Uint32Array(64);
  last = new Uint32Array(64);
  least = Number.POSITIVE_INFINITY;
  greatest = -1;
  stood = -1;

  /** A bucket has one place. */
  at(): void {}

  add(depth: number, count: number, marks: number, last: number): void {
    if (depth >= this.count.length) {
      this.count = longer(this.count, depth + 1);
      this.marks = longer(this.marks, depth + 1);
      this.last = longer(this.last, depth + 1);
    }
    this.count[depth] = (this.count[depth] as number) + count;
    this.marks[depth] = (this.marks[depth] as number) + marks;
    this.last[depth] = last;
    if (depth < this.least) this.least = depth;
    if (depth > this.greatest) this.greatest = depth;
  }

  stand(depth: number): void {
    this.stood = depth;
  }

  clear(): void {
    if (this.greatest < 0) return;
    this.count.fill(0, this.least, this.greatest + 1);
    this.marks.fill(0, this.least, this.greatest + 1);
    this.least = Number.POSITIVE_INFINITY;
    this.greatest = -1;
  }
}

type Counts = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** The buckets of one size: those of bucket b are the entries `start[b]` to `start[b + 1] - 1`, from depth `top[b]` on. */
export class FlameLevel {
  readonly size: number;
  buckets = 0;
  #top = new Uint16Array(64);
  /** One more than the depth at which the search stands after a bucket. */
  #stood = new Uint16Array(64);
  #start = new Uint32Array(65);
  #count: Counts;
  #marks: Counts;
  #last = new Uint32Array(256);

  constructor(size: number) {
    this.size = size;
    // so few steps that no sum of theirs needs more than 16 bits
    const make = () => (size === FINEST ? new Uint16Array(256) : new Uint32Array(256));
    this.#count = make();
    this.#marks = make();
  }

  /** The first step that is in no bucket, and the one after the bucket that begins there. */
  get begun(): number {
    return this.buckets * this.size;
  }
  get end(): number {
    return (this.buckets + 1) * this.size;
  }

  push({ least, greatest, count, marks, last, stood }: Tally): void {
    const { buckets } = this;
    const at = this.#start[buckets] as number;
    const depths = Math.max(0, greatest - least + 1);
    if (buckets === this.#top.length) {
      this.#top = longer(this.#top, buckets + 1);
      this.#stood = longer(this.#stood, this.#top.length);
      this.#start = longer(this.#start, this.#top.length + 1);
    }
    if (at + depths > this.#last.length) {
      this.#count = longer(this.#count, at + depths);
      this.#marks = longer(this.#marks, at + depths);
      this.#last = longer(this.#last, at + depths);
    }
    if (depths > 0) {
      this.#top[buckets] = least;
      this.#count.set(count.subarray(least, greatest + 1), at);
      this.#marks.set(marks.subarray(least, greatest + 1), at);
      this.#last.set(last.subarray(least, greatest + 1), at);
    }
    this.#stood[buckets] = stood + 1;
    this.#start[++this.buckets] = at + depths;
  }

  visit(bucket: number, counter: Counter): void {
    const from = this.#start[bucket] as number;
    const end = this.#start[bucket + 1] as number;
    const top = (this.#top[bucket] as number) - from;
    const count = this.#count;
    const marks = this.#marks;
    const last = this.#last;
    counter.at(bucket * this.size);
    for (let i = from; i < end; i++)
      if ((count[i] as number) > 0) counter.add(top + i, count[i] as number, marks[i] as number, last[i] as number);
    counter.stand((this.#stood[bucket] as number) - 1);
  }
}

/** A copy a quarter as long again, and with room for `least` entries. */
function longer<C extends Counts>(column: C, least: number): C {
  const length = Math.max(least, Math.ceil(1.25 * column.length));
  const grown = new (column.constructor as new (length: number) => C)(length);
  grown.set(column);
  return grown;
}
