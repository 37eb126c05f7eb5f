import fc from 'fast-check';
import type { Problem } from '../../src/search/problem.ts';

export interface WeightedLine {
  /** What it costs to go from place i to i + 1, and back. */
  readonly costs: readonly number[];
  readonly start: number;
  /** Places that are goals, at least one. */
  readonly goals: readonly number[];
  /** By how much h is less than the true distance, by place; never so much that it is below 0. */
  readonly less: readonly number[];
}

/** A walk along a line of places, whose moves have costs: move 0 goes up, move 1 down. Its h may be 0 anywhere. */
export function weightedLine(line: WeightedLine): Problem {
  const { costs, start, goals } = line;
  const h = costs.concat(0).map((_, place) => Math.max(0, distanceFrom(line, place) - (line.less[place] ?? 0)));
  const at = (positions: Int32Array, i: number) => positions[i] as number;
  return {
    words: 1,
    start: Int32Array.of(start),
    maxMoves: 2,
    estimate: (positions, i) => h[at(positions, i)] as number,
    isGoal: (positions, i) => goals.includes(at(positions, i)),
    cost: (positions, i, move) => costs[at(positions, i) - move] as number,
    rank: (positions, i) => 100 * (h[at(positions, i)] as number) + at(positions, i),
    branch(positions, i, _last, moves, from) {
      const place = at(positions, i);
      const legal = [0, 1].filter((move) => (move === 0 ? place < costs.length : place > 0));
      moves.set(legal, from);
      return legal.length;
    },
    apply(positions, i, move, to) {
      positions[to] = at(positions, i) + (move === 0 ? 1 : -1);
    },
  };
}

/** What the cheapest way to a goal costs. */
export function distanceFrom({ costs, goals }: Pick<WeightedLine, 'costs' | 'goals'>, place: number): number {
  const between = (a: number, b: number) => costs.slice(Math.min(a, b), Math.max(a, b)).reduce((sum, c) => sum + c, 0);
  return Math.min(...goals.map((goal) => between(place, goal)));
}

export const anyWeightedLine: fc.Arbitrary<WeightedLine> = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
  .chain((costs) =>
    fc.record({
      costs: fc.constant(costs),
      start: fc.nat(costs.length),
      goals: fc.uniqueArray(fc.nat(costs.length), { minLength: 1, maxLength: 2 }),
      less: fc.array(fc.nat(6), { minLength: costs.length + 1, maxLength: costs.length + 1 }),
    }),
  );
