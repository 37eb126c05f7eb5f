/** What Square Destroyer claims, held against all squares and all sets of sticks. */
import type { SquareMessages } from '../../../src/messages/puzzles/square-destroyer/en.ts';
import type {
  BranchFacts,
  LeftOutFacts,
  RiseCause,
  TriedFacts,
} from '../../../src/messages/puzzles/square-destroyer/facts.ts';
import type { Claims, Verdict } from '../claims.ts';
import { below, type NaiveNode, pathOf } from '../naive-run.ts';
import {
  isNamed,
  movesAt,
  reasonClaims,
  type SquarePlace,
  scanClaims,
  searchedInVain,
  wholeOf,
} from './square-reasons.ts';
import type { SquareTruth } from './square-truth.ts';

const sum = ({ node }: SquarePlace, { g, h }: { readonly g: number; readonly h: number }): Verdict => ({
  'g sticks are removed': node?.moves.length === g && node.g === g,
  'the search said this h': node?.h === h,
});
const next = ({ run, step }: SquarePlace) => run.events[step + 1]?.kind;
const boundAt = ({ run, step }: SquarePlace) => run.iterations[run.iterationAt[step] ?? 0]?.bound ?? 0;
const isSolution = (place: SquarePlace, removed: readonly number[]): Verdict => ({
  'these sticks break all': place.truth.alive(removed).length === 0,
  'so many are the fewest': place.truth.cheapest === removed.length,
});

