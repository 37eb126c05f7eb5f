/** What a command has to do with: files, output and a clock, handed in so that tests can run it. */
export interface World {
  /** The text of a file, or of standard input. Throws if it cannot be read. */
  read(file: string | undefined): string;
  out(text: string): void;
  err(text: string): void;
  /** Milliseconds from some moment on. */
  now(): number;
}
