/**
 * A matrix: some searches, each run on each of some inputs. Every run is the plain count of the search, to its end or to a limit
 * of nodes, and gives a cell of the table; a short one is run again for its time. Rows, which are inputs, are finished one after the
 * other.
 */
import { answerOf } from '../puzzles/answer.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import type { Settings } from '../puzzles/settings.ts';
import {
  type Iteration,
  isNotice,
  type Notice,
  type Outcome,
  type Search,
  type SearchResult,
} from '../search/search-events.ts';
import { repeatedTimes, type Times, timesOf } from './times.ts';

/** Which searches are run on which inputs. */
export interface Matrix {
  readonly puzzle: Puzzle;
  /** The rows. */
  readonly instances: readonly unknown[];
  /** The columns. */
  readonly searches: readonly Settings[];
  /**
   * Nodes after which a run is stopped. A search tells its nodes only now and then, so a run may go some hundred
   * thousand nodes further, and one that is over before is counted to its end.
   */
  readonly limit: number;
}

/** One run: what it counted, and what it answered if it came to its end. */
export interface Cell {
  /** Index of the row. */
  readonly input: number;
  /** Index of the column. */
  readonly search: number;
  readonly nodes: number;
  /** Nodes given up at once: see `Iteration`. */
  readonly prunes: number;
  /** The most positions held in memory at once. */
  readonly held: number;
  /** `stopped` at the limit: then nothing is known but that the search takes at least so many nodes. */
  readonly outcome: Outcome | 'stopped';
  /** What the contest wants to see; empty if stopped. */
  readonly answer: string;
  /** Of the search alone, without what it builds before it begins and what is done with its news meanwhile. */
  readonly time: Times;
}

/** What a run of a matrix tells. */
export type MatrixEvent =
  /** Told at the beginning of a run and now and then while it goes on. */
  | { readonly kind: 'running'; readonly input: number; readonly search: number; readonly nodes: number }
  | { readonly kind: 'cell'; readonly cell: Cell };

/** Runs a matrix, row by row. `now` tells milliseconds from some moment on. */
export function* runMatrix(matrix: Matrix, now: () => number): Generator<MatrixEvent, void, void> {
  for (const input of matrix.instances.keys())
    for (const search of matrix.searches.keys()) yield* runCell(matrix, input, search, now);
}

function* runCell(matrix: Matrix, input: number, search: number, now: () => number): Generator<MatrixEvent> {
  const { puzzle, limit } = matrix;
  const instance = matrix.instances[input];
  const settings = matrix.searches[search] as Settings;
  const begin = () => puzzle.search(instance, settings, 'count');
  const cell = (iterations: readonly Iteration[], result: SearchResult | null): MatrixEvent => ({
    kind: 'cell',
    cell: {
      input,
      search,
      ...countsOf(iterations),
      outcome: result?.outcome ?? 'stopped',
      answer: result ? `${answerOf(puzzle, { instance, settings, result })}` : '',
      time: result ? repeatedTimes(spent, () => timeOf(begin(), now)) : timesOf([spent]),
    },
  });
  yield { kind: 'running', input, search, nodes: 0 };
  const run = begin();
  let spent = 0;
  for (;;) {
    const from = now();
    const next = untilNotice(run);
    spent += now() - from;
    if (next.done) {
      yield cell(next.value.iterations, next.value);
      return;
    }
    const said = next.value;
    const iterations = said.kind === 'pulse' ? said.iterations : [];
    const { nodes } = countsOf(iterations);
    if (nodes >= limit) {
      yield cell(iterations, null);
      return;
    }
    yield { kind: 'running', input, search, nodes };
    if (said.kind === 'prepare') spent = 0;
  }
}

/** Milliseconds of a run, which is as one before it. */
function timeOf(run: Search, now: () => number): number {
  let spent = 0;
  for (;;) {
    const from = now();
    const next = untilNotice(run);
    spent += now() - from;
    if (next.done) return spent;
    if (next.value.kind === 'prepare') spent = 0;
  }
}

function untilNotice(run: Search): IteratorResult<Notice, SearchResult> {
  for (;;) {
    const next = run.next();
    if (next.done) return next;
    if (isNotice(next.value)) return { done: false, value: next.value };
  }
}

function countsOf(iterations: readonly Iteration[]): { nodes: number; prunes: number; held: number } {
  const counts = { nodes: 0, prunes: 0, held: 0 };
  for (const { nodes, prunes, held } of iterations) {
    counts.nodes += nodes;
    counts.prunes += prunes;
    counts.held = Math.max(counts.held, held);
  }
  return counts;
}
