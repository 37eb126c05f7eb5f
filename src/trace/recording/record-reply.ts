/** What is told of a recording while it goes on. Everything in it survives a structured clone. */
import type { Chunk, Iteration, SearchResult } from '../../search/search-events.ts';

/** What a search builds before it begins, as far as it is; `built` at the end. */
export interface Prepared {
  readonly done: number;
  readonly of: number;
  readonly built: Uint8Array | null;
  /** Milliseconds spent on it so far. */
  readonly milliseconds: number;
}

/** What a recorder says, in this order: what it builds first, chunks, counts if the budget ran out, then the result or a failure. */
export type RecordReply =
  | { readonly type: 'PREPARE'; readonly prepared: Prepared }
  | { readonly type: 'CHUNK'; readonly chunk: Chunk }
  /** The budget ran out; from here on it only counts, from the beginning again. */
  | { readonly type: 'COUNT'; readonly iterations: readonly Iteration[] }
  | { readonly type: 'DONE'; readonly result: SearchResult }
  | { readonly type: 'FAILED'; readonly message: string };
