/**
 * Events while a search writes them down: three numbers each, in typed arrays, with what does not fit beside them. An event as
 * an object costs more than the step of the search that it tells of; so recording would take twice the time.
 *
 * Invariant: the first `steps` entries of the columns are events, in the order in which they were told. `take` hands them
 * over and begins anew, with columns twice as long up to a limit: the first events are there at once, and a long run is not
 * cut into too many pieces.
 */
import { codeOf, NO_BOUND, NO_MOVE, type StepKind } from './event-codes.ts';
import type { Chunk, Outcome } from './search-events.ts';

const FIRST = 4096;
const LARGEST = 1 << 16;

/** Room that is left when the columns count as full: more than `DepthFirst` tells in one turn of its loop. */
export const SPARE = 8;

export class EventColumns {
  kind = new Uint8Array(FIRST + SPARE);
  depth = new Uint16Array(FIRST + SPARE);
  value = new Uint16Array(FIRST + SPARE);
  steps = 0;
  #size = FIRST;
  #causes: (number | null)[] = [];
  #outcome: Outcome | null = null;

  /** Whether it is time to hand over. */
  get isFull(): boolean {
    return this.steps >= this.#size;
  }

  /** An event of a node at `depth`. `value` is what its kind has to say, 0 if nothing: see `Trace`. */
  add(kind: StepKind, depth: number, value = 0): void {
    this.#write(codeOf[kind], depth, value);
  }

  /** The node that `move` led to, -1 for a root, is entered. */
  enter(depth: number, move: number): void {
    this.#write(codeOf.enter, depth, move < 0 ? NO_MOVE : move);
  }

  /** An event that names another node. */
  addNode(kind: 'expand' | 'duplicate' | 'replace' | 'meet', node: number): void {
    this.#write(codeOf[kind], node >>> 16, node & 0xffff);
  }

  /** A new iteration starts; its bound is null in a search that has none. */
  open(bound: number | null, cause: number | null): void {
    this.#causes.push(cause);
    if (bound === null) this.#write(codeOf.start, 0, NO_BOUND);
    else this.#write(codeOf.bound, 0, bound);
  }

  /** The run has ended. */
  end(depth: number, outcome: Outcome): void {
    this.#outcome = outcome;
    this.#write(codeOf.end, depth, 0);
  }

  /** Hands over what was told since the last time. */
  take(): Chunk {
    const { kind, depth, value, steps } = this;
    const chunk = {
      kind: kind.subarray(0, steps),
      depth: depth.subarray(0, steps),
      value: value.subarray(0, steps),
      causes: this.#causes,
      outcome: this.#outcome,
    };
    this.#size = Math.min(2 * this.#size, LARGEST);
    const room = this.#outcome === null ? this.#size + SPARE : 0;
    this.kind = new Uint8Array(room);
    this.depth = new Uint16Array(room);
    this.value = new Uint16Array(room);
    this.#causes = [];
    this.steps = 0;
    return chunk;
  }

  #write(code: number, depth: number, value: number): void {
    if (this.steps === this.kind.length) this.#grow();
    const step = this.steps++;
    this.kind[step] = code;
    this.depth[step] = depth;
    this.value[step] = value;
  }

  /** Other searches look more seldom, and may tell more in between than there is room for. */
  #grow(): void {
    const length = 2 * this.kind.length;
    const [kind, depth, value] = [new Uint8Array(length), new Uint16Array(length), new Uint16Array(length)];
    kind.set(this.kind);
    depth.set(this.depth);
    value.set(this.value);
    Object.assign(this, { kind, depth, value });
  }
}
