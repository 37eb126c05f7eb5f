/** A matrix that is run off the main thread, and the table as far as it is there; a new question stops the one before it. */
import { strays } from '../../matrix/judge.ts';
import type { Cell, Matrix } from '../../matrix/run-matrix.ts';
import { type Total, withRow } from '../../matrix/totals.ts';
import { InputError } from '../../puzzles/input-error.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Settings } from '../../puzzles/settings.ts';
import type { MatrixReply, MatrixRequest, Running } from '../../worker/matrix-protocol.ts';
import { startMatrix } from '../../worker/start-matrix.ts';
import type { Pulse } from '../../worker/talk-to.ts';

/** Cells that a page can hold and show. */
export const MOST_RUNS = 20_000;

/** What is run: one question. */
interface Question {
  readonly puzzle: Puzzle;
  readonly source: MatrixRequest['source'];
  readonly searches: readonly Settings[];
  readonly limit: number;
}

/** The table as far as it is there. A row has as many cells as searches have been through it, in their order. */
export interface MatrixRows {
  readonly matrix: Matrix;
  readonly rows: readonly (readonly Cell[])[];
  /** How many cells there are. */
  readonly done: number;
  /** How many rows all searches have been through: the first ones. */
  readonly whole: number;
  /** Of those rows; searches compare only where all of them have run. */
  readonly totals: readonly Total[];
  /** Those of them, from 1, where the answers differ. */
  readonly disagreed: readonly number[];
}

export class MatrixRun {
  /** What was found last: it stays until another input has been read. */
  found: MatrixRows | null = $state.raw(null);
  running: Running | null = $state.raw(null);
  isRunning = $state(false);
  /** How the worker is at it. */
  pulse: Pulse = $state('heard');
  error: InputError | null = $state.raw(null);
  failure: string | null = $state.raw(null);
  /** How many runs were asked for, where they are too many. */
  tooMany: number | null = $state(null);
  #stop: () => void = () => {};

  ask(question: Question): void {
    this.stop();
    this.error = this.failure = this.tooMany = null;
    this.isRunning = true;
    const { puzzle, ...rest } = question;
    const request = { puzzle: puzzle.id, ...rest, mostRuns: MOST_RUNS };
    this.pulse = 'heard';
    const onpulse = (pulse: Pulse) => {
      this.pulse = pulse;
    };
    this.#stop = startMatrix(request, (reply) => this.#take(question, reply), onpulse);
  }

  stop(): void {
    this.#stop();
    this.isRunning = false;
    this.running = null;
  }

  #take({ puzzle, searches, limit }: Question, reply: MatrixReply): void {
    switch (reply.type) {
      case 'STARTED':
        this.found = {
          matrix: { puzzle, instances: reply.instances, searches, limit },
          ...{ rows: [], done: 0, whole: 0, totals: [], disagreed: [] },
        };
        return;
      case 'PROGRESS':
        if (this.found) this.found = withCells(this.found, reply.cells);
        this.running = reply.running;
        return;
      case 'TOO_MANY':
        this.tooMany = reply.runs;
        break;
      case 'REFUSED': {
        const { line, column, found, expected } = reply.error;
        this.error = new InputError(line, column, found, expected);
        break;
      }
      case 'FAILED':
        this.failure = reply.message;
        break;
      case 'DONE':
    }
    this.stop();
  }
}

/** What is known of whole rows is kept up row by row: there may be thousands, and cells come ten times a second. */
function withCells(found: MatrixRows, cells: readonly Cell[]): MatrixRows {
  const rows = [...found.rows];
  const disagreed = [...found.disagreed];
  let { whole, totals } = found;
  for (const cell of cells) {
    const row = [...(rows[cell.input] ?? []), cell];
    rows[cell.input] = row;
    if (row.length < found.matrix.searches.length) continue;
    totals = withRow(totals, row);
    if (strays(row).length > 0) disagreed.push(cell.input + 1);
    whole++;
  }
  return { ...found, rows, done: found.done + cells.length, whole, totals, disagreed };
}
