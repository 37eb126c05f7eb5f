import type { DistanceReply, DistanceRequest } from './distance-protocol.ts';

/** A worker that works out distances until it is stopped for good; nothing is told after that. */
export interface DistanceWorker {
  ask(request: DistanceRequest): void;
  stop(): void;
}

/** Starts one, which waits to be asked. */
export function startDistances(tell: (reply: DistanceReply) => void): DistanceWorker {
  const worker = new Worker(new URL('./distance.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<DistanceReply>) => tell(data);
  worker.onerror = (event) => {
    event.preventDefault();
    tell({ type: 'FAILED', message: event.message || 'the worker could not be loaded' });
  };
  return {
    ask: (request) => worker.postMessage(request),
    stop() {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    },
  };
}
