import type { Words } from './words.ts';

/** What a command has to do with: files, output, a clock and words for what a file should have had, handed in so that tests can run it. */
export interface World {
  /** The bytes of a file, or of standard input. Throws if it cannot be read. */
  read(file: string | undefined): Uint8Array;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds from some moment on. */
  now(): number;
  readonly words: Words;
}
