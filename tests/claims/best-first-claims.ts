/** What A* claims, whatever the puzzle, held against its own events and the true distances. */
import type { BestFirstMessages } from '../../src/messages/methods/best-first-en.ts';
import type { ListFacts } from '../../src/messages/methods/best-first-facts.ts';
import type { Claims, Place } from './claims.ts';
import { type NaiveNode, type NaiveRun, pathOf } from './naive-run.ts';

/** What is needed of a puzzle's truth. */
export interface CheapestTruth {
  /** The cost of the cheapest solution, by brute force; `Infinity` where there is none, or none as cheap as was looked for. */
  readonly cheapest: number;
  /** What `amount` should say of a cost, in any language: the number stands in it. */
  readonly isGoal: (moves: readonly number[]) => boolean;
  /** Whether two paths of moves lead to the same position. */
  readonly isSame: (one: readonly number[], other: readonly number[]) => boolean;
}

type At = Place<CheapestTruth>;

/** From which step on a node is open, from which it is closed, and from which its position is held by another. */
interface Stay {
  readonly node: NaiveNode;
  readonly opened: number;
  closed: number;
  gone: number;
}

const known = new WeakMap<NaiveRun, readonly Stay[]>();

function staysOf(run: NaiveRun): readonly Stay[] {
  const before = known.get(run);
  if (before) return before;
  const stays = new Map<number, Stay>();
  for (const [step, event] of run.events.entries()) {
    const node = run.at[step] as NaiveNode;
    const named = 'node' in event ? stays.get(event.node) : undefined;
    if (event.kind === 'replace' && named) named.gone = step;
    if (event.kind === 'expand' && named) named.closed = step;
    if (event.kind === 'keep' || event.kind === 'replace')
      stays.set(node.id, { node, opened: step, closed: Number.POSITIVE_INFINITY, gone: Number.POSITIVE_INFINITY });
  }
  known.set(run, [...stays.values()]);
  return [...stays.values()];
}

/** The nodes that hold their positions after a step. */
function heldAt({ run }: At, step: number): { open: NaiveNode[]; closed: NaiveNode[] } {
  const held = staysOf(run).filter(({ opened, gone }) => opened <= step && step < gone);
  return {
    open: held.flatMap(({ node, closed }) => (step < closed ? [node] : [])),
    closed: held.flatMap(({ node, closed }) => (step < closed ? [] : [node])),
  };
}

const f = ({ g, h }: { readonly g: number; readonly h: number | null }) => g + (h ?? 0);
const lists = (place: At, { open, closed }: ListFacts) => {
  const held = heldAt(place, place.step);
  return { 'so many are open': held.open.length === open, 'so many are closed': held.closed.length === closed };
};
const sums = ({ node }: At, facts: { readonly id: number; readonly g: number; readonly h: number }) => ({
  'it is this node': node?.id === facts.id,
  'these are its g and h': node?.g === facts.g && node.h === facts.h,
});
const leastOpen = (place: At, step = place.step) => Math.min(...heldAt(place, step).open.map(f));
/** `3 sticks`, `3 根火柴`: the number is the first thing in it. */
const isAmount = (text: string, cost: number) => Number.parseInt(text, 10) === cost;

