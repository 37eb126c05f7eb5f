/**
 * The searches as a textbook has them: one event a `yield`, positions as plain values, nothing done for speed. They are the law:
 * the fast searches tell the same events, one by one.
 */
import type { BoundPolicy } from '../../src/search/ida-star.ts';
import type { Outcome, SearchEvent } from '../../src/search/search-events.ts';

export interface PlainProblem<Position> {
  readonly start: Position;
  /** The only goal that a search from both ends starts at. */
  readonly goal?: Position;
  isGoal(position: Position): boolean;
  h(position: Position): number;
  moves(position: Position, last: number): readonly number[];
  after(position: Position, move: number): Position;
  cost(position: Position, move: number): number;
  rank(position: Position): number;
  key(position: Position): string;
  failed(position: Position, left: number): void;
}

/** What a search says last: what its solution costs, or up to which cost it has found that there is none. */
function ended(outcome: Outcome, cost = 0, ruledOut: number | null = null): SearchEvent {
  return { kind: 'end', cost, ruledOut, outcome };
}

type Events<Found = void> = Generator<SearchEvent, Found, void>;

/** IDA*: depth-first searches of all nodes with f within a bound, which rises until one of them finds a goal. */
export function* idaStar<P>(problem: PlainProblem<P>, { first, next, last = Infinity }: BoundPolicy): Events {
  let bound = first === 'root-estimate' ? problem.h(problem.start) : first;
  let [previous, cause]: (number | null)[] = [null, null];
  const run = { entered: 0, overflow: Infinity, overflowNode: 0 };
  for (;;) {
    yield { kind: 'bound', bound, previous: previous ?? null, cause: cause ?? null };
    run.overflow = Infinity;
    const cost = yield* visit(problem, problem.start, { moves: [], g: 0, bound, run });
    const raised = next === 'plus-one' ? bound + 1 : run.overflow;
    const outcome: Outcome | null =
      cost !== null ? 'solved' : run.overflow === Infinity ? 'exhausted' : raised > last ? 'bounded' : null;
    if (outcome) return yield ended(outcome, cost ?? 0, outcome === 'bounded' ? bound : null);
    [previous, bound, cause] = [bound, raised, next === 'plus-one' ? null : run.overflowNode];
  }
}

interface Visit {
  readonly moves: readonly number[];
  readonly g: number;
  readonly bound: number;
  readonly run: { entered: number; overflow: number; overflowNode: number };
}

/** Enters a node and searches below it; the cost of the solution found, or null. */
function* visit<P>(problem: PlainProblem<P>, position: P, { moves, g, bound, run }: Visit): Events<number | null> {
  const node = run.entered++;
  const [depth, move, h] = [moves.length, moves.at(-1) ?? -1, problem.h(position)];
  const f = g + h;
  yield { kind: 'enter', depth, move };
  if (f > bound) {
    if (f < run.overflow) [run.overflow, run.overflowNode] = [f, node];
    yield { kind: 'estimate', depth, g, h };
    yield { kind: 'prune', depth, g, h, f, bound };
    return null;
  }
  if (problem.isGoal(position)) {
    yield { kind: 'goal', depth, g, h };
    return g;
  }
  yield { kind: 'estimate', depth, g, h };
  const tried = problem.moves(position, move);
  yield { kind: 'branch', depth, moves: tried.length };
  for (const next of tried) {
    yield { kind: 'choose', depth, move: next };
    const below = { moves: [...moves, next], g: g + problem.cost(position, next), bound, run };
    const found = yield* visit(problem, problem.after(position, next), below);
    if (found !== null) return found;
  }
  problem.failed(position, bound - g);
  yield { kind: 'backtrack', depth };
  return null;
}

interface Entry<P> {
  readonly position: P;
  readonly node: number;
  readonly depth: number;
  readonly g: number;
  readonly f: number;
  readonly rank: number;
  readonly move: number;
}

