import { expect, test } from 'vitest';
import { puzzles } from '../../src/puzzles/registry.ts';
import { errorOf } from './error-of.ts';

const MANY = 110_000_000;

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle] as const))(
  '7.4: %s reads through 110 MB of line ends, and takes nothing apart',
  (_, puzzle) => {
    const { line, column, found } = errorOf(() => puzzle.parse(`1${'\n'.repeat(MANY)}x`));
    expect({ line, column, found }).toEqual({ line: MANY + 1, column: 1, found: 'x' });
  },
);
