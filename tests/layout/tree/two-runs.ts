/** Two searches of one made-up tree under different estimates, and what a walk of their steps says of each node. */
import fc from 'fast-check';
import { type ShapeInput, treeShape } from '../../../src/layout/tree/tree-shape.ts';
import { idaStar } from '../../../src/search/ida-star.ts';
import { lastAtMost } from '../../../src/trace/last-at-most.ts';
import { record } from '../../../src/trace/record.ts';
import { kindAt, nodeAt } from '../../../src/trace/replay.ts';
import { branchStep } from '../../../src/trace/subtrees.ts';
import type { Trace } from '../../../src/trace/trace.ts';
import { type TreeNode, treeProblem } from '../../search/tree-problem.ts';

export type TwoRuns = readonly [Trace, Trace];

interface Guessed {
  /** h in either search. */
  readonly h: readonly [number, number];
  readonly children: readonly Guessed[];
}

const anyGuess = fc.oneof(
  { weight: 20, arbitrary: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 })) },
  { weight: 1, arbitrary: fc.constant([0, 0] as const) },
);
const anyTree = (levels: number, least: number): fc.Arbitrary<Guessed> =>
  fc.record({
    h: anyGuess,
    children: levels === 0 ? fc.constant([]) : fc.array(anyTree(levels - 1, least), { minLength: least, maxLength: 3 }),
  });

const guessedBy = ({ h, children }: Guessed, which: 0 | 1): TreeNode => ({
  h: h[which],
  children: children.map((child) => guessedBy(child, which)),
});

/** Under the bounds from 2 on, on trees of up to so many levels below the root, whose nodes have `least` to three children. */
export const anyTwoRuns = (levels: number, least = 0): fc.Arbitrary<TwoRuns> =>
  anyTree(levels, least).map((tree) => {
    const run = (which: 0 | 1) =>
      record(idaStar(treeProblem(guessedBy(tree, which)), { first: 2, next: 'plus-one', last: levels + 2 })).trace;
    return [run(0), run(1)];
  });

/** What a run has said of a node at a step. */
export interface Told {
  readonly node: number;
  status: 'open' | 'cut' | 'goal' | 'done';
  h: number | null;
  moves: number | null;
}

/** What a run has said up to a step, inclusive, by the keys of the nodes: bound and moves, with strokes. */
export function walked(trace: Trace, step: number): ReadonlyMap<string, Told> {
  const told = new Map<string, Told>();
  const open: string[] = [];
  let [bound, move, node] = ['', '', 0];
  for (let at = 0; at <= step; at++) {
    const value = trace.value[at] as number;
    const tip = told.get(open.at(-1) ?? '');
    switch (kindAt(trace, at)) {
      case 'bound':
        bound = `${value}`;
        break;
      case 'enter':
        open.push(open.length === 0 ? bound : `${open.at(-1)}/${move}`);
        told.set(open.at(-1) as string, { node: node++, status: 'open', h: null, moves: null });
        break;
      case 'estimate':
        if (tip) tip.h = value;
        break;
      case 'branch':
        if (tip) tip.moves = value;
        break;
      case 'choose':
        move = `${value}`;
        break;
      case 'prune':
      case 'backtrack':
      case 'goal': {
        const ends = { prune: 'cut', backtrack: 'done', goal: 'goal' } as const;
        if (tip) tip.status = ends[kindAt(trace, at) as keyof typeof ends];
        open.pop();
      }
    }
  }
  return told;
}

/** The shape of a run under a bound, as one sees it who stands at a step; null where there is no such iteration. */
export function shapeUnder(trace: Trace, bound: number, step: number) {
  const iteration = trace.iterations.find((each) => each.bound === bound);
  if (!iteration) return null;
  const isThere = step >= iteration.firstStep && step < iteration.endStep;
  const last = lastAtMost(trace.enter, trace.nodes, step);
  const movesOf: ShapeInput['movesOf'] = (node) => {
    const moves = trace.value[branchStep(trace, node) ?? 0] as number;
    return { moves: Array.from({ length: moves }, (_, move) => move), leftOut: [] };
  };
  return treeShape({
    trace,
    iteration,
    focus: isThere ? nodeAt(trace, step) : -1,
    last,
    opened: new Set(),
    step: 0,
    movesOf,
  });
}
