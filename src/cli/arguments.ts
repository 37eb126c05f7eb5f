/** The words of a command line, and what each command takes of them. */
import { parseArgs } from 'node:util';

/** A wrong use of the command line, or a bad input; its message is for the user. */
export class UsageError extends Error {}

const options = {
  preset: { type: 'string' },
  json: { type: 'boolean' },
  case: { type: 'string' },
  limit: { type: 'string' },
  presets: { type: 'string' },
  vary: { type: 'string' },
  all: { type: 'boolean' },
  csv: { type: 'boolean' },
  cases: { type: 'string' },
  seed: { type: 'string' },
  small: { type: 'boolean' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** What is said after `--`, by the option's name. */
export type Values = ReturnType<typeof readArguments>['values'];

/** Throws UsageError on an option that does not exist, or is said twice. */
export function readArguments(argv: readonly string[]) {
  const read = parsed(argv);
  const said = read.tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
  const twice = said.find((name, i) => said.indexOf(name) < i);
  if (twice !== undefined) throw new UsageError(`found --${twice} more than once, expected it once`);
  return read;
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('\n')[0]?.replace(/\.$/, '')}. See deepen --help.`);
  }
}

/** A number from 1, or within a range, ends included. Throws UsageError. */
export function wholeNumber(option: string, text: string, [from, to] = [1, 999_999_999_999_999]): number {
  const value = /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new UsageError(`found ${option} ${JSON.stringify(text)}, expected a whole number from ${from} to ${to}`);
}
