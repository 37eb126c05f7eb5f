/**
 * Proves a trace lawful without knowing the answer: every step may follow the one before, every number is what the
 * search's own rules say, and the node index and the iterations agree with the steps. Throws at the first law broken.
 */

import { moveAt, NONE } from '../../search/event-columns.ts';
import type { StepKind } from '../../search/event-kinds.ts';
import { natures } from '../../search/natures.ts';
import type { Method } from '../../search/search-events.ts';
import { depthOf } from '../nodes.ts';
import { kindAt } from '../replay.ts';
import { ruledOutBy } from '../ruled-out.ts';
import type { Trace, TraceIteration } from '../trace.ts';
import { check } from './lawful.ts';
import { validateBestFirst } from './validate-best-first.ts';
import { validateLayers } from './validate-layers.ts';

type Followers = Readonly<Partial<Record<StepKind, readonly StepKind[]>>>;

/** Which kinds may come right after a kind in IDA*. */
const inDeepening: Followers = {
  bound: ['enter'],
  enter: ['estimate', 'goal'],
  estimate: ['prune', 'branch'],
  prune: ['choose', 'backtrack', 'bound', 'end'],
  branch: ['choose', 'backtrack'],
  choose: ['enter'],
  backtrack: ['choose', 'backtrack', 'bound', 'end'],
  goal: ['end'],
};

/** The same in Dancing Links. */
const inExactCover: Followers = {
  start: ['enter'],
  enter: ['item', 'goal'],
  item: ['branch', 'dead-end'],
  'dead-end': ['uncover', 'choose', 'end'],
  branch: ['cover'],
  cover: ['cover', 'choose', 'enter'],
  choose: ['cover', 'enter'],
  uncover: ['uncover', 'choose', 'backtrack'],
  backtrack: ['uncover', 'choose', 'end'],
  goal: ['end'],
};

const numberless: readonly StepKind[] = ['backtrack', 'dead-end'];

/** What is said with the node's g, not with its depth. */
const withG: readonly StepKind[] = ['estimate', 'prune', 'goal'];

/** What the move that led to a node costs. */
export type CostOf = (node: number) => number;

interface OpenNode {
  readonly node: number;
  readonly g: number;
  /** How many moves it has not tried yet. */
  untried: number;
  /** The item that it branches on; null where there is none. */
  item: number | null;
  /** How many items were covered when it was entered. */
  readonly covered: number;
}

/** Where the check stands: what the steps so far alone say. */
interface Walk {
  nodes: number;
  readonly costOf: CostOf;
  /** The open nodes from the root down. */
  readonly open: OpenNode[];
  /** g of the node that ended last. */
  ended: number;
  iterations: number;
  prunes: number;
  /** The move chosen last. */
  chosen: number;
  /** The items covered, in order. */
  readonly covered: number[];
}

const validators: Readonly<Record<Method, (trace: Trace, costOf: CostOf) => void>> = {
  'ida-star': (trace, costOf) => validateDepthFirst(trace, costOf, inDeepening),
  'a-star': validateBestFirst,
  'bidirectional-bfs': validateLayers,
  'dancing-links': (trace, costOf) => validateDepthFirst(trace, costOf, inExactCover),
};

/** Throws an error that names the step and the law if the trace is not one that its search can have left. */
export function validate(trace: Trace, costOf: CostOf = () => 1): void {
  validators[trace.method](trace, costOf);
}

