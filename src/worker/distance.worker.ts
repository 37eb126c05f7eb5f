/** Works out true distances off the main thread, some at a time, so that it hears what it is asked meanwhile. */
import { puzzleById } from '../puzzles/registry.ts';
import { type Distance, distanceOf } from '../search/distance.ts';
import type { DistanceReply, DistanceRequest } from './distance-protocol.ts';

/** Milliseconds between two reports. */
const REPORT_EVERY = 60;

/** What is still to be done, the most urgent first. */
let queue: (() => readonly [number, Distance])[] = [];

function post(reply: DistanceReply): void {
  self.postMessage(reply);
}

function work(): void {
  const from = performance.now();
  const found: (readonly [number, Distance])[] = [];
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      found.push(next());
      if (performance.now() - from > REPORT_EVERY) break;
    }
    post({ type: 'DISTANCES', found });
  } catch (error) {
    queue = [];
    post({ type: 'FAILED', message: error instanceof Error ? error.message : String(error) });
  }
  if (queue.length > 0) setTimeout(work);
}

self.onmessage = ({ data: { puzzle: id, instance, settings, nodes, limit } }: MessageEvent<DistanceRequest>) => {
  const isIdle = queue.length === 0;
  const asked = nodes.map(({ node, moves }) => (): readonly [number, Distance] => {
    const problem = puzzleById(id)?.remainder?.(instance, settings, moves);
    if (!problem) throw new Error(`${id} has no distances under these settings`);
    return [node, distanceOf(problem, limit)];
  });
  queue = [...asked, ...queue];
  if (isIdle) setTimeout(work);
};
