/** Does in the page what a worker would do, where there is none: a little at a time, so that the page goes on. */
import type { Puzzle } from '../puzzles/puzzle.ts';
import { puzzleById } from '../puzzles/registry.ts';
import { type WorkerReply, type WorkerRequest, workOn } from './work-on.ts';

/** Milliseconds that the page can spare at once. */
const SLICE = 16;

/** Starts it; returns how to stop it for good. */
export function workHere(request: WorkerRequest, tell: (reply: WorkerReply) => void): () => void {
  let isStopped = false;
  const work = async () => {
    let from = performance.now();
    for await (const reply of workOn(request, puzzleOf)) {
      if (isStopped) return;
      if (reply) tell(reply);
      if (performance.now() - from < SLICE) continue;
      await new Promise((resolve) => setTimeout(resolve));
      if (isStopped) return;
      from = performance.now();
    }
  };
  void work();
  return () => {
    isStopped = true;
  };
}

function puzzleOf(id: string): Puzzle {
  const puzzle = puzzleById(id);
  if (!puzzle) throw new Error(`no puzzle is called ${JSON.stringify(id)}`);
  return puzzle;
}
