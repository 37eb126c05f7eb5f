import { InputError } from '../../src/puzzles/input-error.ts';

/** The InputError that reading throws; fails if it throws none. */
export function errorOf(read: () => unknown): InputError {
  try {
    read();
  } catch (error) {
    if (error instanceof InputError) return error;
  }
  throw new Error('no InputError was thrown');
}
