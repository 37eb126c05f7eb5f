import { readFileSync } from 'node:fs';
import { run } from './run.ts';

/** Writes to a pipe that nobody reads any more are no error of ours. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = run(process.argv.slice(2), {
  read: (file) => readFileSync(file ?? 0, 'utf8'),
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  now: () => performance.now(),
});
