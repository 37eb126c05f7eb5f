import type { AnswerReply, AnswerRequest, RecordReply, RecordRequest } from './protocol.ts';

type Reply<R> = R extends RecordRequest ? RecordReply : AnswerReply;

/** Starts a worker on a request; returns how to stop it for good. Nothing is told after that. */
export function startWorker<R extends RecordRequest | AnswerRequest>(
  request: R,
  tell: (reply: Reply<R>) => void,
): () => void {
  const worker = new Worker(new URL('./recorder.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Reply<R>>) => tell(data);
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ type: 'FAILED', message: event.message || 'the worker could not be loaded' } as Reply<R>);
  };
  worker.postMessage(request);
  return () => {
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
}
