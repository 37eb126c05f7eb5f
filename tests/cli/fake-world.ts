import { run } from '../../src/cli/run.ts';
import { fetchWords } from '../../src/cli/words.ts';

const words = await fetchWords();

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line on a standard input and files in memory; each look at the clock is 1.5 milliseconds later. */
export function runWith(
  argv: readonly string[],
  stdin: string | Uint8Array = '',
  files: Readonly<Record<string, string>> = {},
): Ran {
  let out = '';
  let err = '';
  let now = 0;
  const status = run(argv, {
    read(file) {
      const text = file === undefined ? stdin : files[file];
      if (text === undefined) throw new Error(`no such file: ${file}`);
      return typeof text === 'string' ? new TextEncoder().encode(text) : text;
    },
    out(text) {
      out += text;
    },
    err(text) {
      err += text;
    },
    now() {
      now += 1.5;
      return now;
    },
    words,
  });
  return { status, out, err };
}

/** The JSON values of a text that has one a line. */
export function jsonLines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}
