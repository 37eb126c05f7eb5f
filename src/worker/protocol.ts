/** What the page and the recorder say to each other. Everything in it survives a structured clone. */

import type { Expected } from '../puzzles/input-error.ts';
import type { Settings } from '../puzzles/settings.ts';

/** Records a search, or counts it where it is too long to record. */
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

/** Milliseconds between two reports: often enough for the eye, seldom enough for the page. */
export const REPORT_EVERY = 100;

/** What the page says once it has taken a chunk: see `Gate`. */
export const SEEN = 'seen';

/** What is told of the answers, some at a time. */
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
