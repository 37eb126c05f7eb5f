/**
 * Which items a Dancing Links search has covered at a step, read off the trace: for every node above the one stood on its
 * item and the other items of the option that leads down, and of the node stood on what its own steps say up to this one.
 * Nothing is undone step by step: the steps looked at are those of one run of covers or uncovers.
 */

import { codeOf } from '../search/event-kinds.ts';
import { type ExactCover, itemsOf } from '../search/exact-cover/exact-cover.ts';
import { fateStep } from './fates.ts';
import { lastAtMost } from './last-at-most.ts';
import { moveOf } from './nodes.ts';
import { pathTo } from './paths.ts';
import { kindAt, nodeAt } from './replay.ts';
import type { Trace } from './trace.ts';

export interface CoveredItem {
  readonly item: number;
  /** The node that covered it. */
  readonly node: number;
  /** The option that it was covered for; null where it is the item that the node branches on. */
  readonly option: number | null;
}

/** The item chosen at the node; null where none is known. */
export function itemOf(trace: Trace, node: number): number | null {
  const step = fateStep(trace, node) - 1;
  return step < trace.steps && trace.kind[step] === codeOf.item ? (trace.value[step] as number) : null;
}

/** The covered items after the step, in the order of covering. */
export function coveredAt(trace: Trace, step: number, cover: ExactCover): CoveredItem[] {
  if (trace.steps === 0 || (kindAt(trace, step) === 'end' && trace.outcome !== 'solved')) return [];
  const path = pathTo(trace, nodeAt(trace, step));
  const above = path
    .slice(1)
    .flatMap((child, depth) => coveredFor(trace, path[depth] as number, moveOf(trace, child) as number, cover));
  const node = path.at(-1);
  return node === undefined ? above : [...above, ...coveredAtNode(trace, step, node, cover)];
}

/** All that a node covers to try an option. */
function coveredFor(trace: Trace, node: number, option: number, cover: ExactCover): CoveredItem[] {
  const chosen = itemOf(trace, node) as number;
  const others = Array.from(itemsOf(cover, option)).filter((item) => item !== chosen);
  return [{ item: chosen, node, option: null }, ...others.map((item) => ({ item, node, option }))];
}

function coveredAtNode(trace: Trace, step: number, node: number, cover: ExactCover): CoveredItem[] {
  switch (kindAt(trace, step)) {
    case 'cover': {
      const from = beforeRun(trace, step);
      const isChosen = kindAt(trace, from) === 'branch';
      if (isChosen) return [{ item: trace.value[step] as number, node, option: null }];
      return coveredFor(trace, node, trace.value[from] as number, cover).slice(0, 1 + step - from);
    }
    case 'choose':
      return coveredFor(trace, node, trace.value[step] as number, cover).slice(0, 1);
    case 'uncover': {
      const all = coveredFor(trace, node, optionBefore(trace, step, node), cover);
      return all.slice(0, all.length - (step - beforeRun(trace, step)));
    }
    default:
      return [];
  }
}

/** The last step before `step` that is of another kind. */
function beforeRun(trace: Trace, step: number): number {
  let from = step;
  while (trace.kind[from] === trace.kind[step]) from--;
  return from;
}

/** The option that the node tried last before the step, its child being over. */
export function optionBefore(trace: Trace, step: number, node: number): number {
  let child = lastAtMost(trace.enter, trace.nodes, step);
  while (trace.parent[child] !== node) child = trace.parent[child] as number;
  return moveOf(trace, child) as number;
}
