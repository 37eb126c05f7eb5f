import { answerOf } from '../puzzles/answer.ts';
import { count } from '../trace/record.ts';
import type { Job } from './job.ts';
import type { World } from './world.ts';

/** Prints an answer for each case, or with `json` an object a line with what the search did for it. */
export function solve({ puzzle, instances, settings, json }: Job, world: World): void {
  for (const instance of instances) {
    const from = world.now();
    const result = count(puzzle.search(instance, settings, 'count'));
    const milliseconds = Math.round((world.now() - from) * 1000) / 1000;
    const answer = answerOf(puzzle, { instance, settings, result });
    if (!json) {
      world.out(`${answer}\n`);
      continue;
    }
    const iterations = result.iterations.map(({ bound, nodes, prunes }) => [bound, nodes, prunes]);
    const nodes = result.iterations.reduce((sum, iteration) => sum + iteration.nodes, 0);
    const held = Math.max(...result.iterations.map((iteration) => iteration.held));
    const { solution, outcome } = result;
    const line = { answer, solution, outcome, iterations, nodes, held, milliseconds };
    world.out(`${JSON.stringify(line)}\n`);
  }
}
