/** What a worker says whose script could not be loaded, or that broke. */
interface Failure {
  readonly type: 'FAILED';
  readonly message: string;
}

/** Gives a worker its request; returns how to stop it for good. Nothing is told after that. */
export function talkTo<Reply>(worker: Worker, request: unknown, tell: (reply: Reply | Failure) => void): () => void {
  worker.onmessage = ({ data }: MessageEvent<Reply>) => tell(data);
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ type: 'FAILED', message: event.message || 'the worker could not be loaded' });
  };
  worker.postMessage(request);
  return () => {
    worker.onmessage = worker.onerror = null;
    worker.terminate();
  };
}
