import type { RecordReply } from '../trace/recording/record-reply.ts';
import { type AnswerReply, type AnswerRequest, type RecordRequest, SEEN } from './protocol.ts';
import { type Pulse, talkTo } from './talk-to.ts';

type Reply<R> = R extends RecordRequest ? RecordReply : AnswerReply;

/**
 * Starts a worker on a request, or where there is none does the work here; returns how to stop it for good. Nothing is told after
 * that.
 */
export function startWorker<R extends RecordRequest | AnswerRequest>(
  request: R,
  tell: (reply: Reply<R>) => void,
  onpulse: (pulse: Pulse) => void,
): () => void {
  const { say, stop } = talkTo<Reply<R>>({
    start: () => new Worker(new URL('./recorder.worker.ts', import.meta.url), { type: 'module' }),
    tell: (reply, answer) => {
      tell(reply as Reply<R>);
      if (reply.type === 'CHUNK') answer(SEEN);
    },
    onpulse,
    without: () => workHere(request, (reply) => tell(reply as Reply<R>)),
  });
  say(request);
  return stop;
}

/** What does the work in the page is fetched when it is needed. */
function workHere(
  request: RecordRequest | AnswerRequest,
  tell: (reply: RecordReply | AnswerReply) => void,
): () => void {
  let isStopped = false;
  let stop = () => {};
  import('./work-here.ts').then(
    (here) => {
      if (!isStopped) stop = here.workHere(request, tell);
    },
    () => tell({ type: 'FAILED', message: '' }),
  );
  return () => {
    isStopped = true;
    stop();
  };
}
