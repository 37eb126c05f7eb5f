import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aStar } from '../../src/search/a-star.ts';
import { distanceOf } from '../../src/search/distance.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import { idaStar } from '../../src/search/ida-star.ts';
import type { Problem } from '../../src/search/problem.ts';
import type { Search } from '../../src/search/search-events.ts';
import { fateOf } from '../../src/trace/fates.ts';
import { stepsOfTrait } from '../../src/trace/find.ts';
import { statisticsOf } from '../../src/trace/findings/statistics.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { momentAt } from '../../src/trace/moment.ts';
import { depthOf, gOf, moveOf } from '../../src/trace/nodes.ts';
import { movesTo } from '../../src/trace/paths.ts';
import { record } from '../../src/trace/record.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { anyWeightedLine, distanceFrom, type WeightedLine, weightedLine } from '../search/weighted-line.ts';

const searches: readonly ((problem: Problem) => Search)[] = [
  (problem) => idaStar(problem, { first: 'root-estimate', next: 'plus-one' }),
  (problem) => idaStar(problem, { first: 0, next: 'least-overflow' }),
  (problem) => aStar(problem, { most: 1000 }),
];

/** What moves along the line cost, walked one by one. */
function costOf({ costs, start }: WeightedLine, moves: readonly number[]): number {
  let [place, sum] = [start, 0];
  for (const move of moves) {
    sum += costs[move === 0 ? place : place - 1] as number;
    place += move === 0 ? 1 : -1;
  }
  return sum;
}

function law(holds: (line: WeightedLine, trace: Trace) => void): void {
  fc.assert(
    fc.property(anyWeightedLine, fc.constantFrom(...searches), (line, search) =>
      holds(line, record(search(weightedLine(line))).trace),
    ),
  );
}

test('the first solution found is a cheapest one, and the end tells what it costs', () => {
  fc.assert(
    fc.property(anyWeightedLine, fc.constantFrom(...searches), (line, search) => {
      const problem = weightedLine(line);
      const least = distanceFrom(line, line.start);
      const end = [...eventsOf(search(problem))].at(-1);
      expect(end).toEqual({ kind: 'end', cost: least, ruledOut: null, outcome: 'solved' });
      expect(costOf(line, record(search(problem)).result?.solution ?? [])).toBe(least);
      expect(distanceOf(problem, 100_000)).toBe(least);
    }),
  );
});

test('a dear move into a goal is cut where it leads over the bound: goals are not tested first', () => {
  // places 0 to 3, goals at both ends, h = 0: down costs 10 at once, up 1 and 1
  const line = { costs: [10, 1, 1], start: 1, goals: [0, 3], less: [99, 99, 99, 99] };
  for (const search of searches) {
    const { trace, result } = record(search(weightedLine(line)));
    expect(result?.solution).toEqual([0, 0]);
    expect(momentAt(trace, trace.steps - 1).g).toBe(2);
  }
});

test('traces are lawful where the law is told what moves cost, and only there', () => {
  law((line, trace) => {
    const lastCost = (node: number) =>
      costOf(line, movesTo(trace, node)) - costOf(line, movesTo(trace, node).slice(0, -1));
    validate(trace, lastCost);
    const hasDear = Array.from({ length: trace.nodes }, (_, node) => node).some(
      (node) => moveOf(trace, node) !== null && lastCost(node) > 1,
    );
    if (hasDear) expect(() => validate(trace)).toThrow(/^step \d+: g of/);
  });
});

test('g is what the moves cost, at every node and every step; the depth is how many there are', () => {
  law((line, trace) => {
    for (let node = 0; node < trace.nodes; node++) {
      const moves = movesTo(trace, node);
      expect([gOf(trace, node), depthOf(trace, node)]).toEqual([costOf(line, moves), moves.length]);
    }
    for (let step = 0; step < trace.steps; step++) {
      const { g, moves } = momentAt(trace, step);
      expect(g).toBe(costOf(line, moves));
    }
  });
});

test('statistics and find go by f = g + h', () => {
  law((line, trace) => {
    const problem = weightedLine(line);
    const h = (node: number) => {
      let place = line.start;
      for (const move of movesTo(trace, node)) place += move === 0 ? 1 : -1;
      return problem.estimate(Int32Array.of(place), 0);
    };
    const f = (node: number) => costOf(line, movesTo(trace, node)) + h(node);
    const nodes = Array.from({ length: trace.nodes }, (_, node) => node);
    const { cuts, falls } = resultOf(statisticsOf(trace));
    const isFall = (node: number) => {
      const parent = trace.parent[node] as number;
      const cost = costOf(line, movesTo(trace, node)) - costOf(line, movesTo(trace, parent));
      return parent >= 0 && fateOf(trace, node) !== 'goal' && h(parent) - h(node) > cost;
    };
    expect(falls).toBe(nodes.filter(isFall).length);
    for (const { bound, over, count } of cuts) {
      const iteration = trace.iterations.find((each) => each.bound === bound);
      const cut = nodes.slice(iteration?.firstNode, iteration?.endNode).filter((node) => f(node) === bound + over);
      expect(count).toBe(cut.filter((node) => fateOf(trace, node) === 'prune').length);
    }
    const sought = f(trace.nodes - 1);
    const first = nodes.find((node) => f(node) === sought && fateOf(trace, node) !== 'goal');
    const found = resultOf(stepsOfTrait(trace, { trait: 'f', value: sought })).find((step) => step > 0) ?? null;
    expect(found).toBe(first === undefined ? null : trace.enter[first]);
  });
});

function resultOf<Result>(work: Generator<unknown, Result, void>): Result {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}
