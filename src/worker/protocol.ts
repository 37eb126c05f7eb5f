/** What the page and the worker say to each other. Everything in it survives a structured clone. */

import type { Expected } from '../puzzles/input-error.ts';
import type { Settings } from '../puzzles/puzzle.ts';
import type { Distance } from '../search/distance.ts';
import type { Chunk, Iteration, SearchResult } from '../search/search-events.ts';
import type { Prepared } from '../trace/record.ts';

export interface RecordRequest {
  readonly type: 'record';
  readonly puzzle: string;
  readonly instance: unknown;
  readonly settings: Settings;
  /** The most steps to record. */
  readonly budget: number;
}

/** Reads a contest input and answers all its cases. */
export interface AnswerRequest {
  readonly type: 'answer';
  readonly puzzle: string;
  readonly text: string;
  readonly settings: Settings;
}

export type WorkerRequest = RecordRequest | AnswerRequest;

/** What the page says once it has taken a chunk: see `Gate`. */
export const SEEN = 'seen';

export type RecordReply =
  | { readonly type: 'CHUNK'; readonly chunk: Chunk }
  /** The search builds something before it begins: how far it is, and what is built at the end, after so many milliseconds. */
  | { readonly type: 'PREPARE'; readonly prepared: Prepared }
  | { readonly type: 'COUNT'; readonly iterations: readonly Iteration[] }
  | { readonly type: 'DONE'; readonly result: SearchResult }
  | { readonly type: 'FAILED'; readonly message: string };

export type AnswerReply =
  | { readonly type: 'INSTANCES'; readonly instances: readonly unknown[] }
  | { readonly type: 'ANSWERS'; readonly from: number; readonly answers: readonly string[] }
  | { readonly type: 'ANSWERED' }
  | {
      readonly type: 'REFUSED';
      /** A puzzle that could read the text; null if none can. */
      readonly fits: string | null;
      readonly error: {
        readonly line: number;
        readonly column: number;
        readonly found: string | null;
        readonly expected: Expected;
      };
    }
  | { readonly type: 'FAILED'; readonly message: string };

/** Asks the distance worker for true distances. It may be asked again while it works: then the new ones come first. */
export interface DistanceRequest {
  readonly puzzle: string;
  readonly instance: unknown;
  readonly settings: Settings;
  readonly nodes: readonly { readonly node: number; readonly moves: readonly number[] }[];
  /** The most nodes to enter for each. */
  readonly limit: number;
}

export type DistanceReply =
  | { readonly type: 'DISTANCES'; readonly found: readonly (readonly [node: number, distance: Distance])[] }
  | { readonly type: 'FAILED'; readonly message: string };
