/**
 * Proves a trace of A* lawful without knowing the answer: what is expanded was kept, not expanded before and not replaced by a
 * shorter way, bounds rise to the least f that is open, and counts, index and numbers agree with the steps. Whether two nodes
 * are the same position a trace alone cannot tell.
 */

import { moveAt, nodeNamedAt } from '../../search/event-columns.ts';
import type { StepKind } from '../../search/event-kinds.ts';
import { depthOf, estimateOf } from '../nodes.ts';
import { kindAt } from '../replay.ts';
import { ruledOutBy } from '../ruled-out.ts';
import type { Trace, TraceIteration } from '../trace.ts';
import { check } from './lawful.ts';

/** Which kinds may come right after a kind. */
const followers: Readonly<Partial<Record<StepKind, readonly StepKind[]>>> = {
  bound: ['enter', 'expand'],
  enter: ['estimate'],
  estimate: ['keep', 'replace', 'duplicate'],
  keep: ['expand', 'choose', 'backtrack', 'end'],
  replace: ['choose', 'backtrack'],
  duplicate: ['choose', 'backtrack'],
  expand: ['branch', 'goal'],
  branch: ['choose', 'backtrack'],
  choose: ['enter'],
  backtrack: ['expand', 'bound', 'end'],
  goal: ['end'],
};

/** Where the check stands: what the steps so far alone say. */
interface Walk {
  nodes: number;
  readonly costOf: (node: number) => number;
  /** g of each node. */
  readonly g: number[];
  iterations: number;
  prunes: number;
  /** f of each node that is kept, neither expanded nor replaced. */
  readonly open: Map<number, number>;
  /** Nodes expanded and not replaced since. */
  readonly closed: Set<number>;
  h: number;
  /** The node being expanded, with the moves that it has not tried yet. */
  expanded: { readonly node: number; untried: number } | null;
  chosen: number;
}

/** Throws an error that names the step and the law if the trace is not one that A* can have left. */
export function validateBestFirst(trace: Trace, costOf: (node: number) => number): void {
  const walk: Walk = {
    nodes: 0,
    costOf,
    g: [],
    iterations: 0,
    prunes: 0,
    open: new Map(),
    closed: new Set(),
    h: 0,
    expanded: null,
    chosen: -1,
  };
  for (let step = 0; step < trace.steps; step++) {
    const kind = kindAt(trace, step);
    const before = step > 0 ? kindAt(trace, step - 1) : null;
    const isLawful = before === null ? kind === 'bound' : (followers[before]?.includes(kind) ?? false);
    check(isLawful, step, `${kind} may not follow ${before}`);
    checkStep(trace, step, kind, walk);
  }
  const { steps, nodes, iterations } = trace;
  if (steps > 0) checkIterationEnd(trace, steps, walk);
  const ended = kindAt(trace, steps - 1) === 'end';
  check((trace.outcome !== null) === ended, steps, 'an outcome is known exactly when the end is recorded');
  check(walk.nodes === nodes, steps, `${nodes} nodes are indexed, ${walk.nodes} were entered`);
  check(walk.iterations === iterations.length, steps, `${walk.iterations} iterations began`);
}

function checkStep(trace: Trace, step: number, kind: StepKind, walk: Walk): void {
  const value = trace.value[step] as number;
  const entered = walk.nodes - 1;
  switch (kind) {
    case 'bound':
      checkBound(trace, step, walk);
      break;
    case 'enter':
      checkEnter(trace, step, walk);
      break;
    case 'estimate':
      check(trace.depth[step] === walk.g[entered], step, `g of node ${entered} is not ${trace.depth[step]}`);
      walk.h = value;
      break;
    case 'keep':
      walk.open.set(entered, (walk.g[entered] as number) + walk.h);
      break;
    case 'replace':
      checkReplace(trace, step, walk);
      break;
    case 'duplicate': {
      const known = nodeNamedAt(trace, step);
      check(walk.open.has(known) || walk.closed.has(known), step, `node ${known} is not kept`);
      check((walk.g[known] as number) <= (walk.g[entered] as number), step, 'the node known already has a greater g');
      check(estimateOf(trace, known) === walk.h, step, 'one position has one h');
      check(trace.exit[entered] === step, step, `node ${entered} ends here`);
      walk.prunes++;
      break;
    }
    case 'expand':
      checkExpand(trace, step, walk);
      break;
    case 'branch':
    case 'choose':
    case 'backtrack':
    case 'goal':
      checkExpansion(trace, step, kind, walk);
      break;
    case 'end':
      checkEnd(trace, step, walk);
  }
}

function checkEnd(trace: Trace, step: number, walk: Walk): void {
  const solved = kindAt(trace, step - 1) === 'goal';
  check((trace.outcome === 'solved') === solved, step, 'a goal is the solution');
  const cost = solved ? walk.g[nodeNamedAt(trace, step - 2)] : 0;
  check(trace.depth[step] === cost, step, 'the end tells the cost of the solution');
  checkRuledOut(trace, step, walk);
}

