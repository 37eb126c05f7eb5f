/**
 * Proves a trace of a bidirectional search in layers lawful without knowing the answer: each layer belongs to one side and
 * expands its frontier in order, every node entered is kept, known already or met, and counts, index and numbers agree with the
 * steps. Whether a node named as known is the same position is the one thing that a trace alone cannot tell.
 */

import { moveAt, nodeNamedAt } from '../../search/event-columns.ts';
import { codeOf, type StepKind } from '../../search/event-kinds.ts';
import { fateStep } from '../fates.ts';
import { depthOf } from '../nodes.ts';
import { kindAt } from '../replay.ts';
import { ruledOutBy } from '../ruled-out.ts';
import type { Trace, TraceIteration } from '../trace.ts';
import { check } from './lawful.ts';

/** Which kinds may come right after a kind. */
const followers: Readonly<Partial<Record<StepKind, readonly StepKind[]>>> = {
  bound: ['enter', 'expand'],
  enter: ['keep', 'duplicate', 'meet'],
  keep: ['enter', 'choose', 'backtrack', 'bound', 'end'],
  duplicate: ['choose', 'backtrack'],
  meet: ['end'],
  expand: ['branch'],
  branch: ['choose', 'backtrack'],
  choose: ['enter'],
  backtrack: ['expand', 'bound', 'end'],
};

const numberless: readonly StepKind[] = ['keep', 'backtrack'];

/** Where the check stands: what the steps so far alone say. */
interface Walk {
  nodes: number;
  iterations: number;
  /** For each side the nodes kept in its deepest layer. */
  readonly layers: [number[], number[]];
  /** The side that grows, and how much of its frontier is still to be expanded, in order. */
  side: 0 | 1;
  frontier: readonly number[];
  /** The side of each node that is kept. */
  readonly kept: Map<number, 0 | 1>;
  prunes: number;
  /** The node being expanded, with the moves that it has not tried yet. */
  expanded: { readonly node: number; untried: number } | null;
  /** The node just entered, until it is said what becomes of it. */
  entered: number | null;
  chosen: number;
}

/** Throws an error that names the step and the law if the trace is not one that a search in layers can have left. */
export function validateLayers(trace: Trace): void {
  const { steps, nodes } = trace;
  const walk: Walk = {
    nodes: 0,
    iterations: 0,
    layers: [[], []],
    side: 0,
    frontier: [],
    kept: new Map(),
    prunes: 0,
    expanded: null,
    entered: null,
    chosen: -1,
  };
  check(steps === 0 || kindAt(trace, 0) === 'bound', 0, 'a search in layers starts with a bound');
  for (let step = 0; step < steps; step++) {
    const kind = kindAt(trace, step);
    const before = step > 0 ? kindAt(trace, step - 1) : null;
    check(before === null || (followers[before]?.includes(kind) ?? false), step, `${kind} may not follow ${before}`);
    if (numberless.includes(kind)) check(trace.value[step] === 0, step, `${kind} has no number`);
    checkStep(trace, step, kind, walk);
  }
  if (steps > 0) checkIterationEnd(trace, steps, walk);
  const ended = kindAt(trace, steps - 1) === 'end';
  check((trace.outcome !== null) === ended, steps, 'an outcome is known exactly when the end is recorded');
  check(walk.nodes === nodes, steps, `${nodes} nodes are indexed, ${walk.nodes} were entered`);
  check(walk.iterations === trace.iterations.length, steps, `${walk.iterations} iterations began`);
  check((walk.entered ?? walk.expanded?.node ?? -1) === trace.tip, steps, `the tip is not node ${trace.tip}`);
  for (let node = 0; node < nodes; node++) checkOpen(trace, node);
}

/** What is said to end or expand a node is such a step, or comes after the trace. */
function checkOpen(trace: Trace, node: number): void {
  const [expanded, exit] = [trace.expanded[node] as number, trace.exit[node] as number];
  const isExpanded = trace.kind[expanded] === codeOf.expand && nodeNamedAt(trace, expanded) === node;
  check(expanded === 0 || expanded >= trace.steps || isExpanded, expanded, `node ${node} is not expanded here`);
  const isRight = exit === 0 || exit >= trace.steps || endsAt(trace, node, exit);
  check(isRight, exit, `node ${node} does not end here`);
}

function endsAt(trace: Trace, node: number, exit: number): boolean {
  const kind = kindAt(trace, exit);
  const expanded = trace.expanded[node] as number;
  if (kind !== 'backtrack') return (kind === 'duplicate' || kind === 'meet') && exit === fateStep(trace, node);
  return expanded > 0 && expanded < exit && trace.kind.lastIndexOf(codeOf.expand, exit) === expanded;
}

function checkStep(trace: Trace, step: number, kind: StepKind, walk: Walk): void {
  switch (kind) {
    case 'bound':
      checkBound(trace, step, walk);
      break;
    case 'enter':
      checkEnter(trace, step, walk);
      break;
    case 'keep':
    case 'duplicate':
    case 'meet':
      checkEntered(trace, step, kind, walk);
      break;
    case 'expand':
      checkExpand(trace, step, walk);
      break;
    case 'branch':
    case 'choose':
    case 'backtrack':
      checkExpansion(trace, step, kind, walk);
      break;
    case 'end':
      checkEnd(trace, step, walk);
      break;
  }
}

