import type { MatrixReply, MatrixRequest } from './matrix-protocol.ts';
import { type Pulse, talkTo } from './talk-to.ts';

/** Starts a worker on a matrix; returns how to stop it for good. Nothing is told after that. */
export function startMatrix(
  request: MatrixRequest,
  tell: (reply: MatrixReply) => void,
  onpulse: (pulse: Pulse) => void,
): () => void {
  const { say, stop } = talkTo<MatrixReply>({
    start: () => new Worker(new URL('./matrix.worker.ts', import.meta.url), { type: 'module' }),
    tell,
    onpulse,
  });
  say(request);
  return stop;
}
