import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { movesAfter, positionAfter } from '../../src/search/problem.ts';
import { movesTo } from '../../src/trace/paths.ts';
import { kindAt, nodeAt } from '../../src/trace/replay.ts';
import { anyRun, recordRun, runEvents } from '../trace/recordings.ts';
import { treeProblem } from './tree-problem.ts';

test('the moves after a path are those that the search tries there, in its order', () => {
  fc.assert(
    fc.property(anyRun, (run) => {
      const problem = squareProblem(run.grid, run.settings);
      const { trace } = recordRun(run);
      const tried = new Map<number, number[]>();
      for (const [step, event] of runEvents(run).entries()) {
        const node = nodeAt(trace, step);
        if (event.kind === 'branch') tried.set(node, []);
        if (event.kind === 'choose') tried.get(node)?.push(event.move);
        if (event.kind === 'goal') tried.set(node, []);
      }
      for (const [node, moves] of tried) {
        const all = movesAfter(problem, movesTo(trace, node));
        const isWhole = trace.exit[node] !== 0;
        expect(isWhole ? all : all.slice(0, moves.length)).toEqual(moves);
      }
      expect(kindAt(trace, trace.steps - 1)).toBe('end');
    }),
    { numRuns: 30 },
  );
});

test('no move is tried at a goal or at a dead end', () => {
  const problem = treeProblem({ h: 1, children: [{ h: 0, children: [{ h: 0 }] }, { h: 1 }] });
  expect(movesAfter(problem, [])).toEqual([0, 1]);
  expect(movesAfter(problem, [0])).toEqual([]);
  expect(movesAfter(problem, [1])).toEqual([]);
});

test('a position is a copy: the start stays as it is', () => {
  const problem = treeProblem({ h: 1, children: [{ h: 1, children: [{ h: 0 }] }] });
  const position = positionAfter(problem, []);
  expect(position).toEqual(problem.start);
  position[0] = 7;
  expect([...problem.start]).toEqual([0]);
  expect([...positionAfter(problem, [0, 0])]).toEqual([2]);
});
