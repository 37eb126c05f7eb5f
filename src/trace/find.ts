/** Looking for a node by what is known of it; pure functions of trace and step. */

import { codeOf } from '../search/event-kinds.ts';
import { fateStep } from './fates.ts';
import { lastAtMost } from './last-at-most.ts';
import { estimateOf, gOf, moveOf } from './nodes.ts';
import type { Trace } from './trace.ts';

// looked up once: it runs at every step
const { prune } = codeOf;

export const nodeTraits = ['move', 'depth', 'h', 'f', 'overflow', 'fall'] as const;
/**
 * What a node is looked for by, and what its number must be; `overflow`: it was cut, with this f; `fall`: its h is less than
 * its parent's by at least so much. Of a move whether it is one that is looked for: moves have names, not numbers, for who looks.
 */
export type Sought =
  | { readonly trait: 'move'; readonly value: (move: number) => boolean }
  | { readonly trait: NumberTrait; readonly value: number };
type NumberTrait = Exclude<(typeof nodeTraits)[number], 'move'>;

/** Nodes looked at between two pauses: some milliseconds. */
const SLICE = 100_000;

/**
 * The steps at which nodes with that trait are entered, in ascending order. Pauses now and then, so that whoever asks can do
 * something else in between.
 */
export function* stepsOfTrait(trace: Trace, sought: Sought): Generator<void, readonly number[], void> {
  const { enter, nodes } = trace;
  const steps: number[] = [];
  for (let node = 0; node < nodes; node++) {
    if (hasTrait(trace, node, sought)) steps.push(enter[node] as number);
    if (node % SLICE === SLICE - 1) yield;
  }
  return steps;
}

/** Which of the steps, from 0, is the next after a step, or the previous one before it; -1 if there is none. */
export function indexFrom(steps: readonly number[], step: number, way: 'next' | 'previous'): number {
  const last = lastAtMost(steps, steps.length, way === 'next' ? step : step - 1);
  return way === 'previous' ? last : last + 1 < steps.length ? last + 1 : -1;
}

/** The least and the greatest number of a trait that a node has; null if none has any. Pauses like the search for one. */
export function* rangeOfTrait(
  trace: Trace,
  trait: NumberTrait,
): Generator<void, readonly [number, number] | null, void> {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let node = 0; node < trace.nodes; node++) {
    const number = numberOf(trace, node, trait);
    if (number !== null && number < least) least = number;
    if (number !== null && number > greatest) greatest = number;
    if (node % SLICE === SLICE - 1) yield;
  }
  return least > greatest ? null : [least, greatest];
}

function hasTrait(trace: Trace, node: number, sought: Sought): boolean {
  if (sought.trait === 'move') {
    const move = moveOf(trace, node);
    return move !== null && sought.value(move);
  }
  const number = numberOf(trace, node, sought.trait);
  return number !== null && (sought.trait === 'fall' ? number >= sought.value : number === sought.value);
}

/** The number that a node has of a trait, or null. */
function numberOf(trace: Trace, node: number, trait: NumberTrait): number | null {
  if (trait === 'depth') return trace.depth[trace.enter[node] as number] as number;
  const h = estimateOf(trace, node);
  if (h === null || trait === 'h') return h;
  if (trait === 'fall') return fallTo(trace, node, h);
  return trait === 'f' || isCut(trace, node) ? gOf(trace, node) + h : null;
}

function isCut(trace: Trace, node: number): boolean {
  const step = fateStep(trace, node);
  return step < trace.steps && trace.kind[step] === prune;
}

/** By how much h is less than the parent's; nothing at a root. */
function fallTo(trace: Trace, node: number, h: number): number | null {
  const above = trace.parent[node] as number;
  const before = above < 0 ? null : estimateOf(trace, above);
  return before === null ? null : before - h;
}
