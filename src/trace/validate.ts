/**
 * Proves a trace lawful without knowing the answer: every step may follow the one before, every number is what the
 * search's own rules say, and the node index and the iterations agree with the steps. Throws at the first law broken.
 */
import { depthOf, kindAt } from './replay.ts';
import { NO_MOVE, type StepKind, type Trace, type TraceIteration } from './trace.ts';

/** Which kinds may come right after a kind. */
const followers: Readonly<Record<StepKind, readonly StepKind[]>> = {
  bound: ['enter'],
  enter: ['estimate', 'goal'],
  estimate: ['prune', 'branch'],
  prune: ['choose', 'backtrack', 'bound', 'end'],
  branch: ['choose', 'backtrack'],
  choose: ['enter'],
  backtrack: ['choose', 'backtrack', 'bound', 'end'],
  goal: ['end'],
  end: [],
};

class UnlawfulTrace extends Error {
  constructor(step: number, law: string) {
    super(`step ${step}: ${law}`);
    this.name = 'UnlawfulTrace';
  }
}

function check(holds: boolean, step: number, law: string): void {
  if (!holds) throw new UnlawfulTrace(step, law);
}

/** Where the check stands: what the steps so far alone say. */
interface Walk {
  nodes: number;
  /** The open nodes from the root down, each with the moves that it has not tried yet. */
  readonly open: { readonly node: number; untried: number }[];
  /** Depth of the node that ended last. */
  ended: number;
  iterations: number;
  prunes: number;
}

/** Throws an error that names the step and the law if the trace is not one that IDA* can have left. */
export function validate(trace: Trace): void {
  const { steps, nodes, iterations } = trace;
  const walk: Walk = { nodes: 0, open: [], ended: 0, iterations: 0, prunes: 0 };
  check(steps === 0 || kindAt(trace, 0) === 'bound', 0, 'a trace starts with a bound');
  for (let step = 0; step < steps; step++) {
    if (step > 0) {
      const [before, kind] = [kindAt(trace, step - 1), kindAt(trace, step)];
      check(followers[before].includes(kind), step, `${kind} may not follow ${before}`);
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
  if (kind === 'bound') checkBound(trace, step, walk);
  else if (kind === 'enter') checkEnter(trace, step, walk);
  else if (kind === 'end') checkEnd(trace, step, walk);
  else check(tip !== undefined && depth === walk.open.length - 1, step, `${kind} is not at the depth of the open node`);
  if (kind === 'backtrack' || kind === 'goal' || kind === 'end') check(value === 0, step, `${kind} has no number`);
  if (kind === 'estimate') check(value > 0, step, 'h is 0 only at a goal');
  if (kind === 'prune' || kind === 'branch') checkDecision(trace, step);
  if (!tip) return;
  if (kind === 'branch') tip.untried = value;
  if (kind === 'choose') check(tip.untried-- > 0, step, 'no more moves are tried than there are');
  if (kind === 'backtrack') check(tip.untried === 0, step, 'all moves are tried before going back');
  if (kind === 'prune') walk.prunes++;
  if (kind !== 'prune' && kind !== 'backtrack' && kind !== 'goal') return;
  check(trace.exit[tip.node] === step, step, `node ${tip.node} ends here, its index says ${trace.exit[tip.node]}`);
  walk.ended = depth;
  walk.open.pop();
}

function checkBound(trace: Trace, step: number, walk: Walk): void {
  if (walk.iterations > 0) checkIterationEnd(trace, step, walk);
  const before = trace.iterations[walk.iterations - 1];
  const { bound, previous, cause, firstStep, firstNode } = trace.iterations[walk.iterations++] as TraceIteration;
  check(trace.depth[step] === 0 && trace.value[step] === bound, step, `the bound is not ${bound}`);
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
  const move = trace.value[step];
  check(trace.enter[node] === step, step, `node ${node} is indexed at step ${trace.enter[node]}`);
  check(trace.parent[node] === parent, step, `node ${node} is a child of ${parent}, not of ${trace.parent[node]}`);
  check(depthOf(trace, node) === walk.open.length, step, 'a child lies one deeper than its parent');
  if (parent < 0) check(move === NO_MOVE, step, 'no move leads to a root');
  else check(move !== NO_MOVE && trace.value[step - 1] === move, step, 'the move entered is the move chosen');
  walk.open.push({ node, untried: 0 });
}

function checkDecision(trace: Trace, step: number): void {
  const g = trace.depth[step] as number;
  const h = trace.value[step - 1] as number;
  const bound = trace.iterations.findLast(({ firstStep }) => firstStep <= step)?.bound ?? -1;
  if (kindAt(trace, step) === 'branch') check(g + h <= bound, step, `f = ${g} + ${h} is over the bound ${bound}`);
  else check(trace.value[step] === g + h && g + h > bound, step, `f = ${g} + ${h} is cut at the bound ${bound}`);
}

function checkEnd(trace: Trace, step: number, walk: Walk): void {
  const solved = kindAt(trace, step - 1) === 'goal';
  check((trace.outcome === 'solved') === solved, step, `the outcome is not ${trace.outcome}`);
  check(trace.depth[step] === (solved ? walk.ended : 0), step, 'the end is not at the depth of the solution');
  check(solved || walk.open.length === 0, step, 'a search in vain ends with no node open');
}
