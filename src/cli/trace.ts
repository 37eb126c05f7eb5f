import { chosenCase, type Job, type World } from './job.ts';

/** Lines gathered before each write, so that a long trace is not a write a line. */
const BATCH = 1024;

/** Prints the events of one case's search as JSON lines, at most `limit` of them. */
export function trace(job: Job, world: World): void {
  const { puzzle, settings, limit } = job;
  let step = 0;
  let lines: string[] = [];
  for (const event of puzzle.search(chosenCase(job), settings, 'events')) {
    if (step === limit) break;
    lines.push(`${JSON.stringify({ step: step++, ...event })}\n`);
    if (lines.length === BATCH) {
      world.out(lines.join(''));
      lines = [];
    }
  }
  world.out(lines.join(''));
}