export const squareClaims: Claims<SquareMessages, SquareTruth> = {
  reason: (place, facts) => ({ ...sum(place, facts), ...reasonClaims(place, facts) }),
  same: ({ node, truth }, of) => {
    const [here, there] = [truth.at(node?.moves ?? []), truth.at(node?.named?.moves ?? [])];
    const isAllowed = [...here.allowed].every((stick) => there.allowed.has(stick));
    return {
      'the same squares are alive':
        here.alive.length === there.alive.length && here.alive.every((each) => there.alive.includes(each)),
      'the same sticks may be removed': of === 'squares' || (isAllowed && here.allowed.size === there.allowed.size),
    };
  },
  answer: (place, removed) => ({
    ...isSolution(place, removed),
    'by these moves': removed.join() === movesAt(place).join(),
  }),
  firstBound: (place, bound, from) => ({
    'it is the first bound': place.run.iterations[0]?.bound === bound && place.step === 0,
    'it is where it is said to be from': from === 'zero' ? bound === 0 : place.run.nodes[0]?.h === bound || bound === 0,
    'fewer are not enough': place.truth.cheapest >= bound,
    'at 0 nothing is alive': from === 'zero' || (bound === 0) === (place.truth.alive([]).length === 0),
  }),
  raised: ({ run, step, truth }, previous, bound, cause, nodes, prunes) => {
    const index = run.iterationAt[step] ?? 0;
    const before = run.iterations[index - 1];
    const cut = before?.nodes.filter(({ fate }) => fate === 'prune') ?? [];
    const least = Math.min(...cut.map(({ g, h }) => g + (h ?? 0)));
    return {
      'these are the bounds': before?.bound === previous && run.iterations[index]?.bound === bound,
      'so many nodes': before?.nodes.length === nodes,
      'so many cut, all over the bound': cut.length === prunes && least > previous,
      'no goal was met': before?.nodes.every(({ fate }) => fate !== 'goal') ?? false,
      'the bound was not enough': truth.cheapest > previous,
      'nor is less than the new one': truth.cheapest >= bound,
      'it is one more, or the least that was cut':
        cause === null
          ? bound === previous + 1
          : bound === least && cut.find(({ g, h }) => g + (h ?? 0) === least)?.id === cause,
    };
  },
  enterRoot: ({ truth, node }, alive) => ({
    'no stick is removed': node?.moves.length === 0 && node.g === 0,
    'so many squares are alive': truth.alive([]).length === alive,
  }),
  enter: ({ truth, node }, id, removed, broken, g, alive) => {
    const moves = node?.moves ?? [];
    const before = truth.alive(moves.slice(0, -1));
    const after = truth.alive(moves);
    return {
      'it is this node, by this stick': node?.id === id && moves.at(-1) === removed,
      'g is the number of sticks removed': g === moves.length,
      'it breaks these squares':
        broken.length === before.length - after.length &&
        wholeOf(before, broken).filter(({ sticks }) => sticks.has(removed)).length === broken.length,
      'so many squares are left': after.length === alive,
    };
  },
  estimate: (place, facts) => ({
    ...sum(place, facts),
    ...reasonClaims(place, facts),
    'the bound is this': boundAt(place) === facts.bound,
    'it is cut just where f is over the bound': (next(place) === 'prune') === facts.g + facts.h > facts.bound,
    'it is searched just where it is not': (next(place) === 'branch') === facts.g + facts.h <= facts.bound,
  }),
  fell: ({ node, truth }, before, h) => ({
    'these are h of the node above and here': node?.parent?.h === before && node.h === h,
    'it falls by more than the move costs': before - h > 1,
    'it never overestimates': node !== null && truth.fewest(node.moves, truth.at(node.moves).allowed) >= h,
  }),
  rose: (place, before, h, cause) => ({
    'these are h of the node above and here': place.node?.parent?.h === before && place.node.h === h,
    'it rises': h > before,
    ...riseClaims(place, before, h, cause),
  }),
  prune: (place, facts) => ({
    ...sum(place, facts),
    ...reasonClaims(place, facts),
    'the bound is this': boundAt(place) === facts.bound,
    'f is over it': facts.g + facts.h > facts.bound,
    'nothing is searched below': place.node?.children.length === 0,
  }),
  branch: branchClaims,
  choose: (place, id, nth, of, breaks) => {
    const { tried } = place.truth.at(movesAt(place));
    const whole = place.truth.alive(movesAt(place));
    const named = wholeOf(whole, breaks);
    return {
      ...triedClaims(place, of),
      'it is so far in the order': tried[nth - 1] === id,
      'it is entered next': place.run.at[place.step + 1]?.moves.at(-1) === id,
      'it would break these, and no others':
        named.length === breaks.length && whole.filter(({ sticks }) => sticks.has(id)).length === named.length,
    };
  },
  backtrack: (place, id, of, nodes, bound) => {
    const node = place.node as NaiveNode;
    const under = below(node);
    const left = place.truth.fewest(node.moves, place.truth.at(node.moves).allowed);
    return {
      ...triedClaims(place, of),
      'it is this node': node.id === id,
      'its sticks were all tried': node.children.length === of.tried,
      'so many nodes are below': under.length === nodes,
      'the bound is this': boundAt(place) === bound,
      'no goal is among them': under.every(({ fate }) => fate !== 'goal'),
      'no solution is cheap enough': node.moves.length + left > bound,
    };
  },
  goal: (place, removed, bound, previous) => ({
    ...isSolution(place, removed),
    'these are removed': removed.join() === movesAt(place).join(),
    'the bound is this': boundAt(place) === bound,
    ...(removed.length === 0
      ? { 'nothing is alive at the start': place.truth.alive([]).length === 0 }
      : proofClaims(place, bound, previous)),
  }),
  end: (place, removed, nodes, iterations) => ({
    ...isSolution(place, removed),
    'so many nodes': place.run.nodes.length === nodes,
    'so many iterations': place.run.iterations.length === iterations,
  }),
  scan: scanClaims,
  without: ({ node, truth, run, step }, nodes, capped, table) => {
    const bound = run.iterations[run.iterationAt[step] ?? 0]?.bound ?? 0;
    const moves = node?.moves ?? [];
    const plain = capped ? nodes : countNaive(truth, moves, bound, null);
    // the table of the search forgets where two positions want the same place, so it saves no more than one that forgets nothing
    const most = table === 'table' && !capped ? countNaive(truth, moves, bound, new Map()) : plain;
    return {
      'its table is that of the search': table === truth.settings.memory,
      'it is cut, and would be searched with h = 1': run.events[step]?.kind === 'prune' && moves.length < bound,
      'with h = 1 it has so many nodes': most <= nodes && nodes <= plain,
    };
  },
};

function proofClaims({ run, step, truth }: SquarePlace, bound: number, previous: number | null): Verdict {
  const before = run.iterations[(run.iterationAt[step] ?? 0) - 1];
  if (previous === null) return { 'h of the start is the bound': before === undefined && run.nodes[0]?.h === bound };
  return {
    'that bound failed': before?.bound === previous && before.nodes.every(({ fate }) => fate !== 'goal'),
    'nothing was cut with less':
      before?.nodes.every(({ fate, g, h }) => fate !== 'prune' || g + (h ?? 0) >= bound) ?? false,
    'no solution costs less': truth.cheapest >= bound,
  };
}

/** Nodes below these moves under a bound with h = 1, and with what was learnt of positions where there is a table. */
function countNaive(
  truth: SquareTruth,
  moves: readonly number[],
  bound: number,
  table: Map<string, number> | null,
): number {
  const { alive, allowed, tried } = truth.at(moves);
  const key = [...alive.map(({ side, row, column }) => `${side}.${row}.${column}`), '|', ...[...allowed].sort()].join();
  const h = Math.max(1, table?.get(key) ?? 0);
  if (moves.length + h > bound) return 1;
  const nodes = tried.reduce((total, stick) => total + countNaive(truth, [...moves, stick], bound, table), 1);
  table?.set(key, bound - moves.length + 1);
  return nodes;
}

