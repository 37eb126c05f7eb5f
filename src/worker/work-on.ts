import type { RecordReply } from '../trace/recording/record-reply.ts';
import type { PuzzleOf } from './answering.ts';
import type { AnswerReply, AnswerRequest, RecordRequest } from './protocol.ts';
import { recording } from './recording.ts';

export type WorkerRequest = RecordRequest | AnswerRequest;
export type WorkerReply = RecordReply | AnswerReply;

/** Does what is asked for; what breaks on the way is told too. Null is nothing to tell: see `recording`. */
export async function* workOn(
  request: WorkerRequest,
  puzzleOf: PuzzleOf,
): AsyncGenerator<WorkerReply | null, void, void> {
  try {
    if (request.type === 'record') yield* recording(request, await puzzleOf(request.puzzle));
    else yield* (await import('./answering.ts')).answering(request, puzzleOf);
  } catch (error) {
    yield { type: 'FAILED', message: error instanceof Error ? error.message : String(error) };
  }
}
