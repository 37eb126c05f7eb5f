/** Runs searches off the main thread: one request a worker; whoever wants it to stop terminates the worker. */
import { answerOf } from '../puzzles/answer.ts';
import { fetchPuzzle } from '../puzzles/fetch-puzzle.ts';
import { InputError } from '../puzzles/input-error.ts';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { puzzleIds } from '../puzzles/puzzle-id.ts';
import type { Chunk } from '../search/search-events.ts';
import { count, recordChunks } from '../trace/record.ts';
import type { RecordReply } from '../trace/record-reply.ts';
import { Gate } from './gate.ts';
import { type AnswerReply, type AnswerRequest, type RecordRequest, SEEN } from './protocol.ts';

type WorkerRequest = RecordRequest | AnswerRequest;

/** Milliseconds between two reports: often enough for the eye, seldom enough for the page. */
const REPORT_EVERY = 100;

function post(reply: RecordReply | AnswerReply, transfer: Transferable[] = []): void {
  self.postMessage(reply, { transfer });
}

function buffers({ kind, depth, value }: Chunk): Transferable[] {
  return [kind.buffer, depth.buffer, value.buffer];
}

/** Chunks on their way to the page: so many that it never waits for one, so few that it answers while they come. */
const gate = new Gate(4);

async function record(request: RecordRequest): Promise<void> {
  const puzzle = await fetchPuzzle(request.puzzle);
  const { instance, settings, budget } = request;
  const from = performance.now();
  const chunks = recordChunks(puzzle.search(instance, settings, 'events'), budget, ({ done, of, built }) =>
    post({ type: 'PREPARE', prepared: { done, of, built, milliseconds: performance.now() - from } }),
  );
  for (let next = chunks.next(); ; next = chunks.next()) {
    if (!next.done) {
      post({ type: 'CHUNK', chunk: next.value }, buffers(next.value));
      await gate.pass();
      continue;
    }
    post({ type: 'DONE', result: next.value ?? countOn(request, puzzle) });
    return;
  }
}

/** The exact counts of a run that was too long to record, from its beginning, telling how far it has got. */
function countOn({ instance, settings }: RecordRequest, puzzle: Puzzle) {
  post({ type: 'COUNT', iterations: [] });
  let told = performance.now();
  return count(puzzle.search(instance, settings, 'count'), (event) => {
    if (event.kind !== 'pulse' || performance.now() - told < REPORT_EVERY) return;
    told = performance.now();
    post({ type: 'COUNT', iterations: event.iterations });
  });
}

async function answer(request: AnswerRequest): Promise<void> {
  const puzzle = await fetchPuzzle(request.puzzle);
  const { settings, text } = request;
  const instances = puzzle.parse(text);
  post({ type: 'INSTANCES', instances });
  let answers: string[] = [];
  let from = 0;
  let told = performance.now();
  for (const [i, instance] of instances.entries()) {
    const result = count(puzzle.search(instance, settings, 'count'));
    answers.push(`${answerOf(puzzle, { instance, settings, result })}`);
    if (performance.now() - told < REPORT_EVERY) continue;
    post({ type: 'ANSWERS', from, answers });
    told = performance.now();
    answers = [];
    from = i + 1;
  }
  post({ type: 'ANSWERS', from, answers });
  post({ type: 'ANSWERED' });
}

/** The first puzzle that can read a text and finds a case in it. */
async function puzzleThatReads(text: string): Promise<string | null> {
  for (const id of puzzleIds) {
    try {
      if ((await fetchPuzzle(id)).parse(text).length > 0) return id;
    } catch {
      // not this one
    }
  }
  return null;
}

async function run(request: WorkerRequest): Promise<void> {
  try {
    if (request.type === 'record') await record(request);
    else await answer(request);
  } catch (error) {
    if (error instanceof InputError) {
      const { line, column, found, expected } = error;
      const fits = request.type === 'answer' ? await puzzleThatReads(request.text) : null;
      post({ type: 'REFUSED', fits, error: { line, column, found, expected } });
    } else post({ type: 'FAILED', message: error instanceof Error ? error.message : String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest | typeof SEEN>) => {
  if (data === SEEN) gate.seen();
  else void run(data);
};
