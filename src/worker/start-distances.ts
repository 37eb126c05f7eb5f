import type { DistanceReply, DistanceRequest } from './distance-protocol.ts';
import { type Pulse, talkTo } from './talk-to.ts';

/** A worker that works out distances until it is stopped for good; nothing is told after that. */
export interface DistanceWorker {
  ask(request: DistanceRequest): void;
  stop(): void;
}

/** Starts one, which waits to be asked: then it is silent too. */
export function startDistances(tell: (reply: DistanceReply) => void, onpulse: (pulse: Pulse) => void): DistanceWorker {
  const { say, stop } = talkTo<DistanceReply>({
    start: () => new Worker(new URL('./distance.worker.ts', import.meta.url), { type: 'module' }),
    tell,
    onpulse,
  });
  return { ask: say, stop };
}