/** All that is open lies beyond what is ruled out, and all that was expanded within. */
function checkRuledOut(trace: Trace, step: number, { open, closed, iterations }: Walk): void {
  const ruledOut = ruledOutBy(trace);
  check((ruledOut === null) === (trace.outcome !== 'bounded'), step, 'a bounded search says what it ruled out');
  if (ruledOut === null) return;
  const within = Array.from(open).find(([, f]) => f <= ruledOut)?.[0];
  check(within === undefined, step, `node ${within} is open, so costs up to ${ruledOut} are not ruled out`);
  check(open.size > 0, step, 'with nothing open there is no solution at all');
  const bound = closed.size === 0 ? 0 : (trace.iterations[iterations - 1]?.bound ?? 0);
  check(bound <= ruledOut, step, `f = ${bound} is expanded beyond ${ruledOut}`);
}

function checkReplace(trace: Trace, step: number, walk: Walk): void {
  const entered = walk.nodes - 1;
  const known = nodeNamedAt(trace, step);
  const g = walk.g[entered] as number;
  check(walk.open.delete(known) || walk.closed.delete(known), step, `node ${known} is not kept`);
  check((walk.g[known] as number) > g, step, 'the way that is replaced costs more');
  check(estimateOf(trace, known) === walk.h, step, 'one position has one h');
  walk.open.set(entered, g + walk.h);
}

function checkBound(trace: Trace, step: number, walk: Walk): void {
  if (walk.iterations > 0) checkIterationEnd(trace, step, walk);
  const before = trace.iterations[walk.iterations - 1];
  const { bound, previous, firstStep, firstNode } = trace.iterations[walk.iterations++] as TraceIteration;
  check(trace.value[step] === bound && trace.depth[step] === 0, step, `the bound is not ${bound}`);
  check(previous === (before?.bound ?? null) && bound > (previous ?? -1), step, 'a bound is raised');
  for (const [node, f] of walk.open) check(f >= bound, step, `node ${node} is open with f = ${f}`);
  check(firstStep === step && firstNode === walk.nodes, step, 'an iteration is indexed elsewhere');
}

function checkIterationEnd(trace: Trace, step: number, walk: Walk): void {
  const { endStep, endNode, prunes, held } = trace.iterations[walk.iterations - 1] as TraceIteration;
  const kept = walk.open.size + walk.closed.size;
  check(endStep === step && endNode === walk.nodes, step, 'an iteration does not end where the next begins');
  check(held === kept, step, `${held} positions are counted as held, ${kept} were kept`);
  check(prunes === walk.prunes, step, `${prunes} known positions are counted, ${walk.prunes} were entered`);
  walk.prunes = 0;
}

function checkEnter(trace: Trace, step: number, walk: Walk): void {
  const node = walk.nodes++;
  const parent = walk.expanded?.node ?? -1;
  const move = moveAt(trace, step);
  check(trace.enter[node] === step, step, `node ${node} is indexed at step ${trace.enter[node]}`);
  check(trace.parent[node] === parent, step, `node ${node} is a child of ${parent}, not of ${trace.parent[node]}`);
  check(trace.depth[step] === (parent < 0 ? 0 : depthOf(trace, parent) + 1), step, 'a child lies one deeper');
  check(move === (parent < 0 ? -1 : walk.chosen), step, 'the move entered is the move chosen');
  check(parent >= 0 || node === 0, step, 'there is one root');
  walk.g.push(parent < 0 ? 0 : (walk.g[parent] as number) + walk.costOf(node));
}

function checkExpand(trace: Trace, step: number, walk: Walk): void {
  const node = nodeNamedAt(trace, step);
  const f = walk.open.get(node) ?? Number.NaN;
  const bound = trace.iterations[walk.iterations - 1]?.bound ?? -1;
  check(f <= bound, step, `node ${node} is not open with f ≤ ${bound}`);
  check(kindAt(trace, step - 1) !== 'bound' || f === bound, step, 'a bound is raised to the least f');
  check(trace.expanded[node] === step, step, `node ${node} is expanded here, its index says ${trace.expanded[node]}`);
  walk.open.delete(node);
  walk.closed.add(node);
  walk.expanded = { node, untried: 0 };
}

function checkExpansion(trace: Trace, step: number, kind: StepKind, walk: Walk): void {
  const { expanded } = walk;
  check(expanded !== null, step, `${kind} while no node is expanded`);
  if (!expanded) return;
  const value = trace.value[step] as number;
  const { node } = expanded;
  if (kind === 'goal') {
    const isSaid = trace.depth[step] === walk.g[node] && value === estimateOf(trace, node);
    check(isSaid, step, `a goal tells g and h of node ${node}`);
  } else check(trace.depth[step] === depthOf(trace, node), step, `${kind} is not at the depth of the node expanded`);
  if (kind === 'branch') expanded.untried = value;
  if (kind === 'choose') check(expanded.untried-- > 0, step, 'no more moves are tried than there are');
  if (kind === 'choose') walk.chosen = value;
  if (kind !== 'backtrack' && kind !== 'goal') return;
  check(expanded.untried === 0, step, 'all moves are tried before going on');
  check(trace.exit[expanded.node] === step, step, `node ${expanded.node} ends here`);
  walk.expanded = null;
}
