import type { MatrixReply, MatrixRequest } from './matrix-protocol.ts';
import { talkTo } from './talk-to.ts';

/** Starts a worker on a matrix; returns how to stop it for good. Nothing is told after that. */
export function startMatrix(request: MatrixRequest, tell: (reply: MatrixReply) => void): () => void {
  const worker = new Worker(new URL('./matrix.worker.ts', import.meta.url), { type: 'module' });
  return talkTo<MatrixReply>(worker, request, tell);
}
