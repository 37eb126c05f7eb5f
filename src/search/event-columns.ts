/**
 * Events in columns: three numbers each, in typed arrays. An event as an object costs more than the step of the search that it
 * tells of; so recording would take twice the time. What the numbers mean is known here alone: each kind has a writer in
 * `EventColumns`, and `readEvent` gives back what was written.
 *
 * `kind` is the event's code. `depth` and `value` hold, by kind:
 *
 *     bound                       0, the bound               start              0, none
 *     enter                       depth, the move            estimate, goal     g, h
 *     prune                       g, f                       end                cost of the solution or 0, ruled out
 *     branch                      depth, how many moves      choose             depth, the move
 *     item, cover, uncover        depth, the item            others             depth, 0
 *     expand, duplicate, replace, meet                       a node's number: its upper 16 bits, its lower 16 bits
 *
 * At the end of a `bounded` search `ruled out` is the cost up to which, inclusive, it has found that there is no solution: the last
 * bound that it was asked for. Of any other end nothing is said there.
 *
 * g, h, f, bounds, moves and items are whole numbers below 65,535, node numbers below 2^32. Depth is the number of moves from the
 * root to the node that speaks; where each move costs 1 it equals g.
 */
import { codeOf, type StepKind, stepKinds } from './event-kinds.ts';
import type { Chunk, Method, Outcome } from './search-events.ts';

/** What `value` holds where there is no number: no bound, nothing ruled out, and at a root no move that leads there. */
export const NONE = 0xffff;

const FIRST = 4096;
const LARGEST = 1 << 16;

/** Room that is left when the columns count as full: more than `DepthFirst` tells in one turn of its loop. */
export const SPARE = 8;

/** Columns of equal length, one entry for each event. */
export interface Columns {
  readonly kind: Uint8Array;
  readonly depth: Uint16Array;
  readonly value: Uint16Array;
}

/**
 * Writes down the events of one run of a search.
 *
 * Invariant: the first `steps` entries of the columns are events, in the order in which they were told. `take` hands them
 * over and begins anew, with columns twice as long up to a limit: the first events are there at once, and a long run is not
 * cut into too many pieces.
 */
export class EventColumns {
  /** For `DepthFirst` alone, which writes here itself: calls, though short, would make recording half as slow again. */
  kind = new Uint8Array(FIRST + SPARE);
  depth = new Uint16Array(FIRST + SPARE);
  value = new Uint16Array(FIRST + SPARE);
  steps = 0;
  readonly #method: Method;
  #size = FIRST;
  #causes: (number | null)[] = [];
  #outcome: Outcome | null = null;

  constructor(method: Method) {
    this.#method = method;
  }

  /** Whether it is time to hand over. */
  get isFull(): boolean {
    return this.steps >= this.#size;
  }

  /** A new iteration starts, with the node whose overflow set its bound, where one did. */
  bound(bound: number, cause: number | null): void {
    this.#causes.push(cause);
    this.#write(codeOf.bound, 0, bound);
  }

  /** The one iteration of a search without bounds starts. */
  start(): void {
    this.#causes.push(null);
    this.#write(codeOf.start, 0, NONE);
  }

  /** The node that `move` led to, -1 for a root, is entered. */
  enter(depth: number, move: number): void {
    this.#write(codeOf.enter, depth, move < 0 ? NONE : move);
  }

  estimate(g: number, h: number): void {
    this.#write(codeOf.estimate, g, h);
  }

  prune(g: number, f: number): void {
    this.#write(codeOf.prune, g, f);
  }

  branch(depth: number, moves: number): void {
    this.#write(codeOf.branch, depth, moves);
  }

  choose(depth: number, move: number): void {
    this.#write(codeOf.choose, depth, move);
  }

  backtrack(depth: number): void {
    this.#write(codeOf.backtrack, depth, 0);
  }

  goal(g: number, h: number): void {
    this.#write(codeOf.goal, g, h);
  }

  /** What is said of a node without any number but its depth. */
  atNode(kind: 'keep' | 'dead-end', depth: number): void {
    this.#write(codeOf[kind], depth, 0);
  }

