import { expect, test } from 'vitest';
import { booksort } from '../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../src/puzzles/booksort/settings.ts';
import { rotationGame } from '../../src/puzzles/rotation-game/index.ts';
import { boardAfter } from '../../src/puzzles/rotation-game/moves.ts';
import { rotationPresets } from '../../src/puzzles/rotation-game/settings.ts';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { makeGrid } from '../../src/puzzles/square-destroyer/notation.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { count } from '../../src/trace/record.ts';
import { isSolved } from './rotation-game/rotation-solved.ts';
import { squareCases } from './square-destroyer/square-cases.ts';

/** All orders of 1..n. */
function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, at) => [...order.slice(0, at), n, ...order.slice(at)]),
  );
}

test('A* answers every Booksort of up to five books as IDA* does', () => {
  for (const n of [1, 2, 3, 4, 5])
    for (const books of orders(n)) {
      const answers = [bookPresets.guide, bookPresets.astar].map((preset) =>
        booksort.answer({ books }, count(booksort.search({ books }, preset, 'count'))),
      );
      expect(answers[1], books.join(' ')).toBe(answers[0]);
    }
});

test('beyond four moves A* answers `5 or more` too', () => {
  const instance = booksort.examples.find(({ name }) => name === 'five-or-more')?.instance;
  if (!instance) throw new Error('there is such an example');
  const result = count(booksort.search(instance, bookPresets.astar, 'count'));
  expect(result.outcome).toBe('bounded');
  expect(booksort.answer(instance, result)).toBe('5 or more');
});

test('A* solves boards of the Rotation Game in as few moves as IDA*', () => {
  for (let seed = 0; seed < 12; seed++) {
    const board = rotationGame.random(seed);
    const best = count(rotationGame.search(board, rotationPresets.pattern, 'count'));
    if ((best.solution?.length ?? 0) > 7) continue;
    const { solution, iterations } = count(rotationGame.search(board, rotationPresets.astar, 'count'));
    expect(solution).toHaveLength(best.solution?.length ?? -1);
    expect(isSolved(boardAfter(board, solution ?? []))).toBe(true);
    expect(iterations.at(-1)?.held).toBeGreaterThan(best.solution?.length ?? 0);
  }
});

test('A* answers Square Destroyer as IDA* does, on all cases up to n = 3 and some of n = 4', () => {
  for (const { n, missing, answer } of squareCases) {
    if (n > 4 || (n === 4 && missing.length < 8)) continue;
    const grid = makeGrid(n, missing);
    const result = count(squareDestroyer.search(grid, squarePresets.astar, 'count'));
    expect(squareDestroyer.answer(grid, result), `n = ${n} without ${missing}`).toBe(answer);
  }
});
