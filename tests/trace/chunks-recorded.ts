import { type Chunk, isNotice, type Search } from '../../src/search/search-events.ts';
import { recordChunks } from '../../src/trace/record.ts';

/** The chunks of a recording alone. */
export function* chunksRecorded(search: Search, budget: number): Generator<Chunk, void, void> {
  for (const said of recordChunks(search, budget)) if (!isNotice(said)) yield said;
}
