import { readFileSync } from 'node:fs';

export interface SquareCase {
  readonly id: string;
  readonly n: number;
  readonly missing: readonly number[];
  readonly answer: number;
  readonly surviving_squares: number;
  readonly greedy_lb: number;
  /** A least set of sticks to remove. */
  readonly witness: readonly number[];
}

/** Contest inputs with answers from an independent program. */
export const squareCases: readonly SquareCase[] = readFileSync('tests/cases/square-destroyer.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
