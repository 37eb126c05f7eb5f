/** The command line as a function of its arguments and the world handed in, so that tests can run it. */
import { helpText } from './help.ts';
import { readArguments, readJob, UsageError, type World } from './job.ts';
import { solve } from './solve.ts';
import { trace } from './trace.ts';

/** Runs a command; returns the exit status: 0, or 2 for a wrong use or a bad input. */
export function run(argv: readonly string[], world: World): number {
  try {
    const { values, positionals } = readArguments(argv);
    if (values.help || positionals.length === 0) {
      world.out(helpText());
      return 0;
    }
    const [command, id, file, ...rest] = positionals;
    if (command !== 'solve' && command !== 'trace')
      throw new UsageError(`found the command ${JSON.stringify(command)}, expected solve or trace`);
    if (rest.length > 0) throw new UsageError(`found ${JSON.stringify(rest[0])}, expected no more than one file`);
    const foreign = (command === 'solve' ? (['case', 'limit'] as const) : (['json'] as const)).find(
      (name) => values[name] !== undefined,
    );
    if (foreign) throw new UsageError(`found --${foreign}, which deepen ${command} does not take`);
    const job = readJob(id, file, values, world);
    if (command === 'solve') solve(job, world);
    else trace(job, world);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    world.err(`deepen: ${error.message}\n`);
    return 2;
  }
}
