/** Recording: takes what a search writes down, up to a budget of steps, and the result at the end. */
import { codeOf } from '../search/event-kinds.ts';
import { type Chunk, isNotice, type Notice, type Search, type SearchResult } from '../search/search-events.ts';
import { append } from './append.ts';
import { DEFAULT_BUDGET } from './recording/budgets.ts';
import { emptyTrace, type Trace } from './trace.ts';

/**
 * Records a search with its events on, at most `budget` steps of it. Yields chunks, and what the search says besides; returns its
 * result, or null where the budget ran out first. That is not an outcome of the search. The first chunk comes under any budget, for
 * it names the method.
 */
export function* recordChunks(search: Search, budget: number): Generator<Chunk | Notice, SearchResult | null, void> {
  let isTold = false;
  for (let left = budget; left > 0 || !isTold; ) {
    const { done, value } = search.next();
    if (done) return value;
    if (isNotice(value)) {
      yield value;
      continue;
    }
    const chunk = value.kind.length > left ? beginning(value, left) : value;
    left -= chunk.kind.length;
    yield chunk;
    isTold = true;
    // what uses the budget up to the last step may be the end: then the result comes right after
    if (left === 0 && chunk.outcome !== null) left = 1;
  }
  return null;
}

/** The first `steps` events of a chunk that has more. */
function beginning({ method, kind, depth, value, causes }: Chunk, steps: number): Chunk {
  const begun = kind.subarray(0, steps);
  const isOpening = (code: number) => code === codeOf.bound || code === codeOf.start;
  return {
    method,
    kind: begun,
    depth: depth.subarray(0, steps),
    value: value.subarray(0, steps),
    causes: causes.slice(0, begun.filter(isOpening).length),
    outcome: null,
  };
}

/** Records a search in one go. `result` is null where the budget ran out. */
export function record(search: Search, budget: number = DEFAULT_BUDGET): { trace: Trace; result: SearchResult | null } {
  const chunks = recordChunks(search, budget);
  let trace: Trace | null = null;
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (!next.done) trace = isNotice(next.value) ? trace : append(trace ?? emptyTrace(next.value.method), next.value);
    else if (trace) return { trace, result: next.value };
    else throw new RangeError('a search says something before it ends');
  }
}

/** Runs a search with its events off to its result, telling what it says. */
export function count(search: Search, tell: (notice: Notice) => void = () => {}): SearchResult {
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return next.value;
    if (isNotice(next.value)) tell(next.value);
  }
}
