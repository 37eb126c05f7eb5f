/** What Square Destroyer claims of its estimates, held against all squares and all sets of sticks. */
import type { EstimateFacts, ScanFacts, SquareName } from '../../../src/messages/puzzles/square-destroyer/facts.ts';
import type { Place, Verdict } from '../claims.ts';
import type { NaiveNode } from '../naive-run.ts';
import type { PlainSquare, SquareTruth } from './square-truth.ts';

export type SquarePlace = Place<SquareTruth>;

export const movesAt = ({ node }: SquarePlace): readonly number[] => node?.moves ?? [];
export const isNamed = (name: SquareName, { side, row, column }: PlainSquare): boolean =>
  name.side === side && name.row === row && name.column === column;

/** The squares named, of those that are whole; fewer than the names where some is not whole. */
export function wholeOf(whole: readonly PlainSquare[], names: readonly SquareName[]): PlainSquare[] {
  return names.flatMap((name) => whole.filter((each) => isNamed(name, each)));
}

const shareNone = (squares: readonly PlainSquare[], sticks: ReadonlySet<number>) =>
  [...sticks].every((stick) => squares.filter((each) => each.sticks.has(stick)).length <= 1);
const everyStick = (squares: readonly PlainSquare[]) => new Set(squares.flatMap(({ sticks }) => [...sticks]));

/** The last node before this step whose position was the same and was searched in vain. */
export function searchedInVain({ run, step, node, truth }: SquarePlace): NaiveNode | undefined {
  return run.nodes.findLast(
    (each) =>
      each.endedAt !== null &&
      each.endedAt < step &&
      run.events[each.endedAt]?.kind === 'backtrack' &&
      truth.isSame(each.moves, node?.moves ?? []),
  );
}

/** Why h is a lower bound. */
export function reasonClaims(place: SquarePlace, facts: EstimateFacts): Verdict {
  const { truth, run } = place;
  const { h, own, counted, weights, alive, disjointIn, kept } = facts;
  const moves = movesAt(place);
  const at = truth.at(moves);
  const whole = truth.alive(moves);
  const bounds = {
    'so many squares are alive': whole.length === alive,
    'so many of the allowed sticks are needed': truth.fewest(moves, at.allowed) >= h,
  };
  const everySquareNeeds = { 'so many sticks are needed, of all': truth.fewest(moves) >= h };
  if (alive === 0) return { ...bounds, 'it is a goal': h === 0 };
  if (h > own) {
    const before = searchedInVain(place);
    return {
      'it was searched there': facts.searched === null || facts.searched === before?.id,
      ...bounds,
      ...(kept === 'none' ? everySquareNeeds : {}),
      'it was searched before, with one less allowed':
        before !== undefined && (run.iterations[before.iteration]?.bound ?? 0) - before.g === h - 1,
    };
  }
  const sticks = disjointIn === 'sticks' ? everyStick(whole) : at.allowed;
  const any = disjointIn === 'sticks' ? { ...bounds, ...everySquareNeeds } : bounds;
  if (weights) {
    const named = weights.map(({ square, halves }) => ({ whole: wholeOf(whole, [square])[0], halves }));
    const carried = (stick: number) =>
      named.reduce((sum, each) => sum + (each.whole?.sticks.has(stick) ? each.halves : 0), 0);
    return {
      ...any,
      'the weights are of whole squares': named.every((each) => each.whole !== undefined),
      'no stick carries more than 1': [...sticks].every((stick) => carried(stick) <= 2),
      'their sum, rounded up, is h': Math.ceil(named.reduce((sum, { halves }) => sum + halves, 0) / 2) === h,
    };
  }
  if (!counted) return { ...any, 'h is 1': h === 1 };
  const squares = wholeOf(whole, counted);
  return {
    ...any,
    'as many are counted as h says': counted.length === h && squares.length === h,
    'no stick breaks two of them': shareNone(squares, sticks),
    ...(counted.length === 1
      ? { 'every other shares a stick with it': whole.every((each) => !shareNone([...squares, each], sticks)) }
      : {}),
  };
}

export function scanClaims(place: SquarePlace, { at, of, square, counted, shared, disjointIn }: ScanFacts): Verdict {
  const { truth, scan } = place;
  const moves = movesAt(place);
  const whole = truth.alive(moves);
  const [own] = wholeOf(whole, [square]);
  const sticks = disjointIn === 'sticks' ? everyStick(whole) : truth.at(moves).allowed;
  return {
    'it is so far in the scan': scan !== null && at === scan + 1 && whole.length === of,
    'it is alive': own !== undefined,
    'the others are alive, and have these sticks too': shared.every((each) => {
      const [other] = wholeOf(whole, [each.square]);
      return own?.sticks.has(each.stick) && other?.sticks.has(each.stick) && sticks.has(each.stick);
    }),
    'so many are needed': truth.fewest(moves, disjointIn === 'sticks' ? undefined : sticks) >= counted,
    'no more are counted than were looked at': counted >= 1 && counted <= at,
  };
}
