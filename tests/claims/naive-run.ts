/** A run as plain objects, read off its events one by one and from the beginning: what the claims of sentences are held against. */
import type { SearchEvent } from '../../src/search/search-events.ts';

export interface NaiveNode {
  readonly id: number;
  /** Null at a root. */
  readonly parent: NaiveNode | null;
  /** The moves from the root, and which root that is: 0 but for the goal's side of a search from both ends. */
  readonly moves: readonly number[];
  readonly root: number;
  readonly enteredAt: number;
  readonly iteration: number;
  readonly children: NaiveNode[];
  /** As told at its estimate, or at its goal. */
  g: number;
  h: number | null;
  /** What was said of it right after it was entered and estimated. */
  fate: SearchEvent['kind'] | null;
  /** The node that a `duplicate`, `replace` or `meet` named. */
  named: NaiveNode | null;
  expandedAt: number | null;
  endedAt: number | null;
}

interface NaiveIteration {
  readonly bound: number;
  readonly nodes: NaiveNode[];
}

export interface NaiveRun {
  readonly events: readonly SearchEvent[];
  /** The node that each event stands on; null between iterations. */
  readonly at: readonly (NaiveNode | null)[];
  /** The iteration of each event. */
  readonly iterationAt: readonly number[];
  readonly nodes: readonly NaiveNode[];
  readonly iterations: readonly NaiveIteration[];
}

const first: readonly SearchEvent['kind'][] = ['enter', 'estimate', 'item'];

/** Walks the events of one run; those that are never recorded are left out. */
export function naiveRun(told: Iterable<SearchEvent>): NaiveRun {
  const events = [...told].filter(({ kind }) => kind !== 'pulse' && kind !== 'prepare');
  const nodes: NaiveNode[] = [];
  const iterations: NaiveIteration[] = [];
  const at: (NaiveNode | null)[] = [];
  const iterationAt: number[] = [];
  let here = null as NaiveNode | null;
  let last = here;
  for (const [step, event] of events.entries()) {
    if (event.kind === 'bound') iterations.push({ bound: event.bound, nodes: [] });
    if (event.kind === 'start') iterations.push({ bound: 0, nodes: [] });
    if (event.kind === 'bound') here = null;
    const { length } = iterations;
    if (event.kind === 'enter') {
      const isRoot = event.move < 0;
      const parent: NaiveNode | null = isRoot ? null : here;
      here = {
        id: nodes.length,
        parent,
        moves: parent ? [...parent.moves, event.move] : [],
        root: parent ? parent.root : (iterations.at(-1) as NaiveIteration).nodes.length,
        enteredAt: step,
        iteration: length - 1,
        children: [],
        g: parent ? parent.g + 1 : 0,
        h: null,
        fate: null,
        named: null,
        expandedAt: null,
        endedAt: null,
      };
      parent?.children.push(here);
      nodes.push(here);
      iterations.at(-1)?.nodes.push(here);
    }
    if (event.kind === 'expand') here = nodes[event.node] as NaiveNode;
    if (here && event.kind === 'expand') here.expandedAt = step;
    if (here && (event.kind === 'estimate' || event.kind === 'goal')) Object.assign(here, { g: event.g, h: event.h });
    if (here && here.fate === null && !first.includes(event.kind)) here.fate = event.kind;
    if (here && (event.kind === 'duplicate' || event.kind === 'replace' || event.kind === 'meet'))
      here.named = nodes[event.node] as NaiveNode;
    at.push(event.kind === 'end' ? last : here);
    iterationAt.push(length - 1);
    if (here) last = here;
    switch (event.kind) {
      case 'prune':
      case 'duplicate':
      case 'meet':
      case 'goal':
      case 'dead-end':
        if (here) here.endedAt = step;
        here = here?.parent ?? null;
        break;
      case 'keep':
      case 'replace':
        here = here?.parent ?? null;
        break;
      case 'backtrack':
        if (here) here.endedAt = step;
        here = here?.expandedAt === null ? (here.parent ?? null) : null;
        break;
    }
  }
  return { events, at, iterationAt, nodes, iterations };
}

/** All nodes below one. */
export function below(node: NaiveNode): NaiveNode[] {
  return node.children.flatMap((child) => [child, ...below(child)]);
}

/** The nodes from the root to one. */
export function pathOf(node: NaiveNode): NaiveNode[] {
  return node.parent ? [...pathOf(node.parent), node] : [node];
}
