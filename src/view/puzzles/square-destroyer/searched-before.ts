/**
 * What the table of failures goes back to: the node where a position was searched in vain before. The table writes down what is left
 * of the bound whenever a search fails, so the last such node of the same position is the one.
 */
import { gridMasks } from '../../../puzzles/square-destroyer/grid-masks.ts';
import { squarePresets } from '../../../puzzles/square-destroyer/settings.ts';
import { isClassical, lastingProblem } from '../../../puzzles/square-destroyer/square-problem.ts';
import { codeOf } from '../../../search/event-kinds.ts';
import { positionAfter } from '../../../search/problem.ts';
import { depthOf, moveOf } from '../../../trace/nodes.ts';
import { pathTo } from '../../../trace/paths.ts';
import { iterationAt } from '../../../trace/replay.ts';
import type { Trace } from '../../../trace/trace.ts';
import type { SquareScene } from './square-scene.ts';

/** How many nodes are looked back at, and of how many the position is worked out: some milliseconds. */
const LOOKED_AT = 200_000;
const WORKED_OUT = 2_000;

/** The node where the table learnt that the position needs `h`; null where it lies further back than is looked. */
export function searchedBefore({ trace, moment, instance, settings }: SquareScene, h: number): number | null {
  const { words, stickWords } = gridMasks(instance.n);
  const plain = lastingProblem(instance, squarePresets.guide);
  const problem = lastingProblem(instance, settings);
  const keyWords = isClassical(settings) ? words : words + stickWords;
  const alive = positionAfter(plain, moment.moves);
  const position = positionAfter(problem, moment.moves);
  let left = WORKED_OUT;
  for (const node of failedWith(trace, moment.step, moment.node, h - 1)) {
    if (left-- === 0) return null;
    const moves = movesTo(trace, node);
    // to work out which sticks are kept takes longer, and seldom needs to be done
    if (!startsAlike(positionAfter(plain, moves), alive, words)) continue;
    if (startsAlike(positionAfter(problem, moves), position, keyWords)) return node;
  }
  return null;
}

/** The nodes before one whose search failed before the step with `left` to spare, from the last. */
function* failedWith(trace: Trace, step: number, before: number, left: number): Generator<number, void, void> {
  let index = iterationAt(trace, step);
  for (let node = before - 1; node >= Math.max(0, before - LOOKED_AT); node--) {
    while (node < (trace.iterations[index]?.firstNode ?? 0)) index--;
    if ((trace.iterations[index]?.bound ?? 0) - depthOf(trace, node) !== left) continue;
    const exit = trace.exit[node] as number;
    if (exit > 0 && exit < step && trace.kind[exit] === codeOf.backtrack) yield node;
  }
}

function movesTo(trace: Trace, node: number): number[] {
  return pathTo(trace, node).flatMap((at) => moveOf(trace, at) ?? []);
}

function startsAlike(one: Int32Array, other: Int32Array, words: number): boolean {
  for (let w = 0; w < words; w++) if (one[w] !== other[w]) return false;
  return true;
}