/** A*: expands an open node of the least f, until that is a goal. */
export function* aStar<P>(problem: PlainProblem<P>, last = Infinity): Events {
  /** Of each position the node that reached it with the least g, and of these the ones still to be expanded. */
  const held = new Map<string, Entry<P>>();
  const open = new Set<Entry<P>>();
  let [bound, nodes] = [problem.h(problem.start), 0];
  function* enter(position: P, way: Pick<Entry<P>, 'depth' | 'g' | 'move'>): Events {
    const [h, key, node] = [problem.h(position), problem.key(position), nodes++];
    const { depth, g, move } = way;
    const known = held.get(key);
    yield { kind: 'enter', depth, move };
    yield { kind: 'estimate', depth, g, h };
    if (known && known.g <= g) return yield { kind: 'duplicate', depth, node: known.node };
    const entry = { position, node, f: g + h, rank: problem.rank(position), ...way };
    held.set(key, entry);
    open.add(entry);
    if (!known) return yield { kind: 'keep', depth };
    open.delete(known);
    yield { kind: 'replace', depth, node: known.node };
  }
  yield { kind: 'bound', bound, previous: null, cause: null };
  yield* enter(problem.start, { depth: 0, g: 0, move: -1 });
  for (;;) {
    const [next] = [...open].sort((a, b) => a.f - b.f || a.rank - b.rank || b.node - a.node);
    if (!next) return yield ended('exhausted');
    if (next.f > last) return yield ended('bounded', 0, last);
    const { position, node, depth, g, f, move } = next;
    if (f > bound) yield { kind: 'bound', bound: f, previous: bound, cause: null };
    bound = Math.max(bound, f);
    open.delete(next);
    yield { kind: 'expand', depth, node };
    if (problem.isGoal(position)) {
      yield { kind: 'goal', depth, g, h: problem.h(position) };
      return yield ended('solved', g);
    }
    const tried = problem.moves(position, move);
    yield { kind: 'branch', depth, moves: tried.length };
    for (const each of tried) {
      yield { kind: 'choose', depth, move: each };
      const way = { depth: depth + 1, g: g + problem.cost(position, each), move: each };
      yield* enter(problem.after(position, each), way);
    }
    yield { kind: 'backtrack', depth };
  }
}

interface Side<P> {
  readonly held: Map<string, number>;
  layer: { readonly position: P; readonly node: number; readonly move: number }[];
  depth: number;
}

/** Layers of positions around the start and around the goal, grown in turn, until one enters a position of the other. */
export function* bothEnds<P>(problem: PlainProblem<P>, last: number): Events {
  const [start, goal] = [0, 1].map((): Side<P> => ({ held: new Map(), layer: [], depth: 0 })) as [Side<P>, Side<P>];
  let nodes = 0;
  function* enter(side: Side<P>, position: P, move: number): Events<boolean> {
    const [key, depth, node] = [problem.key(position), side.depth, nodes++];
    yield { kind: 'enter', depth, move };
    const met = (side === start ? goal : start).held.get(key);
    const known = side.held.get(key);
    if (met !== undefined) yield { kind: 'meet', depth, node: met };
    else if (known !== undefined) yield { kind: 'duplicate', depth, node: known };
    else {
      side.held.set(key, node);
      side.layer.push({ position, node, move });
      yield { kind: 'keep', depth };
    }
    return met !== undefined;
  }
  yield { kind: 'bound', bound: 0, previous: null, cause: null };
  yield* enter(start, problem.start, -1);
  if (yield* enter(goal, problem.goal as P, -1)) return yield ended('solved');
  for (let bound = 1; ; bound++) {
    if (start.layer.length === 0 || goal.layer.length === 0) return yield ended('exhausted');
    if (bound > last) return yield ended('bounded', 0, last);
    yield { kind: 'bound', bound, previous: bound - 1, cause: null };
    const side = bound % 2 === 1 ? start : goal;
    const [frontier, depth] = [side.layer, side.depth++];
    side.layer = [];
    for (const { position, node, move } of frontier) {
      yield { kind: 'expand', depth, node };
      const tried = problem.moves(position, move);
      yield { kind: 'branch', depth, moves: tried.length };
      for (const next of tried) {
        yield { kind: 'choose', depth, move: next };
        const isMet = yield* enter(side, problem.after(position, next), next);
        if (isMet) return yield ended('solved', bound);
      }
      yield { kind: 'backtrack', depth };
    }
  }
}
