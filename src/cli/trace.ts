import { movesAfter, type Problem } from '../search/problem.ts';
import { eventsOf, type SearchEvent } from '../search/search-events.ts';
import { chosenCase, type Job, type World } from './job.ts';

/** Lines gathered before each write, so that a long trace is not a write a line. */
const BATCH = 256;

/** Prints the events of one case's search as JSON lines, at most `limit` of them. */
export function trace(job: Job, world: World): void {
  const { puzzle, settings, limit } = job;
  const instance = chosenCase(job);
  const enrich = enricher(puzzle.problem(instance, settings));
  let step = 0;
  let lines: string[] = [];
  for (const event of eventsOf(puzzle.search(instance, settings, 'events'))) {
    if (step === limit) break;
    lines.push(`${JSON.stringify({ step: step++, ...enrich(event) })}\n`);
    if (lines.length === BATCH) {
      world.out(lines.join(''));
      lines = [];
    }
  }
  world.out(lines.join(''));
}

/** Tells of a branch also which moves it will try, in order; for that it follows the path. */
function enricher(problem: Problem): (event: SearchEvent) => object {
  const path: number[] = [];
  return (event) => {
    if (event.kind === 'enter' && event.depth > 0) {
      path.length = event.depth - 1;
      path.push(event.move);
    }
    return event.kind === 'branch' ? { ...event, order: movesAfter(problem, path.slice(0, event.depth)) } : event;
  };
}
