/** Programs that run beside the tests, and are gone after them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';

/** Milliseconds that a page may take for anything. */
const LONGEST = 30_000;
/** Milliseconds that a program may take to start on a busy machine. */
export const STARTING = 90_000;
const EVERY = 50;

/** The first of these files that is there. */
export const firstOf = (...paths: string[]): string | undefined => paths.find((path) => existsSync(path));

/** Asks until there is an answer that is not undefined; fails after a while. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  longest = LONGEST,
): Promise<T> {
  const last = Date.now() + longest;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > last) throw new Error(`no ${what} after ${longest / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
}

/** Starts a program and hands on every line that it says. */
export function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv, hear: (line: string) => void) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  // not even where the tests break off does it stay
  process.once('exit', () => child.kill('SIGKILL'));
  child.on('error', (error) => hear(`${program}: ${error}`));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => {
      for (const line of `${data}`.split('\n')) if (line.trim() !== '') hear(line);
    });
  return child;
}

/** Ends a program, and waits until it has gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await gone;
  clearTimeout(late);
}
