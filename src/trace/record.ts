/**
 * Recording: drains a search into chunks of columns, up to a budget of steps. The first chunk is small, so that
 * there is something to look at soon; later ones are larger, so that their number stays small.
 */
import type { Outcome, Search, SearchEvent, SearchResult } from '../search/search-events.ts';
import { append } from './append.ts';
import { type Chunk, codeOf, emptyTrace, NO_BOUND, NO_MOVE, type Trace } from './trace.ts';

/** The most steps to record: what is recorded unless more is asked for, and what may be asked for. */
export const budgets = [5_000_000, 10_000_000, 20_000_000] as const;
export const DEFAULT_BUDGET = budgets[0];

/** Bytes that a step of a long recording takes: see `Trace`, and `FlameIndex` with 8 bytes a node. */
export const BYTES_A_STEP = 10;

const FIRST_CHUNK = 4096;
const LARGEST_CHUNK = 1 << 16;

/** A chunk while it is filled. */
class OpenChunk {
  readonly kind: Uint8Array;
  readonly depth: Uint16Array;
  readonly value: Uint16Array;
  readonly causes: (number | null)[] = [];
  steps = 0;

  /** Called with what a search prepares: no step, but it comes among them. */
  readonly onPrepare: OnPrepare;

  constructor(size: number, onPrepare: OnPrepare) {
    this.onPrepare = onPrepare;
    this.kind = new Uint8Array(size);
    this.depth = new Uint16Array(size);
    this.value = new Uint16Array(size);
  }

  add(code: number, depth: number, value: number): void {
    const step = this.steps++;
    this.kind[step] = code;
    this.depth[step] = depth;
    this.value[step] = value;
  }

  closed(outcome: Outcome | null): Chunk {
    const { kind, depth, value, causes, steps } = this;
    if (steps === kind.length) return { kind, depth, value, causes, outcome };
    return { kind: kind.slice(0, steps), depth: depth.slice(0, steps), value: value.slice(0, steps), causes, outcome };
  }
}

/** One case a kind, although some read alike: so each meets objects of one shape, and a recording takes a quarter less. */
function write(chunk: OpenChunk, event: SearchEvent): void {
  switch (event.kind) {
    case 'bound':
      chunk.causes.push(event.cause);
      chunk.add(codeOf.bound, 0, event.bound);
      break;
    case 'enter':
      chunk.add(codeOf.enter, event.depth, event.move < 0 ? NO_MOVE : event.move);
      break;
    case 'estimate':
      chunk.add(codeOf.estimate, event.depth, event.h);
      break;
    case 'prune':
      chunk.add(codeOf.prune, event.depth, event.f);
      break;
    case 'branch':
      chunk.add(codeOf.branch, event.depth, event.moves);
      break;
    case 'choose':
      chunk.add(codeOf.choose, event.depth, event.move);
      break;
    case 'backtrack':
      chunk.add(codeOf.backtrack, event.depth, 0);
      break;
    case 'goal':
      chunk.add(codeOf.goal, event.depth, 0);
      break;
    case 'end':
      chunk.add(codeOf.end, event.depth, 0);
      break;
    case 'start':
      chunk.causes.push(null);
      chunk.add(codeOf.start, 0, NO_BOUND);
      break;
    case 'expand':
      chunk.add(codeOf.expand, event.node >>> 16, event.node & 0xffff);
      break;
    case 'keep':
      chunk.add(codeOf.keep, event.depth, 0);
      break;
    case 'duplicate':
      chunk.add(codeOf.duplicate, event.node >>> 16, event.node & 0xffff);
      break;
    case 'meet':
      chunk.add(codeOf.meet, event.node >>> 16, event.node & 0xffff);
      break;
    case 'item':
      chunk.add(codeOf.item, event.depth, event.item);
      break;
    case 'dead-end':
      chunk.add(codeOf['dead-end'], event.depth, 0);
      break;
    case 'cover':
      chunk.add(codeOf.cover, event.depth, event.item);
      break;
    case 'uncover':
      chunk.add(codeOf.uncover, event.depth, event.item);
      break;
    case 'prepare':
      chunk.onPrepare(event);
      break;
    case 'pulse':
      break;
  }
}

/** What a search builds before it begins, as far as it is; `built` at the end. */
export interface Prepared {
  readonly done: number;
  readonly of: number;
  readonly built: Uint8Array | null;
  /** Milliseconds spent on it so far. */
  readonly milliseconds: number;
}

type Told<K extends SearchEvent['kind']> = Extract<SearchEvent, { kind: K }>;
type OnPrepare = (event: Told<'prepare'>) => void;

/** Takes events off a search one by one; `result` is there once they have all been taken. */
class EventReader {
  result: SearchResult | null = null;
  readonly #search: Search;
  #batch: readonly SearchEvent[] = [];
  #at = 0;

  constructor(search: Search) {
    this.#search = search;
  }

  next(): SearchEvent | null {
    if (this.#at === this.#batch.length) {
      const { done, value } = this.#search.next();
      if (done) {
        this.result = value;
        return null;
      }
      this.#batch = value;
      this.#at = 0;
    }
    return this.#batch[this.#at++] as SearchEvent;
  }
}

/** Takes up to `size` events. */
function takeChunk(reader: EventReader, size: number, onPrepare: OnPrepare): Chunk {
  const chunk = new OpenChunk(size, onPrepare);
  while (chunk.steps < size) {
    const event = reader.next();
    if (!event) break;
    write(chunk, event);
  }
  // a chunk that the end fills, and a budget that it uses up, must not hide the result, which comes right after
  if (chunk.kind[size - 1] === codeOf.end) reader.next();
  return chunk.closed(reader.result?.outcome ?? null);
}

/**
 * Records a search with its events on, at most `budget` steps of it, and tells what it prepares. Yields chunks; returns the search's result,
 * or null where the budget ran out first. That is not an outcome of the search.
 */
export function* recordChunks(
  search: Search,
  budget: number,
  onPrepare: OnPrepare = () => {},
): Generator<Chunk, SearchResult | null, void> {
  const reader = new EventReader(search);
  let size = FIRST_CHUNK;
  for (let left = budget; left > 0 && !reader.result; ) {
    const chunk = takeChunk(reader, Math.min(size, left), onPrepare);
    left -= chunk.kind.length;
    size = Math.min(2 * size, LARGEST_CHUNK);
    yield chunk;
  }
  return reader.result;
}

/** Records a search in one go. `result` is null where the budget ran out. */
export function record(search: Search, budget: number = DEFAULT_BUDGET): { trace: Trace; result: SearchResult | null } {
  const chunks = recordChunks(search, budget);
  let trace = emptyTrace();
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (next.done) return { trace, result: next.value };
    trace = append(trace, next.value);
  }
}

/** Runs a search with its events off to its result, telling each pulse and what it prepares. */
export function count(search: Search, tell: (event: Told<'pulse' | 'prepare'>) => void = () => {}): SearchResult {
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    for (const event of next.value) if (event.kind === 'pulse' || event.kind === 'prepare') tell(event);
  }
}
