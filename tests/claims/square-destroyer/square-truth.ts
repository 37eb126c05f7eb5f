/** What is true of a grid of sticks, from the rules alone: all squares listed, all sets of sticks tried. Sides up to 4. */
import type { SquareSettings } from '../../../src/puzzles/square-destroyer/settings.ts';
import type { CheapestTruth } from '../best-first-claims.ts';

interface PlainGrid {
  readonly n: number;
  readonly missing: readonly number[];
}

/** A square by its side and its upper left corner, with the sticks of its border. */
export interface PlainSquare {
  readonly side: number;
  readonly row: number;
  readonly column: number;
  readonly sticks: ReadonlySet<number>;
}

/** A position by the rules of a search: what is whole, which sticks may still go, and which are tried next. */
interface PlainPosition {
  readonly alive: readonly PlainSquare[];
  readonly allowed: ReadonlySet<number>;
  /** Null at a goal. */
  readonly square: PlainSquare | null;
  /** In the order of trying. */
  readonly tried: readonly number[];
}

export interface SquareTruth extends CheapestTruth {
  readonly settings: SquareSettings;
  /** All squares of the grid without its missing sticks, by side, row and column. */
  readonly whole: readonly PlainSquare[];
  /** The squares that are whole after these sticks are taken out, by side, row and column. */
  alive(removed: readonly number[]): PlainSquare[];
  /** The position that the search comes to by these moves. */
  at(moves: readonly number[]): PlainPosition;
  /** The fewest of these sticks that break all squares left; `Infinity` where they do not. All sticks where none are given. */
  fewest(removed: readonly number[], allowed?: Iterable<number>): number;
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

export function squareTruth({ n, missing }: PlainGrid, settings: SquareSettings): SquareTruth {
  const squares = squaresOf(n);
  const alive = (removed: readonly number[]) =>
    squares.filter(({ sticks }) => ![...missing, ...removed].some((stick) => sticks.has(stick)));
  const fewest = fewestIn(squares);
  const everyStick = Array.from({ length: 2 * n * (n + 1) }, (_, i) => i + 1);
  const at = positions(alive, settings);
  /** By the list of moves itself: a run asks of the same lists again and again. */
  const keys = new WeakMap<readonly number[], string>();
  const keyOf = (moves: readonly number[]) => {
    const before = keys.get(moves);
    if (before !== undefined) return before;
    const { alive: whole, allowed } = at(moves);
    const key = [...whole.map((each) => squares.indexOf(each)), '|', ...[...allowed].sort((a, b) => a - b)].join();
    keys.set(moves, key);
    return key;
  };
  const truth = {
    settings,
    whole: squares,
    alive,
    at,
    fewest: (removed: readonly number[], allowed: Iterable<number> = everyStick) =>
      fewest(alive(removed), new Set(allowed)),
    isGoal: (moves: readonly number[]) => alive(moves).length === 0,
    isSame: (one: readonly number[], other: readonly number[]) => keyOf(one) === keyOf(other),
  };
  return { ...truth, cheapest: truth.fewest([]) };
}

/** Some stick of the first whole square has to go: each is tried. Sets of squares are the bits of a number. */
function fewestIn(squares: readonly PlainSquare[]) {
  const known = new Map<string, Map<number, number>>();
  const broken = new Map<number, number>();
  for (const [i, { sticks }] of squares.entries())
    for (const stick of sticks) broken.set(stick, (broken.get(stick) ?? 0) + 2 ** i);

  const least = (left: number, allowed: ReadonlySet<number>, found: Map<number, number>): number => {
    if (left === 0) return 0;
    const before = found.get(left);
    if (before !== undefined) return before;
    const first = squares[31 - Math.clz32(left & -left)] as PlainSquare;
    const costs = [...first.sticks]
      .filter((stick) => allowed.has(stick))
      .map((stick) => least(left & ~(broken.get(stick) ?? 0), allowed, found));
    const cost = 1 + Math.min(...costs, Number.POSITIVE_INFINITY);
    found.set(left, cost);
    return cost;
  };
  return (alive: readonly PlainSquare[], allowed: ReadonlySet<number>): number => {
    const needed = [...new Set(alive.flatMap(({ sticks }) => [...sticks]))];
    const useful = new Set(needed.filter((stick) => allowed.has(stick)));
    // where every stick of a square may go, what is known of it holds wherever that is so
    const key = useful.size === needed.length ? 'all' : [...useful].sort((a, b) => a - b).join();
    const found = known.get(key) ?? new Map<number, number>();
    known.set(key, found);
    const whole = alive.reduce((sum, each) => sum + 2 ** squares.indexOf(each), 0);
    return least(whole, useful, found);
  };
}

/** The rules of the searches: what is kept, what is dominated, where they branch and in which order. */
function positions(
  alive: (removed: readonly number[]) => PlainSquare[],
  { sticks: order, square: rule, siblings, dominance }: SquareSettings,
): SquareTruth['at'] {
  const known = new Map<string, PlainPosition>();
  const uses = (stick: number, of: readonly PlainSquare[]) => of.filter(({ sticks }) => sticks.has(stick));
  const atStart = alive([]);

  const isDominated = (stick: number, allowed: ReadonlySet<number>, whole: readonly PlainSquare[]) => {
    const broken = uses(stick, whole);
    return [...allowed].some((other) => {
      const also = uses(other, whole);
      if (other === stick || !broken.every((each) => also.includes(each))) return false;
      return also.length > broken.length || other < stick;
    });
  };
  const needed = (allowed: ReadonlySet<number>, whole: readonly PlainSquare[]) =>
    new Set(
      [...allowed].filter(
        (stick) => uses(stick, whole).length > 0 && !(dominance === 'dominance' && isDominated(stick, allowed, whole)),
      ),
    );
  const rank = (stick: number, whole: readonly PlainSquare[]): number => {
    if (order === 'ascending') return 0;
    return -uses(stick, order === 'most-squares' ? atStart : whole).length;
  };
  const branch = (whole: readonly PlainSquare[], allowed: ReadonlySet<number>): PlainPosition => {
    const may = ({ sticks }: PlainSquare) => [...sticks].filter((stick) => allowed.has(stick));
    const [first] = whole;
    if (!first) return { alive: whole, allowed, square: null, tried: [] };
    const fewest = Math.min(...whole.map((each) => may(each).length));
    const square = rule === 'first-alive' ? first : (whole.find((each) => may(each).length === fewest) ?? first);
    const tried = may(square).sort((a, b) => rank(a, whole) - rank(b, whole) || a - b);
    return { alive: whole, allowed, square, tried };
  };
  const at = (moves: readonly number[]): PlainPosition => {
    const key = moves.join();
    const before = known.get(key);
    if (before) return before;
    const whole = alive(moves);
    const move = moves.at(-1);
    let allowed: ReadonlySet<number> = new Set(whole.flatMap(({ sticks }) => [...sticks]));
    if (move !== undefined) {
      const parent = at(moves.slice(0, -1));
      const earlier = siblings === 'exclusion' ? parent.tried.slice(0, parent.tried.indexOf(move)) : [];
      allowed = new Set([...parent.allowed].filter((stick) => stick !== move && !earlier.includes(stick)));
    }
    const position = branch(whole, needed(allowed, whole));
    known.set(key, position);
    return position;
  };
  return at;
}
