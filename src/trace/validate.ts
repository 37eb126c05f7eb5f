/**
 * Proves a trace lawful without knowing the answer: every step may follow the one before, every number is what the
 * search's own rules say, and the node index agrees with the steps. Throws at the first law broken.
 */
import { depthOf, kindAt } from './replay.ts';
import { NO_MOVE, type StepKind, type Trace } from './trace.ts';

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

/** Throws an error that names the step and the law if the trace is not one that IDA* can have left. */
export function validate(trace: Trace): void {
  check(trace.steps === 0 || kindAt(trace, 0) === 'bound', 0, 'a trace starts with a bound');
  let node = -1;
  for (let step = 0; step < trace.steps; step++) {
    const kind = kindAt(trace, step);
    if (step > 0) {
      const before = kindAt(trace, step - 1);
      check(followers[before].includes(kind), step, `${kind} may not follow ${before}`);
    }
    if (kind === 'enter') checkEnter(trace, step, ++node);
    if (kind === 'prune' || kind === 'branch') checkDecision(trace, step);
  }
  check(node + 1 === trace.nodes, trace.steps, `${trace.nodes} nodes are indexed, ${node + 1} were entered`);
  for (let i = 0; i < trace.nodes; i++) checkInterval(trace, i);
}

function checkEnter(trace: Trace, step: number, node: number): void {
  const depth = trace.depth[step] as number;
  const parent = trace.parent[node] as number;
  check(trace.enter[node] === step, step, `node ${node} is indexed at step ${trace.enter[node]}`);
  check(parent < 0 === (depth === 0), step, 'only a root has no parent');
  check((trace.value[step] === NO_MOVE) === (depth === 0), step, 'only a root is entered without a move');
  if (parent < 0) return;
  check(depthOf(trace, parent) === depth - 1, step, 'a child lies one deeper than its parent');
  check(trace.value[step - 1] === trace.value[step], step, 'the move entered is the move chosen');
}

function checkDecision(trace: Trace, step: number): void {
  const g = trace.depth[step] as number;
  const h = trace.value[step - 1] as number;
  const bound = trace.iterations.findLast(({ firstStep }) => firstStep <= step)?.bound ?? -1;
  check(h >= 1, step, 'h is 0 only at a goal');
  if (kindAt(trace, step) === 'branch') check(g + h <= bound, step, `f = ${g} + ${h} is over the bound ${bound}`);
  else check(trace.value[step] === g + h && g + h > bound, step, `f = ${g} + ${h} is cut at the bound ${bound}`);
}

function checkInterval(trace: Trace, node: number): void {
  const enter = trace.enter[node] as number;
  const exit = trace.exit[node] as number;
  if (exit === 0) return;
  const parent = trace.parent[node] as number;
  check(exit > enter && exit < trace.steps, exit, `node ${node} ends before it is entered`);
  check(trace.depth[exit] === depthOf(trace, node), exit, `node ${node} is ended at another depth`);
  const outer = parent < 0 ? 0 : (trace.exit[parent] as number);
  check(outer === 0 || outer > exit, exit, `node ${node} outlives its parent`);
}
