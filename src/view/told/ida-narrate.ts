/** What is told of IDA* alike in several puzzles: facts read off the trace, handed to the puzzle's messages. */
import type { Sentence } from '../../messages/sentence.ts';
import { type Problem, positionAfter } from '../../search/problem.ts';
import { subtreeSize } from '../../search/subtree-size.ts';
import type { TraceIteration } from '../../trace/trace.ts';
import type { Scene } from '../scene/scene.ts';

/** Nodes at which counting a subtree without the estimate stops: a millisecond or two, also when the code is cold. */
const CAP = 10_000;

interface BoundMessages {
  firstBound(bound: number): Sentence;
  raised(previous: number, bound: number, nodes: number, prunes: number): Sentence;
}

/** A new bound where each is one more than the last, and why. */
export function boundSentence({ moment, trace }: Scene, say: BoundMessages): Sentence {
  const { previous, bound } = moment.iteration;
  if (previous === null) return say.firstBound(bound);
  const before = trace.iterations[moment.iterationIndex - 1] as TraceIteration;
  return say.raised(previous, bound, before.endNode - before.firstNode, before.prunes);
}

/** For a cut above the bound's depth: how many nodes the subtree would have without the estimate. Null elsewhere. */
export function subtreeWithout(
  { moment }: Scene,
  naive: () => Problem,
  say: { without(nodes: number, capped: boolean): Sentence },
): Sentence | null {
  const { kind, g, moves, iteration } = moment;
  // at the bound itself the naive estimate cuts too: there is nothing to compare
  if (kind !== 'prune' || g >= iteration.bound) return null;
  const problem = naive();
  const { nodes, capped } = subtreeSize(problem, positionAfter(problem, moves), iteration.bound - g, CAP);
  return say.without(nodes, capped);
}
