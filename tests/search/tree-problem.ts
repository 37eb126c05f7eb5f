import type { Problem } from '../../src/search/problem.ts';

export interface TreeNode {
  readonly h: number;
  readonly children?: readonly TreeNode[];
}

/** A made-up problem whose search tree is written down: h of each node and its children; move i leads to child i. */
export function treeProblem(root: TreeNode): Problem {
  const nodes: TreeNode[] = [root];
  const first: number[] = [];
  for (const [i, { children = [] }] of nodes.entries()) {
    first[i] = nodes.length;
    nodes.push(...children);
  }
  const nodeAt = (positions: Int32Array, at: number) => positions[at] as number;
  const childrenAt = (at: number) => (nodes[at] as TreeNode).children ?? [];
  return {
    words: 1,
    start: Int32Array.of(0),
    maxMoves: Math.max(...nodes.map(({ children = [] }) => children.length)),
    estimate: (positions, at) => (nodes[nodeAt(positions, at)] as TreeNode).h,
    branch(positions, at, _last, moves, from) {
      const { length } = childrenAt(nodeAt(positions, at));
      for (let move = 0; move < length; move++) moves[from + move] = move;
      return length;
    },
    apply(positions, at, move, to) {
      positions[to] = (first[nodeAt(positions, at)] as number) + move;
    },
  };
}
