/** The command line as a function of its arguments and the world handed in, so that tests can run it. */
import { shortened } from '../messages/workbench/input-facts.ts';
import { readArguments, UsageError, type Values } from './arguments.ts';
import { compare } from './compare.ts';
import { readMatrix } from './compare-job.ts';
import { helpText } from './help.ts';
import { readJob } from './job.ts';
import { random } from './random.ts';
import { solve } from './solve.ts';
import { trace } from './trace.ts';
import type { World } from './world.ts';

/** Characters of a message. */
const LONGEST = 2000;

/** The options that each command takes. */
const commands: Readonly<Record<string, readonly (keyof Values)[]>> = {
  solve: ['preset', 'json'],
  trace: ['preset', 'case', 'limit'],
  compare: ['presets', 'vary', 'all', 'limit', 'csv'],
  random: ['cases', 'seed', 'small'],
};

/** Runs a command; returns the exit status: 0, 2 for a wrong use or a bad input, or 1 if searches compared disagree. */
export function run(argv: readonly string[], world: World): number {
  try {
    const { values, positionals } = readArguments(argv);
    if (values.help || positionals.length === 0) {
      world.out(helpText());
      return 0;
    }
    const [command = '', id, file, ...rest] = positionals;
    const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!known)
      throw new UsageError(`found the command ${JSON.stringify(command)}, expected solve, trace, compare or random`);
    if (rest.length > 0) throw new UsageError(`found ${JSON.stringify(rest[0])}, expected no more than one file`);
    const foreign = Object.keys(values).find((name) => name !== 'help' && !known.includes(name as keyof Values));
    if (foreign) throw new UsageError(`found --${foreign}, which deepen ${command} does not take`);
    if (command === 'compare')
      return compare(readMatrix(id, file, values, world), world, values.csv ? 'csv' : 'text') ? 0 : 1;
    if (command === 'random') {
      random(id, file, values, world);
      return 0;
    }
    const job = readJob(id, file, values, world);
    if (command === 'solve') solve(job, world);
    else trace(job, world);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    // words of the command line, names of files and tokens of inputs stand in it
    world.err(`deepen: ${shortened(error.message, LONGEST)}\n`);
    return 2;
  }
}
