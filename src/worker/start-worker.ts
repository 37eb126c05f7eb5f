import type { RecordReply } from '../trace/record-reply.ts';
import { type AnswerReply, type AnswerRequest, type RecordRequest, SEEN } from './protocol.ts';
import { talkTo } from './talk-to.ts';

type Reply<R> = R extends RecordRequest ? RecordReply : AnswerReply;

/** Starts a worker on a request; returns how to stop it for good. Nothing is told after that. */
export function startWorker<R extends RecordRequest | AnswerRequest>(
  request: R,
  tell: (reply: Reply<R>) => void,
): () => void {
  const worker = new Worker(new URL('./recorder.worker.ts', import.meta.url), { type: 'module' });
  return talkTo<Reply<R>>(worker, request, (reply) => {
    tell(reply as Reply<R>);
    if (reply.type === 'CHUNK') worker.postMessage(SEEN);
  });
}