function triedClaims(place: SquarePlace, { square, tried, which }: TriedFacts): Verdict {
  const at = place.truth.at(movesAt(place));
  return {
    'it branches on this square': at.square !== null && isNamed(square, at.square),
    'so many of its sticks are tried': at.tried.length === tried,
    'they are all just where that is said': (which === 'all') === (at.square?.sticks.size === tried),
  };
}

function branchClaims(place: SquarePlace, facts: BranchFacts): Verdict {
  const { truth } = place;
  const { square, sticks, order, picked, leftOut } = facts;
  const at = truth.at(movesAt(place));
  const may = at.alive.map((each) => [...each.sticks].filter((stick) => at.allowed.has(stick)).length);
  const others = [...(at.square?.sticks ?? [])].filter((stick) => !sticks.includes(stick));
  const named = leftOut.flatMap((each) => each.sticks);
  return {
    ...triedClaims(place, { square, tried: sticks.length, which: leftOut.length === 0 ? 'all' : 'allowed' }),
    'these are tried, in this order': at.tried.join() === sticks.join(),
    'they are in this order': order === truth.settings.sticks,
    'the square is picked so':
      picked === 'first-alive' || sticks.length < 2
        ? picked === truth.settings.square
        : Math.min(...may) === sticks.length,
    'it is the first': picked === 'fewest-sticks' || at.square === at.alive[0],
    'one of all its sticks must be removed': at.alive.some((each) => isNamed(square, each)),
    'with none left out nothing is missed': leftOut.length > 0 || sticks.length === at.square?.sticks.size,
    'the others are named, each once': others.sort().join() === [...named].sort().join(),
    ...Object.assign({}, ...leftOut.map((each) => leftOutClaims(place, each))),
  };
}

function leftOutClaims(place: SquarePlace, facts: LeftOutFacts): Verdict {
  const { truth } = place;
  const node = place.node as NaiveNode;
  if (facts.why !== 'dominated') return triedBeforeClaims(place, facts);
  const since = facts.node === null ? node : pathOf(node).find(({ id }) => id === facts.node);
  const moves = since?.moves ?? [];
  const whole = truth.alive(moves);
  const broken = (stick: number) => whole.filter(({ sticks }) => sticks.has(stick));
  const also = broken(facts.by);
  return {
    'the node is on the path': since !== undefined,
    'the other breaks all that they break': facts.sticks.every((stick) =>
      broken(stick).every((each) => also.includes(each)),
    ),
    'the other may be removed there': truth.at(moves).allowed.has(facts.by),
    'they may not': facts.sticks.every((stick) => !truth.at(moves).allowed.has(stick)),
  };
}

/** Sticks that are kept because they were tried before: no solution with them is lost. */
function triedBeforeClaims(
  { truth, step, run, node: at }: SquarePlace,
  facts: Exclude<LeftOutFacts, { readonly why: 'dominated' }>,
): Verdict {
  const node = at as NaiveNode;
  const path = pathOf(node);
  const left = facts.nodes.map((id) => run.nodes[id] as NaiveNode);
  const best = ({ moves }: NaiveNode) => moves.length + truth.fewest(moves, truth.at(moves).allowed);
  const ways = facts.sticks.map((stick, i) => ({ stick, child: left[i] as NaiveNode }));
  const claims = {
    'they are reached by these sticks, from the path': ways.every(
      ({ stick, child }) => child.moves.at(-1) === stick && child.parent !== null && path.includes(child.parent),
    ),
    'they were entered before the path went on': ways.every(
      ({ child }) => child.enteredAt < (path[(child.parent?.moves.length ?? 0) + 1]?.enteredAt ?? 0),
    ),
    'a solution with one of them is no cheaper here': ways.every(
      ({ stick, child }) =>
        best(child) <= node.moves.length + 1 + truth.fewest([...node.moves, stick], truth.at(node.moves).allowed),
    ),
  };
  if (facts.why === 'left-to') return claims;
  return {
    ...claims,
    'they were searched to their ends': left.every(({ endedAt }) => endedAt !== null && endedAt < step),
    'the bound is this': run.iterations[node.iteration]?.bound === facts.bound,
    'no solution there is cheap enough': left.every((each) => best(each) > facts.bound),
  };
}

function riseClaims(place: SquarePlace, before: number, h: number, cause: RiseCause): Verdict {
  const { node, truth } = place;
  const parent = node?.parent?.moves ?? [];
  switch (cause) {
    case 'scan':
    case 'weights':
      return { 'so many were needed before too': truth.fewest(parent) >= h && truth.fewest(parent) > before };
    case 'allowed':
      return { 'fewer may be removed': truth.at(movesAt(place)).allowed.size < truth.at(parent).allowed.size };
    case 'table':
      return { 'it was searched before': searchedInVain(place) !== undefined };
  }
}
