import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { aStar } from '../../src/search/a-star.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import { idaStar } from '../../src/search/ida-star.ts';
import { type Problem, positionAfter } from '../../src/search/problem.ts';
import { validate } from '../../src/trace/laws/validate.ts';
import { depthOf } from '../../src/trace/nodes.ts';
import { movesTo } from '../../src/trace/paths.ts';
import { count, record } from '../../src/trace/record.ts';
import { nodeAt } from '../../src/trace/replay.ts';
import { childrenOf } from '../../src/trace/subtrees.ts';
import { anyGrid, anySettings } from '../puzzles/square-destroyer/square-grids.ts';
import { type TreeNode, treeProblem } from './tree-problem.ts';

const MOST = { most: 1_000_000 };
const leaf: TreeNode = { h: 1 };

test('A* finds as short a path as IDA*, and it leads to a goal', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      const problem = squareProblem(grid, settings);
      const best = count(idaStar(problem, { first: 0, next: 'plus-one' }, 'count'));
      const found = count(aStar(problem, MOST, 'count'));
      expect(found.outcome).toBe('solved');
      expect(found.solution).toHaveLength(best.solution?.length ?? -1);
      expect(problem.estimate(positionAfter(problem, found.solution ?? []), 0)).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test('it takes the same way whether it tells of it or not', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      const problem = squareProblem(grid, settings);
      const { trace, result } = record(aStar(problem, MOST));
      expect(result).toEqual(count(aStar(problem, MOST, 'count')));
      validate(trace);
    }),
    { numRuns: 30 },
  );
});

test('its events tell as many nodes, positions given up and positions held as its result', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      agree(squareProblem(grid, settings));
    }),
    { numRuns: 60 },
  );
});

test('a position that is entered again by a shorter way is held once', () => {
  // 531 nodes are kept
  expect(agree(squareProblem({ n: 4, missing: [1, 5] }, squarePresets.guide))).toBe(521);
  expect(agree(diamond())).toBe(6);
});

/** Compares the events of A* with its result; returns how many positions are held at the end. */
function agree(problem: Problem): number {
  const { trace, result } = record(aStar(problem, MOST));
  validate(trace);
  const told = trace.iterations.map(({ bound, firstNode, endNode, prunes, held }) => ({
    bound,
    nodes: endNode - firstNode,
    prunes,
    held,
  }));
  expect(told).toEqual(result?.iterations);
  return told.at(-1)?.held ?? 0;
}

test('bounds rise, and no node is expanded with f over the bound', () => {
  const problem = squareProblem({ n: 3, missing: [] }, squarePresets.guide);
  let bound = -1;
  const f: number[] = [];
  const g: number[] = [];
  for (const event of eventsOf(aStar(problem, MOST))) {
    if (event.kind === 'bound') {
      expect(event.bound).toBeGreaterThan(bound);
      bound = event.bound;
    }
    if (event.kind === 'enter') g.push(event.depth);
    if (event.kind === 'estimate') f.push((g.at(-1) ?? 0) + event.h);
    if (event.kind === 'expand') expect(f[event.node]).toBeLessThanOrEqual(bound);
  }
});

test('a position that is reached again by a shorter way is expanded again, and the path found is the shortest', () => {
  // an estimate that is admissible but not consistent: the long way to the middle is tried first
  const problem = diamond();
  const { trace, result } = record(aStar(problem, MOST));
  expect(result?.solution).toEqual([1, 0, 0]);
  expect(trace.iterations.at(-1)?.prunes).toBe(0);
});

/** Start 0, a detour 1 - 2 - 3 to the middle 3, a short cut 4 - 3, then 5, the goal: h of the short cut holds it back. */
function diamond() {
  const next: Readonly<Record<number, readonly number[]>> = { 0: [1, 4], 1: [2], 2: [3], 3: [5], 4: [3], 5: [] };
  const h: Readonly<Record<number, number>> = { 0: 1, 1: 1, 2: 1, 3: 1, 4: 2, 5: 0 };
  const at = (positions: Int32Array, i: number) => positions[i] as number;
  return {
    words: 1,
    start: Int32Array.of(0),
    maxMoves: 2,
    estimate: (positions: Int32Array, i: number) => h[at(positions, i)] as number,
    branch(positions: Int32Array, i: number, _last: number, moves: Int32Array, from: number) {
      const { length } = next[at(positions, i)] as readonly number[];
      for (let move = 0; move < length; move++) moves[from + move] = move;
      return length;
    },
    apply(positions: Int32Array, i: number, move: number, to: number) {
      positions[to] = (next[at(positions, i)] as readonly number[])[move] as number;
    },
  };
}

describe('where it ends without a goal', () => {
  test('a finite search without a goal is exhausted', () => {
    const hopeless = treeProblem({ h: 1, children: [leaf, leaf] });
    expect(count(aStar(hopeless, MOST, 'count'))).toMatchObject({ outcome: 'exhausted', solution: null });
  });

  test('beyond the last f asked for it is bounded', () => {
    const problem = squareProblem({ n: 3, missing: [] }, squarePresets.guide);
    const { outcome, iterations } = count(aStar(problem, { ...MOST, last: 5 }, 'count'));
    expect([outcome, iterations.map(({ bound }) => bound)]).toEqual(['bounded', [5]]);
  });

  test('with no room for another position it is full, which says nothing of the puzzle', () => {
    const problem = squareProblem({ n: 3, missing: [] }, squarePresets.guide);
    const { outcome, solution, iterations } = count(aStar(problem, { most: 50 }, 'count'));
    expect([outcome, solution]).toEqual(['full', null]);
    expect(iterations.at(-1)?.held).toBe(50);
  });
});

test('the trace knows of each node its parent, and of each expansion its children', () => {
  const problem = squareProblem({ n: 2, missing: [] }, squarePresets.guide);
  const { trace, result } = record(aStar(problem, MOST));
  const goal = nodeAt(trace, trace.steps - 1);
  expect(movesTo(trace, goal)).toEqual(result?.solution);
  expect(depthOf(trace, goal)).toBe(3);
  for (let node = 0; node < trace.nodes; node++)
    for (const child of childrenOf(trace, node)) expect(trace.parent[child]).toBe(node);
});
