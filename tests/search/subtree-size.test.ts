import { expect, test } from 'vitest';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { squareProblem } from '../../src/puzzles/square-destroyer/square-problem.ts';
import { positionAfter } from '../../src/search/problem.ts';
import { subtreeSize } from '../../src/search/subtree-size.ts';
import { depthOf } from '../../src/trace/nodes.ts';
import { movesTo } from '../../src/trace/paths.ts';
import { subtreeEnd } from '../../src/trace/subtrees.ts';
import { recordGrid } from '../trace/recordings.ts';

test.each(['guide', 'blind', 'poj', 'textbook'] as const)(
  'below every node of the failed iterations of %s it counts the nodes that were recorded there',
  (preset) => {
    const grid = { n: 3, missing: [] };
    const problem = squareProblem(grid, squarePresets[preset]);
    const { trace } = recordGrid(grid, preset);
    for (const { bound, firstNode, endNode } of trace.iterations.slice(0, -1))
      for (let node = firstNode; node < endNode; node++) {
        const position = positionAfter(problem, movesTo(trace, node));
        const left = bound - depthOf(trace, node);
        const size = subtreeSize(problem, position, left, 1_000_000);
        expect(size).toEqual({ nodes: subtreeEnd(trace, node) - node, capped: false });
      }
  },
);

test('counting stops at the cap and says so', () => {
  const problem = squareProblem({ n: 5, missing: [] }, squarePresets.blind);
  expect(subtreeSize(problem, problem.start, 12, 100_000)).toEqual({ nodes: 100_000, capped: true });
});
