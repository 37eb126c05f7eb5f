/** Runs a matrix off the main thread: one a worker; whoever wants it to stop terminates the worker. */
import { type Cell, type Matrix, runMatrix } from '../matrix/run-matrix.ts';
import { InputError } from '../puzzles/input-error.ts';
import { puzzleById } from '../puzzles/registry.ts';
import type { MatrixReply, MatrixRequest, Running } from './matrix-protocol.ts';

/** Milliseconds between two reports: often enough for the eye, seldom enough for the page. */
const REPORT_EVERY = 100;

function post(reply: MatrixReply): void {
  self.postMessage(reply);
}

function run({ puzzle: id, source, searches, limit, mostRuns }: MatrixRequest): void {
  const puzzle = puzzleById(id);
  if (!puzzle) throw new Error(`no puzzle is called ${JSON.stringify(id)}`);
  const instances = 'text' in source ? puzzle.parse(source.text) : source.instances;
  const runs = instances.length * searches.length;
  if (runs > mostRuns) post({ type: 'TOO_MANY', runs });
  else report({ puzzle, instances, searches, limit });
}

function report(matrix: Matrix): void {
  post({ type: 'STARTED', instances: matrix.instances });
  let cells: Cell[] = [];
  let running: Running | null = null;
  let told = performance.now();
  for (const event of runMatrix(matrix, () => performance.now())) {
    if (event.kind === 'cell') cells.push(event.cell);
    else running = { input: event.input, search: event.search, nodes: event.nodes };
    if (performance.now() - told < REPORT_EVERY) continue;
    post({ type: 'PROGRESS', cells, running });
    told = performance.now();
    cells = [];
  }
  post({ type: 'PROGRESS', cells, running: null });
  post({ type: 'DONE' });
}

self.onmessage = ({ data }: MessageEvent<MatrixRequest>) => {
  try {
    run(data);
  } catch (error) {
    if (error instanceof InputError) {
      const { line, column, found, expected } = error;
      post({ type: 'REFUSED', error: { line, column, found, expected } });
    } else post({ type: 'FAILED', message: error instanceof Error ? error.message : String(error) });
  }
};
