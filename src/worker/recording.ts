/**
 * What a recorder tells of a search, one thing after the other: in a worker or, where there is none, in the page. Null is nothing to
 * tell, but a place where others may have the thread for a while.
 */
import type { Puzzle } from '../puzzles/puzzle.ts';
import { isNotice, type SearchResult } from '../search/search-events.ts';
import { recordChunks } from '../trace/record.ts';
import type { RecordReply } from '../trace/recording/record-reply.ts';
import { REPORT_EVERY, type RecordRequest } from './protocol.ts';

export function* recording(request: RecordRequest, puzzle: Puzzle): Generator<RecordReply | null, void, void> {
  const { instance, settings, budget } = request;
  const from = performance.now();
  const chunks = recordChunks(puzzle.search(instance, settings, 'events'), budget);
  let next = chunks.next();
  for (; !next.done; next = chunks.next()) {
    const said = next.value;
    if (!isNotice(said)) yield { type: 'CHUNK', chunk: said };
    else if (said.kind === 'prepare') {
      const { done, of, built } = said;
      yield { type: 'PREPARE', prepared: { done, of, built, milliseconds: performance.now() - from } };
    }
  }
  yield { type: 'DONE', result: next.value ?? (yield* counting(request, puzzle)) };
}

/** The exact counts of a run that was too long to record, from its beginning, telling how far it has got. */
function* counting(
  { instance, settings }: RecordRequest,
  puzzle: Puzzle,
): Generator<RecordReply | null, SearchResult, void> {
  yield { type: 'COUNT', iterations: [] };
  let told = performance.now();
  const search = puzzle.search(instance, settings, 'count');
  let next = search.next();
  for (; !next.done; next = search.next()) {
    const isDue = performance.now() - told >= REPORT_EVERY;
    if (isDue) told = performance.now();
    yield isDue && next.value.kind === 'pulse' ? { type: 'COUNT', iterations: next.value.iterations } : null;
  }
  return next.value;
}
