/**
 * Recording: drains a search into chunks of columns, up to a budget of steps. The first chunk is small, so that
 * there is something to look at soon; later ones are larger, so that their number stays small.
 */
import type { Search, SearchEvent, SearchResult } from '../search/search-events.ts';
import { append } from './append.ts';
import { type Chunk, codeOf, emptyTrace, NO_MOVE, type StepKind, type Trace } from './trace.ts';

export const DEFAULT_BUDGET = 5_000_000;

const FIRST_CHUNK = 4096;
const LARGEST_CHUNK = 1 << 18;

function numberOf(event: SearchEvent): number {
  switch (event.kind) {
    case 'bound':
      return event.bound;
    case 'enter':
      return event.move < 0 ? NO_MOVE : event.move;
    case 'estimate':
      return event.h;
    case 'prune':
      return event.f;
    case 'branch':
      return event.moves;
    case 'choose':
      return event.move;
    default:
      return 0;
  }
}

/** Takes up to `size` events off the search. `result` is set when the search has returned. */
function takeChunk(search: Search, size: number): { chunk: Chunk; result: SearchResult | null } {
  const kind = new Uint8Array(size);
  const depth = new Uint16Array(size);
  const value = new Uint16Array(size);
  const causes: (number | null)[] = [];
  for (let i = 0; i < size; i++) {
    const { done, value: event } = search.next();
    if (done) {
      const columns = { kind: kind.slice(0, i), depth: depth.slice(0, i), value: value.slice(0, i) };
      return { chunk: { ...columns, causes, outcome: event.outcome }, result: event };
    }
    kind[i] = codeOf[event.kind as StepKind];
    value[i] = numberOf(event);
    if (event.kind === 'bound') causes.push(event.cause);
    else if (event.kind !== 'pulse') depth[i] = event.depth;
  }
  return { chunk: { kind, depth, value, causes, outcome: null }, result: null };
}

/**
 * Records a search with its events on, at most `budget` steps of it. Yields chunks; returns the search's result,
 * or null where the budget ran out first. That is not an outcome of the search.
 */
export function* recordChunks(search: Search, budget: number): Generator<Chunk, SearchResult | null, void> {
  let size = FIRST_CHUNK;
  for (let left = budget; left > 0; ) {
    const { chunk, result } = takeChunk(search, Math.min(size, left));
    left -= chunk.kind.length;
    size = Math.min(2 * size, LARGEST_CHUNK);
    if (chunk.kind.length > 0 || result) yield chunk;
    if (result) return result;
  }
  return null;
}

/** Records a search in one go. `result` is null where the budget ran out. */
export function record(search: Search, budget = DEFAULT_BUDGET): { trace: Trace; result: SearchResult | null } {
  const chunks = recordChunks(search, budget);
  let trace = emptyTrace();
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (next.done) return { trace, result: next.value };
    trace = append(trace, next.value);
  }
}

/** Runs a search with its events off to its result, telling each pulse. */
export function count(
  search: Search,
  onPulse: (iterations: SearchResult['iterations']) => void = () => {},
): SearchResult {
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    if (next.value.kind === 'pulse') onPulse(next.value.iterations);
  }
}
