import type { NodePath } from '../puzzles/puzzle.ts';
import { eventsOf } from '../search/events-of.ts';
import type { SearchEvent } from '../search/search-events.ts';
import { chosenCase, type Job } from './job.ts';
import type { World } from './world.ts';

/** Lines gathered before each write, so that a long trace is not a write a line. */
const BATCH = 256;

/** Prints the events of one case's search as JSON lines, at most `limit` of them. */
export function trace(job: Job, world: World): void {
  const { puzzle, settings, limit } = job;
  const instance = chosenCase(job);
  const enrich = enricher((path) => puzzle.branching(instance, settings, path).moves);
  let step = 0;
  let lines: string[] = [];
  for (const event of eventsOf(puzzle.search(instance, settings, 'events'))) {
    if (step === limit) break;
    if (event.kind === 'prepare') continue;
    lines.push(`${JSON.stringify({ step: step++, ...enrich(event) })}\n`);
    if (lines.length === BATCH) {
      world.out(lines.join(''));
      lines = [];
    }
  }
  world.out(lines.join(''));
}

/** Tells of a branch also which moves it will try, in order; for that it follows the path. */
function enricher(movesOf: (path: NodePath) => readonly number[]): (event: SearchEvent) => object {
  let path: NodePath = { root: 0, moves: [] };
  let nodes = 0;
  /** Where the nodes are that a search keeps for later. */
  const kept = new Map<number, NodePath>();
  return (event) => {
    if (event.kind === 'enter') {
      const roots = event.depth === 0 && kept.size > 0 ? 1 : 0;
      path =
        event.depth === 0
          ? { root: roots, moves: [] }
          : { ...path, moves: [...path.moves.slice(0, event.depth - 1), event.move] };
      nodes++;
    }
    if (event.kind === 'keep' || event.kind === 'replace') kept.set(nodes - 1, path);
    if (event.kind === 'expand') path = kept.get(event.node) ?? path;
    if (event.kind !== 'branch') return event;
    return { ...event, order: movesOf({ ...path, moves: path.moves.slice(0, event.depth) }) };
  };
}
