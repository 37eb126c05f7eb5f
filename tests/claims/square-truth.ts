/** What is true of a grid of sticks, from the rules alone: all squares listed, all sets of sticks tried. */
import type { CheapestTruth } from './best-first-claims.ts';

interface PlainGrid {
  readonly n: number;
  readonly missing: readonly number[];
}

/** A square by its side and its upper left corner, with the sticks of its border. */
interface PlainSquare {
  readonly side: number;
  readonly row: number;
  readonly column: number;
  readonly sticks: ReadonlySet<number>;
}

export interface SquareTruth extends CheapestTruth {
  /** The squares that are whole after these sticks are taken out, by side, row and column. */
  alive(removed: readonly number[]): PlainSquare[];
  /** The fewest sticks, of those that `may` go, that break all squares left; `Infinity` where they do not. */
  fewest(removed: readonly number[], may?: (stick: number) => boolean): number;
}

/** The sticks of a square's border: row by row of the grid n horizontal ones, then n + 1 vertical ones, numbered from 1. */
function border(n: number, { side, row, column }: Omit<PlainSquare, 'sticks'>): Set<number> {
  const sticks = new Set<number>();
  const line = (r: number) => r * (2 * n + 1);
  for (let i = 0; i < side; i++) {
    sticks.add(line(row) + column + i + 1);
    sticks.add(line(row + side) + column + i + 1);
    sticks.add(line(row + i) + n + column + 1);
    sticks.add(line(row + i) + n + column + side + 1);
  }
  return sticks;
}

function squaresOf(n: number): PlainSquare[] {
  const squares: PlainSquare[] = [];
  for (let side = 1; side <= n; side++)
    for (let row = 0; row + side <= n; row++)
      for (let column = 0; column + side <= n; column++) {
        const corner = { side, row, column };
        squares.push({ ...corner, sticks: border(n, corner) });
      }
  return squares;
}

export function squareTruth({ n, missing }: PlainGrid): SquareTruth {
  const squares = squaresOf(n);
  const alive = (removed: readonly number[]) =>
    squares.filter(({ sticks }) => ![...missing, ...removed].some((stick) => sticks.has(stick)));
  const known = new Map<string, number>();

  /** Some stick of the first whole square has to go: each is tried. */
  const fewest = (left: readonly PlainSquare[], may: (stick: number) => boolean, key: string): number => {
    const [square] = left;
    if (!square) return 0;
    const at = `${key}|${left.map((each) => squares.indexOf(each)).join()}`;
    const before = known.get(at);
    if (before !== undefined) return before;
    const costs = [...square.sticks].filter(may).map((stick) =>
      fewest(
        left.filter(({ sticks }) => !sticks.has(stick)),
        may,
        key,
      ),
    );
    const least = 1 + Math.min(...costs, Number.POSITIVE_INFINITY);
    known.set(at, least);
    return least;
  };
  const everyStick = Array.from({ length: 2 * n * (n + 1) }, (_, i) => i + 1);
  const truth = {
    alive,
    fewest: (removed: readonly number[], may: (stick: number) => boolean = () => true) =>
      fewest(alive(removed), may, everyStick.filter(may).join()),
    isGoal: (moves: readonly number[]) => alive(moves).length === 0,
    isSame: (one: readonly number[], other: readonly number[]) =>
      alive(one)
        .map((each) => squares.indexOf(each))
        .join() ===
      alive(other)
        .map((each) => squares.indexOf(each))
        .join(),
  };
  return { ...truth, cheapest: truth.fewest([]) };
}
