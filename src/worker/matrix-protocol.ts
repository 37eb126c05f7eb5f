/** What the page and the worker that runs a matrix say to each other. Everything in it survives a structured clone. */
import type { Cell } from '../matrix/run-matrix.ts';
import type { InputError } from '../puzzles/input-error.ts';
import type { Settings } from '../puzzles/settings.ts';

/** Reads the input and runs the searches on it. */
export interface MatrixRequest {
  readonly puzzle: string;
  /** Instances, or a contest input that has them. */
  readonly source: { readonly instances: readonly unknown[] } | { readonly text: string };
  readonly searches: readonly Settings[];
  /** See `Matrix`. */
  readonly limit: number;
  /** Searches times instances beyond which nothing is run. */
  readonly mostRuns: number;
}

/** The run that goes on at the moment, and its nodes so far. */
export interface Running {
  readonly input: number;
  readonly search: number;
  readonly nodes: number;
}

/** What is told of a matrix, as it goes on. */
export type MatrixReply =
  /** The input has been read: these are the rows. */
  | { readonly type: 'STARTED'; readonly instances: readonly unknown[] }
  /** The cells finished since the last time. */
  | { readonly type: 'PROGRESS'; readonly cells: readonly Cell[]; readonly running: Running | null }
  | { readonly type: 'DONE' }
  | { readonly type: 'TOO_MANY'; readonly runs: number }
  | { readonly type: 'REFUSED'; readonly error: Pick<InputError, 'line' | 'column' | 'found' | 'expected'> }
  | { readonly type: 'FAILED'; readonly message: string };