function validateDepthFirst(trace: Trace, costOf: CostOf, followers: Followers): void {
  const { steps, nodes, iterations } = trace;
  const walk: Walk = { nodes: 0, costOf, open: [], ended: 0, iterations: 0, prunes: 0, chosen: -1, covered: [] };
  const opening = natures[trace.method].hasEstimates ? 'bound' : 'start';
  check(steps === 0 || kindAt(trace, 0) === opening, 0, 'a trace starts with a bound, or where there is none without');
  for (let step = 0; step < steps; step++) {
    if (step > 0) {
      const [before, kind] = [kindAt(trace, step - 1), kindAt(trace, step)];
      check(followers[before]?.includes(kind) ?? false, step, `${kind} may not follow ${before}`);
    }
    checkStep(trace, step, walk);
  }
  if (walk.iterations > 0) checkIterationEnd(trace, steps, walk);
  const ended = steps > 0 && kindAt(trace, steps - 1) === 'end';
  check((trace.outcome !== null) === ended, steps, 'an outcome is known exactly when the end is recorded');
  check(walk.nodes === nodes, steps, `${nodes} nodes are indexed, ${walk.nodes} were entered`);
  check(walk.iterations === iterations.length, steps, `${walk.iterations} iterations began`);
  check((walk.open.at(-1)?.node ?? -1) === trace.tip, steps, `the tip is not node ${trace.tip}`);
  for (const { node } of walk.open) {
    const exit = trace.exit[node] as number;
    check(exit === 0 || exit >= steps, steps, `node ${node} is open`);
  }
}

function checkStep(trace: Trace, step: number, walk: Walk): void {
  const kind = kindAt(trace, step);
  const value = trace.value[step] as number;
  const depth = trace.depth[step] as number;
  const tip = walk.open.at(-1);
  if (kind === 'bound' || kind === 'start') checkBound(trace, step, walk);
  else if (kind === 'enter') checkEnter(trace, step, walk);
  else if (kind === 'end') checkEnd(trace, step, walk);
  else if (withG.includes(kind)) check(depth === tip?.g, step, `g of the open node is not ${depth}`);
  else check(tip !== undefined && depth === walk.open.length - 1, step, `${kind} is not at the depth of the open node`);
  if (numberless.includes(kind)) check(value === 0, step, `${kind} has no number`);
  if (kind === 'goal') checkGoal(trace, step);
  if (kind === 'prune' || (kind === 'branch' && kindAt(trace, step - 1) === 'estimate')) checkDecision(trace, step);
  if (!tip) return;
  if (kind === 'choose') walk.chosen = value;
  checkCovers(trace, step, walk);
  if (kind === 'branch') tip.untried = value;
  if (kind === 'choose') check(tip.untried-- > 0, step, 'no more moves are tried than there are');
  if (kind === 'backtrack') check(tip.untried === 0, step, 'all moves are tried before going back');
  if (kind === 'prune' || kind === 'dead-end') walk.prunes++;
  if (kind !== 'prune' && kind !== 'dead-end' && kind !== 'backtrack' && kind !== 'goal') return;
  check(trace.exit[tip.node] === step, step, `node ${tip.node} ends here, its index says ${trace.exit[tip.node]}`);
  walk.ended = tip.g;
  walk.open.pop();
}

/** Dancing Links covers its item, then for each option the other items, and undoes that before the next. */
function checkCovers(trace: Trace, step: number, { open, covered }: Walk): void {
  const kind = kindAt(trace, step);
  const value = trace.value[step] as number;
  const tip = open.at(-1) as OpenNode;
  if (kind === 'item') tip.item = value;
  if (kind === 'cover') {
    check(kindAt(trace, step - 1) !== 'branch' || value === tip.item, step, 'the item chosen is covered first');
    const isAlone = kindAt(trace, step - 1) === 'cover' && kindAt(trace, step - 2) === 'branch';
    check(!isAlone, step, 'an option is chosen before its items are covered');
    covered.push(value);
  }
  if (kind === 'uncover') check(covered.pop() === value, step, 'what was covered last is uncovered first');
  if (kind === 'choose')
    check(
      covered.length === tip.covered + (tip.item === null ? 0 : 1),
      step,
      'all that was covered for the option before is uncovered',
    );
  if (kind === 'backtrack') check(covered.length === tip.covered, step, 'all that the node covered is uncovered');
}