export const bestFirstClaims: Claims<BestFirstMessages, CheapestTruth> = {
  firstBound: (place, h, least) => ({
    'the start has this h': place.run.nodes[0]?.h === h,
    'no solution costs less': place.truth.cheapest >= h,
    'the amount is h': isAmount(least, h),
    'each position is held once': place.run.nodes
      .filter(({ fate }) => fate === 'keep')
      .every((node, i, kept) => kept.findIndex(({ moves }) => place.truth.isSame(moves, node.moves)) === i),
  }),
  raised: (place, previous, bound, least, at) => {
    const { open } = heldAt(place, place.step);
    return {
      'no node with so small an f is open': open.every((node) => f(node) > previous),
      'the least f is the bound': leastOpen(place) === bound,
      'no solution costs less': place.truth.cheapest >= bound,
      'the amount is the bound': isAmount(least, bound),
      ...lists(place, at),
    };
  },
  estimate: ({ node, run, step }, { g, h }) => ({
    'these are its g and h': node?.g === g && node.h === h,
    'next its position is looked up': ['keep', 'replace', 'duplicate'].includes(run.events[step + 1]?.kind ?? ''),
  }),
  expand: (place, { at, ...facts }) => ({
    ...sums(place, facts),
    'no open node has a smaller f': leastOpen(place, place.step - 1) === facts.g + facts.h,
    'it was open before': heldAt(place, place.step - 1).open.some(({ id }) => id === facts.id),
    'it is closed now': heldAt(place, place.step).closed.some(({ id }) => id === facts.id),
    ...lists(place, at),
  }),
  keep: (place, { at, ...facts }, is) => {
    const { open, closed } = heldAt(place, place.step - 1);
    const moves = place.node?.moves ?? [];
    return {
      ...sums(place, facts),
      'its position was not held': ![...open, ...closed].some((held) => place.truth.isSame(held.moves, moves)),
      'it is open now': heldAt(place, place.step).open.some(({ id }) => id === facts.id),
      'it is a goal just where that is said': place.truth.isGoal(moves) === (is === 'goal'),
      'the search goes on': place.run.events[place.step + 1] !== undefined,
      ...lists(place, at),
    };
  },
  replace: (place, { at, ...facts }, known) => ({
    ...sums(place, facts),
    ...shorter(place, facts, known),
    'the other was open': heldAt(place, place.step - 1).open.some(({ id }) => id === known.id),
    'it is open in its place': heldAt(place, place.step).open.some(({ id }) => id === facts.id),
    ...lists(place, at),
  }),
  reopen: (place, { at, ...facts }, known, fall) => {
    const path = place.node ? pathOf(place.node) : [];
    const edge = path.findIndex(({ id }) => id === fall.from);
    const [from, to] = [path[edge], path[edge + 1]];
    return {
      ...sums(place, facts),
      ...shorter(place, facts, known),
      'the other was closed': heldAt(place, place.step - 1).closed.some(({ id }) => id === known.id),
      'it is open again': heldAt(place, place.step).open.some(({ id }) => id === facts.id),
      'the fall is on its path': from !== undefined && to?.id === fall.to,
      'h falls as is said': from?.h === fall.before && to?.h === fall.after,
      'the move costs so much': (to?.g ?? 0) - (from?.g ?? 0) === fall.cost,
      'h falls by more than that': fall.before - fall.after > fall.cost,
      ...lists(place, at),
    };
  },
  duplicate: (place, { id, g }, known) => {
    const other = place.run.nodes[known.id];
    return {
      'it is this node': place.node?.id === id && place.node.g === g,
      'the other has this g': other?.g === known.g && known.g <= g,
      'their positions are the same': place.truth.isSame(place.node?.moves ?? [], other?.moves ?? []),
      'the other is held': [...heldAt(place, place.step).open, ...heldAt(place, place.step).closed].includes(
        other as NaiveNode,
      ),
    };
  },
  closed: (place, id, children, known, at) => {
    const node = place.node as NaiveNode;
    return {
      'it is this node': node.id === id,
      'so many were entered': node.children.length === children,
      'so many were known': node.children.filter(({ fate }) => fate === 'duplicate').length === known,
      ...lists(place, at),
    };
  },
  goal: (place, names, least, at) => ({
    'it is a goal': place.truth.isGoal(place.node?.moves ?? []),
    'its path has so many moves': place.node?.moves.length === names.length,
    'no open node has a smaller f': leastOpen(place, place.step - 1) >= (place.node?.g ?? 0),
    'no solution costs less': place.truth.cheapest === place.node?.g,
    'the amount is its cost': isAmount(least, place.node?.g ?? -1),
    ...lists(place, at),
  }),
  end: (place, _answer, counts, path) => ({
    ...counted(place, counts),
    'the solution is a cheapest one': place.truth.cheapest === place.node?.g,
    'a path to it has so many positions': path === null || path === place.truth.cheapest + 1,
  }),
  exhausted: (place, counts) => ({
    ...counted(place, counts),
    'nothing is open': heldAt(place, place.step).open.length === 0,
    'there is no solution': place.truth.cheapest === Number.POSITIVE_INFINITY,
  }),
  bounded: (place, last, _answer, counts) => ({
    ...counted(place, counts),
    'every open node has a greater f': leastOpen(place) > last,
    'no solution costs so little': place.truth.cheapest > last,
  }),
  full: (place, most, least) => ({
    'so many are held': heldAt(place, place.step).open.length + heldAt(place, place.step).closed.length === most,
    'no solution costs less': place.truth.cheapest >= Number.parseInt(least, 10),
  }),
};

function shorter({ run, node, truth }: At, { g }: { readonly g: number }, known: { id: number; g: number }) {
  const other = run.nodes[known.id];
  return {
    'the way is shorter': g < known.g && other?.g === known.g,
    'their positions are the same': truth.isSame(node?.moves ?? [], other?.moves ?? []),
  };
}

function counted(place: At, { nodes, held }: { readonly nodes: number; readonly held: number }) {
  const { open, closed } = heldAt(place, place.step);
  return {
    'so many were entered': place.run.nodes.length === nodes,
    'so many are held': open.length + closed.length === held,
  };
}