  /** An event that names another node. */
  ofNode(kind: 'expand' | 'duplicate' | 'replace' | 'meet', node: number): void {
    this.#write(codeOf[kind], node >>> 16, node & 0xffff);
  }

  ofItem(kind: 'item' | 'cover' | 'uncover', depth: number, item: number): void {
    this.#write(codeOf[kind], depth, item);
  }

  /** The run has ended; the solution found costs so much, 0 where there is none. `ruledOut` is null unless it is `bounded`. */
  end(cost: number, outcome: Outcome, ruledOut: number | null): void {
    this.#outcome = outcome;
    this.#write(codeOf.end, cost, ruledOut ?? NONE);
  }

  /** Hands over what was told since the last time. */
  take(): Chunk {
    const steps = this.steps;
    const chunk = {
      method: this.#method,
      kind: this.kind.subarray(0, steps),
      depth: this.depth.subarray(0, steps),
      value: this.value.subarray(0, steps),
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

  /** Some searches look more seldom, and may tell more in between than there is room for. */
  #grow(): void {
    const length = 2 * this.kind.length;
    const [kind, depth, value] = [new Uint8Array(length), new Uint16Array(length), new Uint16Array(length)];
    kind.set(this.kind);
    depth.set(this.depth);
    value.set(this.value);
    [this.kind, this.depth, this.value] = [kind, depth, value];
  }
}

/** An event as it was written: what its own numbers say, and no more. */
export type WrittenEvent =
  | { readonly kind: 'bound'; readonly bound: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'enter'; readonly depth: number; readonly move: number }
  | { readonly kind: 'estimate' | 'goal'; readonly g: number; readonly h: number }
  | { readonly kind: 'prune'; readonly g: number; readonly f: number }
  | { readonly kind: 'branch'; readonly depth: number; readonly moves: number }
  | { readonly kind: 'choose'; readonly depth: number; readonly move: number }
  | { readonly kind: 'backtrack' | 'keep' | 'dead-end'; readonly depth: number }
  | { readonly kind: 'expand' | 'duplicate' | 'replace' | 'meet'; readonly node: number }
  | { readonly kind: 'item' | 'cover' | 'uncover'; readonly depth: number; readonly item: number }
  | { readonly kind: 'end'; readonly cost: number; readonly ruledOut: number | null };

/** The event in one place of the columns. */
export function readEvent({ kind: codes, depth: depths, value: values }: Columns, step: number): WrittenEvent {
  const kind = stepKinds[codes[step] as number] as StepKind;
  const depth = depths[step] as number;
  const value = values[step] as number;
  switch (kind) {
    case 'start':
      return { kind };
    case 'bound':
      return { kind, bound: value };
    case 'enter':
      return { kind, depth, move: moveAt({ value: values }, step) };
    case 'estimate':
    case 'goal':
      return { kind, g: depth, h: value };
    case 'prune':
      return { kind, g: depth, f: value };
    case 'branch':
      return { kind, depth, moves: value };
    case 'choose':
      return { kind, depth, move: value };
    case 'backtrack':
    case 'keep':
    case 'dead-end':
      return { kind, depth };
    case 'expand':
    case 'duplicate':
    case 'replace':
    case 'meet':
      return { kind, node: nodeNamedAt({ depth: depths, value: values }, step) };
    case 'item':
    case 'cover':
    case 'uncover':
      return { kind, depth, item: value };
    case 'end':
      return { kind, cost: depth, ruledOut: value === NONE ? null : value };
  }
}

/** The move that led to the node, at its `enter`; -1 at a root. */
export function moveAt({ value }: Pick<Columns, 'value'>, step: number): number {
  const move = value[step] as number;
  return move === NONE ? -1 : move;
}

/** The number of the node that an event of such a kind names. */
export function nodeNamedAt({ depth, value }: Pick<Columns, 'depth' | 'value'>, step: number): number {
  return (depth[step] as number) * 0x10000 + (value[step] as number);
}