function checkBound(trace: Trace, step: number, walk: Walk): void {
  if (walk.iterations > 0) checkIterationEnd(trace, step, walk);
  const before = trace.iterations[walk.iterations - 1];
  const { bound, previous, cause, firstStep, firstNode } = trace.iterations[walk.iterations++] as TraceIteration;
  const said = kindAt(trace, step) === 'start' ? NONE : bound;
  check(trace.depth[step] === 0 && trace.value[step] === said, step, `the bound is not ${bound}`);
  check(walk.open.length === 0, step, 'a root is open at the next bound');
  check(firstStep === step && firstNode === walk.nodes, step, 'an iteration is indexed elsewhere');
  check(
    previous === (before?.bound ?? null) && bound > (previous ?? -1),
    step,
    'a bound is raised from the one before',
  );
  if (cause === null) return;
  check(
    before !== undefined && cause >= before.firstNode && cause < walk.nodes,
    step,
    'its cause was not just searched',
  );
  check(trace.value[trace.exit[cause] as number] === bound, step, `node ${cause} was not cut at f = ${bound}`);
}

function checkIterationEnd(trace: Trace, step: number, walk: Walk): void {
  const { endStep, endNode, prunes } = trace.iterations[walk.iterations - 1] as TraceIteration;
  check(endStep === step && endNode === walk.nodes, step, 'an iteration does not end where the next begins');
  check(prunes === walk.prunes, step, `${prunes} cuts are counted, ${walk.prunes} were made`);
  walk.prunes = 0;
}

function checkEnter(trace: Trace, step: number, walk: Walk): void {
  const node = walk.nodes++;
  const parent = walk.open.at(-1)?.node ?? -1;
  const move = moveAt(trace, step);
  const g = parent < 0 ? 0 : (walk.open.at(-1)?.g ?? 0) + walk.costOf(node);
  check(trace.enter[node] === step, step, `node ${node} is indexed at step ${trace.enter[node]}`);
  check(trace.parent[node] === parent, step, `node ${node} is a child of ${parent}, not of ${trace.parent[node]}`);
  check(depthOf(trace, node) === walk.open.length, step, 'a child lies one deeper than its parent');
  if (parent < 0) check(move < 0, step, 'no move leads to a root');
  else check(move >= 0 && walk.chosen === move, step, 'the move entered is the move chosen');
  walk.open.push({ node, g, untried: 0, item: null, covered: walk.covered.length });
}

/** A goal is within the bound; where there are no bounds there is no h either. */
function checkGoal(trace: Trace, step: number): void {
  const h = trace.value[step] as number;
  const most = !natures[trace.method].hasEstimates ? 0 : boundAt(trace, step) - (trace.depth[step] as number);
  check(h <= most, step, 'a goal over the bound is cut');
}

function boundAt(trace: Trace, step: number): number {
  return trace.iterations.findLast(({ firstStep }) => firstStep <= step)?.bound ?? -1;
}

function checkDecision(trace: Trace, step: number): void {
  const g = trace.depth[step] as number;
  const h = trace.value[step - 1] as number;
  const bound = boundAt(trace, step);
  if (kindAt(trace, step) === 'branch') check(g + h <= bound, step, `f = ${g} + ${h} is over the bound ${bound}`);
  else check(trace.value[step] === g + h && g + h > bound, step, `f = ${g} + ${h} is cut at the bound ${bound}`);
}

function checkEnd(trace: Trace, step: number, walk: Walk): void {
  const solved = kindAt(trace, step - 1) === 'goal';
  check((trace.outcome === 'solved') === solved, step, `the outcome is not ${trace.outcome}`);
  check(trace.depth[step] === (solved ? walk.ended : 0), step, 'the end does not tell the cost of the solution');
  const searched = trace.outcome === 'bounded' ? boundAt(trace, step) : null;
  check(ruledOutBy(trace) === searched, step, 'the end does not tell the bound searched in vain');
  check(solved || walk.open.length === 0, step, 'a search in vain ends with no node open');
  check(solved || walk.covered.length === 0, step, 'a search in vain ends with nothing covered');
}
