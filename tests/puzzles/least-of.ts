import type { Square } from '../../src/puzzles/square-destroyer/grid.ts';

/** The fewest of these sticks that break all these squares, by trying them all; infinite if they cannot. */
export function leastOf(squares: readonly Square[], allowed: readonly number[]): number {
  const [square] = squares;
  if (!square) return 0;
  const sticks = square.sticks.filter((stick) => allowed.includes(stick));
  return (
    1 +
    Math.min(
      ...sticks.map((stick) =>
        leastOf(
          squares.filter((s) => !s.sticks.includes(stick)),
          allowed,
        ),
      ),
    )
  );
}