function checkBound(trace: Trace, step: number, walk: Walk): void {
  if (walk.iterations > 0) checkIterationEnd(trace, step, walk);
  const layer = walk.iterations++;
  const { bound, previous, cause, firstStep, firstNode } = trace.iterations[layer] as TraceIteration;
  check(bound === layer && trace.value[step] === layer && trace.depth[step] === 0, step, `the bound is not ${layer}`);
  check(
    previous === (layer === 0 ? null : layer - 1) && cause === null,
    step,
    'a bound is one more than the one before',
  );
  check(firstStep === step && firstNode === walk.nodes, step, 'an iteration is indexed elsewhere');
  if (layer === 0) return;
  check(walk.nodes >= 2 && walk.frontier.length === 0, step, 'a layer is grown in full before the next');
  walk.side = layer % 2 === 1 ? 0 : 1;
  walk.frontier = walk.layers[walk.side];
  walk.layers[walk.side] = [];
  check(
    walk.layers.every((layer, side) => side === walk.side || layer.length > 0),
    step,
    'a side has no frontier',
  );
  check(walk.frontier.length > 0, step, 'there is nothing to expand');
}

function checkIterationEnd(trace: Trace, step: number, walk: Walk): void {
  const { endStep, endNode, prunes, held } = trace.iterations[walk.iterations - 1] as TraceIteration;
  check(endStep === step && endNode === walk.nodes, step, 'an iteration does not end where the next begins');
  check(prunes === walk.prunes, step, `${prunes} known positions are counted, ${walk.prunes} were entered`);
  check(held === walk.kept.size, step, `${held} positions are counted as held, ${walk.kept.size} were kept`);
  walk.prunes = 0;
}

function checkEnter(trace: Trace, step: number, walk: Walk): void {
  const node = walk.nodes++;
  const parent = walk.expanded?.node ?? -1;
  const move = moveAt(trace, step);
  walk.entered = node;
  check(trace.enter[node] === step, step, `node ${node} is indexed at step ${trace.enter[node]}`);
  check(trace.parent[node] === parent, step, `node ${node} is a child of ${parent}, not of ${trace.parent[node]}`);
  check(trace.depth[step] === (parent < 0 ? 0 : depthOf(trace, parent) + 1), step, 'a child lies one deeper');
  if (parent >= 0) {
    check(move >= 0 && walk.chosen === move, step, 'the move entered is the move chosen');
    return;
  }
  check(move < 0, step, 'no move leads to a root');
  check(node < 2 && walk.iterations === 1, step, 'there are two roots, under the first bound');
  walk.side = node === 0 ? 0 : 1;
}

function checkEntered(trace: Trace, step: number, kind: 'keep' | 'duplicate' | 'meet', walk: Walk): void {
  const node = walk.entered as number;
  const depth = depthOf(trace, node);
  const { side } = walk;
  walk.entered = null;
  if (kind === 'keep') {
    check(trace.depth[step] === depth, step, 'keep is not at the depth of the node entered');
    walk.kept.set(node, side);
    walk.layers[side].push(node);
    return;
  }
  const named = nodeNamedAt(trace, step);
  check(trace.exit[node] === step, step, `node ${node} ends here, its index says ${trace.exit[node]}`);
  check(walk.kept.get(named) === (kind === 'meet' ? 1 - side : side), step, `node ${named} is not held on that side`);
  if (kind === 'duplicate') walk.prunes++;
  const sum = depth + depthOf(trace, named);
  if (kind === 'duplicate') check(depthOf(trace, named) <= depth, step, 'the node known already lies deeper');
  else check(sum === walk.iterations - 1, step, `two halves of ${sum} moves are found under another bound`);
}

function checkExpand(trace: Trace, step: number, walk: Walk): void {
  const node = nodeNamedAt(trace, step);
  check(walk.frontier[0] === node, step, `node ${node} is not the next of the frontier`);
  check(trace.expanded[node] === step, step, `node ${node} is expanded here, its index says ${trace.expanded[node]}`);
  walk.frontier = walk.frontier.slice(1);
  walk.expanded = { node, untried: 0 };
}

function checkExpansion(trace: Trace, step: number, kind: 'branch' | 'choose' | 'backtrack', walk: Walk): void {
  const { expanded } = walk;
  const value = trace.value[step] as number;
  check(expanded !== null, step, `${kind} while no node is expanded`);
  if (!expanded) return;
  check(trace.depth[step] === depthOf(trace, expanded.node), step, `${kind} is not at the depth of the node expanded`);
  if (kind === 'branch') expanded.untried = value;
  if (kind === 'choose') check(expanded.untried-- > 0, step, 'no more moves are tried than there are');
  if (kind === 'choose') walk.chosen = value;
  if (kind !== 'backtrack') return;
  check(expanded.untried === 0, step, 'all moves are tried before going on');
  check(trace.exit[expanded.node] === step, step, `node ${expanded.node} ends here`);
  walk.expanded = null;
}

function checkEnd(trace: Trace, step: number, walk: Walk): void {
  const solved = kindAt(trace, step - 1) === 'meet';
  check((trace.outcome === 'solved') === solved, step, `the outcome is not ${trace.outcome}`);
  check(
    trace.depth[step] === (solved ? walk.iterations - 1 : 0),
    step,
    'the end does not tell the cost of the solution',
  );
  const grown = trace.outcome === 'bounded' ? walk.iterations - 1 : null;
  check(ruledOutBy(trace) === grown, step, 'the end does not tell the bound that no path is within');
  if (solved) return;
  check(
    walk.frontier.length === 0 && walk.expanded === null,
    step,
    'a search in vain ends with its layer grown in full',
  );
  const isStuck = walk.layers.some((layer) => layer.length === 0);
  check((trace.outcome === 'exhausted') === isStuck, step, `the outcome is not ${trace.outcome}`);
}
