import { readFileSync, readSync, writeSync } from 'node:fs';
import { run } from './run.ts';
import { fetchWords } from './words.ts';

const code = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** A pipe may be empty or full for the moment: waits a little. */
function waitABit(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

/** All of standard input, also from a pipe that does not block. */
function readInput(): Uint8Array {
  const pieces: Buffer[] = [];
  const piece = Buffer.alloc(1 << 16);
  for (;;) {
    try {
      const length = readSync(0, piece);
      if (length === 0) return Buffer.concat(pieces);
      pieces.push(Buffer.from(piece.subarray(0, length)));
    } catch (error) {
      if (code(error) === 'EOF') return Buffer.concat(pieces);
      if (code(error) !== 'EAGAIN') throw error;
      waitABit();
    }
  }
}

/** Writes all of the text at once, so that a long search notices when nobody reads any more: then it is done. */
function write(descriptor: 1 | 2, text: string): void {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(descriptor, bytes, at);
    } catch (error) {
      if (code(error) === 'EPIPE') process.exit(0);
      if (code(error) !== 'EAGAIN') {
        if (descriptor === 1) write(2, `deepen: cannot write: ${(error as Error).message}\n`);
        process.exit(1);
      }
      waitABit();
    }
  }
}

process.exitCode = run(process.argv.slice(2), {
  read: (file) => (file === undefined ? readInput() : readFileSync(file)),
  out: (text) => write(1, text),
  err: (text) => write(2, text),
  now: () => performance.now(),
  words: await fetchWords(),
});
