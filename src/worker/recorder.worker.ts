/** Runs searches off the main thread: one request a worker; whoever wants it to stop terminates the worker. */
import { fetchPuzzle } from '../puzzles/fetch-puzzle.ts';
import { Gate } from './gate.ts';
import { SEEN } from './protocol.ts';
import { type WorkerReply, type WorkerRequest, workOn } from './work-on.ts';

function post(reply: WorkerReply, transfer: Transferable[] = []): void {
  self.postMessage(reply, { transfer });
}

/** Chunks on their way to the page: so many that it never waits for one, so few that it answers while they come. */
const gate = new Gate(4);

async function run(request: WorkerRequest): Promise<void> {
  for await (const reply of workOn(request, fetchPuzzle)) {
    if (reply?.type === 'CHUNK') {
      const { kind, depth, value } = reply.chunk;
      post(reply, [kind.buffer, depth.buffer, value.buffer]);
      await gate.pass();
    } else if (reply) post(reply);
  }
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest | typeof SEEN>) => {
  if (data === SEEN) gate.seen();
  else void run(data);
};
