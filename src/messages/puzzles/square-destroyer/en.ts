import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, many, node, ordinal } from '../../words-en.ts';
import {
  type BranchFacts,
  type EstimateFacts,
  inHalves,
  type LeftOutFacts,
  type RiseCause,
  type ScanFacts,
  type SquareName,
  sumUp,
  type TriedFacts,
} from './facts.ts';
import { enSquareShell } from './shell-en.ts';

const square = (s: SquareName): Part => ({
  thing: 'square',
  id: s.index,
  text: `${s.side} × ${s.side} (${s.row},${s.column})`,
});
const stick = (id: number): Part => ({ thing: 'stick', id, text: String(id) });
const squares = (names: readonly SquareName[], most = 6): Sentence =>
  names.length <= most
    ? list(names.map(square), ', ', ' and ')
    : [...list(names.slice(0, most).map(square), ', '), ` and ${names.length - most} more`];
const must = (h: number) => `at least ${h === 1 ? 'one more stick' : `${h} more sticks`} must be removed`;
/** The same where sticks are kept: whoever took those as well might need fewer. */
const mustOfAllowed = (h: number) => `at least ${h === 1 ? 'one' : h} more of the allowed sticks must be removed`;
const names = (sticks: readonly number[]) => list(sticks.map(stick), ', ', ' and ');
const nodes = (ids: readonly number[]) => list(ids.map(node), ', ', ' and ');

const orders = {
  'most-squares': 'sticks that belonged to most squares at the start first',
  ascending: 'by id',
  'most-alive': 'sticks that break most alive squares first',
};

/** Why h is a lower bound here: what the table knows, the weights, the counted squares, or no more than that a square is alive. */
function reason(facts: EstimateFacts): Sentence {
  const { h, own, counted, weights, alive, disjointIn } = facts;
  if (alive === 0) return say`No square is alive: this is a goal.`;
  if (h > own) return remembered(facts);
  if (weights) return weighed(weights, disjointIn, h);
  if (!counted) return say`Some square is alive, so ${must(1)}.`;
  if (alive === 1) return say`Only square ${squares(counted)} is alive: ${must(h)}.`;
  const isOfAll = disjointIn === 'sticks';
  if (counted.length === 1)
    return say`Only square ${squares(counted)} can be counted: every other alive square shares a stick ${isOfAll ? '' : 'that may be removed '}with it. So ${must(h)}.`;
  return isOfAll
    ? say`Squares ${squares(counted)} share no stick, so no single stick breaks two of them: ${must(h)}.`
    : say`Squares ${squares(counted)} share no stick that may be removed, so no such stick breaks two of them: ${mustOfAllowed(h)}.`;
}

/** What the table of failures knows of the position. */
function remembered({ h, kept, searched }: EstimateFacts): Sentence {
  const inVain = `in vain, with ${many(h - 1, 'more stick')} allowed: ${(kept === 'some' ? mustOfAllowed : must)(h)}.`;
  return searched === null
    ? say`By the table of failures this position was searched before ${inVain}`
    : say`The same position was searched at node ${node(searched)} ${inVain}`;
}

function weighed(
  weights: NonNullable<EstimateFacts['weights']>,
  disjointIn: EstimateFacts['disjointIn'],
  h: number,
): Sentence {
  const { total, ones, halves } = sumUp(weights);
  const each = [
    ...(ones.length > 0 ? [say`1 for ${squares(ones)}`] : []),
    ...(halves.length > 0 ? [say`½ for ${squares(halves)}`] : []),
  ];
  const [any, needed] = disjointIn === 'sticks' ? ['stick', must(h)] : ['stick that may be removed', mustOfAllowed(h)];
  return say`The alive squares weigh ${total} in all: ${each.flatMap((part, i) => (i === 0 ? part : ['; ', ...part]))}. No ${any} carries more than 1 of that, so each takes away 1 at most: ${needed}.`;
}

/** The sticks that are not tried, and why no solution is lost. */
function notTried(facts: LeftOutFacts): Sentence {
  const { sticks } = facts;
  const isOne = sticks.length === 1;
  const subject = say` ${isOne ? 'Stick' : 'Sticks'} ${names(sticks)} `;
  const [are, them, any] = isOne ? ['is', 'it', 'it'] : ['are', 'them', 'any of them'];
  switch (facts.why) {
    case 'searched':
      return say`${subject}${are} kept: solutions with ${any} were searched from ${isOne ? 'node' : 'nodes'} ${nodes(facts.nodes)}, and none has f ≤ ${facts.bound}.`;
    case 'left-to':
      return say`${subject}${are} kept: solutions with ${any} are left to ${isOne ? 'node' : 'nodes'} ${nodes(facts.nodes)}.`;
    case 'dominated':
      return facts.node === null
        ? say`${subject}${are} left out: stick ${stick(facts.by)} breaks all that ${isOne ? 'it breaks' : 'they break'}, and can replace ${them} in any solution.`
        : say`${subject}${isOne ? 'has' : 'have'} been left out since node ${node(facts.node)}: stick ${stick(facts.by)} broke all that ${isOne ? 'it' : 'they'} broke there, and could replace ${them}.`;
  }
}

function branchOn({ square: at, sticks, picked, leftOut }: BranchFacts): Sentence {
  const [only] = sticks;
  if (only === undefined) return say`${square(at)} is alive, but none of its sticks may be removed: a dead end.`;
  if (sticks.length === 1) return say`Branch on ${square(at)}: of its sticks only ${stick(only)} may be removed.`;
  const which =
    picked === 'first-alive'
      ? ', the first alive square by side, row and column'
      : `: it has ${sticks.length} sticks that may be removed, and no alive square has fewer`;
  // where some are left out, the reason for each says why nothing is missed
  return leftOut.length === 0
    ? say`Branch on ${square(at)}${which}. One of its sticks must be removed, so nothing is missed.`
    : say`Branch on ${square(at)}${which}. One of its sticks must be removed.`;
}

/** The shared sticks, one reason for each counted square that is in the way. */
function reasons(shared: ScanFacts['shared']): Sentence {
  return shared.flatMap((x, i) => {
    const between = i === 0 ? '' : i === shared.length - 1 ? ' and ' : ', ';
    return [between, ...say`stick ${stick(x.stick)} with ${square(x.square)}`];
  });
}

const rises: Record<RiseCause, string> = {
  scan: 'These squares were alive and disjoint before too, but the scan takes whichever comes first, and so it counted fewer.',
  weights:
    'These weights were possible before too, but weights go to whichever square comes first, and so they came to less.',
  allowed: 'Fewer sticks may be removed here than before, so more can be proved.',
  table: 'The table knows more of this position than the estimate does.',
};

/** What Square Destroyer says about its steps. Every function is given facts of one node and says nothing else. */
export const enSquares = {
  shell: enSquareShell,
  amount: (sticks: number): string => many(sticks, 'stick'),
  reason,
  same: (of: 'squares' | 'squares-and-sticks'): Sentence =>
    of === 'squares'
      ? say`the same squares are alive, whichever sticks were removed`
      : say`the same squares are alive, and the same of their sticks may be removed`,
  answer: (removed: readonly number[]): Sentence =>
    removed.length === 0
      ? say`The answer is 0: no square is alive at the start.`
      : say`The answer is ${removed.length}: take out ${names(removed)}.`,
  square: (s: SquareName) => `${s.side} × ${s.side} (${s.row},${s.column})`,
  firstBound: (bound: number, from: 'root-estimate' | 'zero'): Sentence =>
    from === 'zero'
      ? say`The first bound is ${bound}.`
      : say`The first bound is the estimate of the start: h = ${bound}.${bound === 0 ? ' No square is alive.' : ' h never overestimates, so fewer sticks are not enough.'}`,
  raised: (previous: number, bound: number, cause: number | null, nodes: number, prunes: number): Sentence =>
    say`Bound ${previous} was not enough: ${
      nodes === 1
        ? `the only node had f > ${previous} and was cut.`
        : `of ${many(nodes, 'node')}, ${count(prunes)} had f > ${previous} and ${prunes === 1 ? 'was' : 'were'} cut, and no goal was met.`
    } ${
      cause === null
        ? say`h never overestimates, so every solution has more than ${many(previous, 'stick')}. The bound goes up by one to ${bound}.`
        : say`The least f that was cut is ${bound}, first at node ${node(cause)}. h never overestimates, so every solution has at least ${many(bound, 'stick')}: that is the new bound.`
    }`,
  enterRoot: (alive: number): Sentence =>
    say`Start: no stick is removed yet (g = 0). ${many(alive, 'square')} ${alive === 1 ? 'is' : 'are'} alive.`,
  enter: (id: number, removed: number, broken: readonly SquareName[], g: number, alive: number): Sentence =>
    say`Node ${node(id)}: stick ${stick(removed)} is removed and breaks ${squares(broken)}. g = ${g}; ${alive === 0 ? 'no square is alive any more' : `${many(alive, 'square')} ${alive === 1 ? 'is' : 'are'} still alive`}.`,
  estimate: ({ g, h, bound, ...why }: EstimateFacts): Sentence =>
    say`h = ${h}. ${reason({ g, h, bound, ...why })} f = g + h = ${g} + ${h} = ${g + h} ${
      g + h > bound ? `> ${bound}: over the bound.` : `≤ ${bound}: this node is searched.`
    }`,
  fell: (before: number, h: number, by: 'greedy-disjoint' | 'other'): Sentence =>
    say` h fell from ${before} to ${h} with one stick: ${by === 'greedy-disjoint' ? 'greedy-disjoint' : 'this h'} never overestimates, but it is not consistent. A consistent h falls by no more than the move costs, here 1.`,
  rose: (before: number, h: number, cause: RiseCause): Sentence =>
    say` h rose from ${before} to ${h}, as a lower bound may. ${rises[cause]}`,
  prune: ({ g, h, bound, ...why }: EstimateFacts): Sentence =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}: cut. ${reason({ g, h, bound, ...why })} ${g === 0 ? 'That' : `With the ${g} removed that`} makes at least ${g + h}, and this bound allows ${bound === 0 ? 'none' : bound}.`,
  branch: (facts: BranchFacts): Sentence =>
    say`${branchOn(facts)}${
      facts.sticks.length < 2 ? '' : say` Order: ${list(facts.sticks.map(stick), ', ')} (${orders[facts.order]}).`
    }${facts.leftOut.flatMap(notTried)}`,
  choose: (id: number, nth: number, of: TriedFacts, breaks: readonly SquareName[]): Sentence =>
    of.which === 'allowed' && of.tried === 1
      ? say`Try stick ${stick(id)}, the only one of ${square(of.square)} that may be removed. It would break ${squares(breaks)}.`
      : say`Try stick ${stick(id)}, the ${ordinal(nth)} of the ${of.tried} sticks of ${square(of.square)}${of.which === 'all' ? '' : ' that may be removed'}. It would break ${squares(breaks)}.`,
  backtrack: (id: number, { square: at, tried, which }: TriedFacts, below: number, bound: number): Sentence => {
    if (tried === 0)
      return say`No stick of ${square(at)} may be removed at node ${node(id)}, so nothing is left to try. Back.`;
    const sticks = tried === 1 ? 'The only stick' : tried === 2 ? 'Both sticks' : `All ${tried} sticks`;
    return say`${sticks} of ${square(at)}${which === 'all' ? '' : ' that may be removed'} ${tried === 1 ? 'was' : 'were'} tried at node ${node(id)}: no solution with f ≤ ${bound} ${below === 1 ? 'at the one node' : `among the ${count(below)} nodes`} below. Back.`;
  },
  /** `previous` is the bound that failed before this one, null where this is the first. */
  goal: (removed: readonly number[], bound: number, previous: number | null): Sentence =>
    removed.length === 0
      ? say`No square is alive at the start: nothing has to be removed.`
      : say`Goal: with ${names(removed)} removed no square is left. No solution has fewer than ${many(removed.length, 'stick')}: h never overestimates, and ${
          previous === null
            ? `that of the start is ${bound} already.`
            : previous === bound - 1
              ? `bound ${previous} was searched in vain.`
              : `under bound ${previous} nothing was cut with f < ${bound}.`
        }`,
  end: (removed: readonly number[], nodes: number, iterations: number): Sentence =>
    say`End. The answer is ${removed.length}${
      removed.length === 0 ? '' : [': take out ', ...names(removed)]
    }. It took ${many(nodes, 'node')} in ${many(iterations, 'iteration')}.`,
  scan: ({ at, of, square: s, counted, shared, disjointIn }: ScanFacts): Sentence =>
    shared.length === 0
      ? say`Scan, alive square ${at} of ${of}: ${square(s)} shares no stick${disjointIn === 'sticks' ? '' : ' that may be removed'} with a counted square. It is counted: h ≥ ${counted}.`
      : say`Scan, alive square ${at} of ${of}: ${square(s)} is skipped, for it shares ${reasons(shared)}. Still h ≥ ${counted}.`,
  /** `table`: whether that subtree too is searched with a table, one that is empty at first. */
  without: (nodes: number, capped: boolean, table: 'table' | 'forget'): Sentence =>
    say`With h = 1 instead (naive)${table === 'table' ? ' and a table that is empty at first' : ''}, this subtree would have ${capped ? 'more than ' : ''}${many(nodes, 'node')} at this bound${capped ? ' (the count stops there)' : ''}.`,

  table: { square: 'square', sticks: 'sticks', estimate: 'status' },
  status: {
    missing: (id: number): Sentence => say`broken: stick ${stick(id)} is missing`,
    removed: (id: number): Sentence => say`broken by stick ${stick(id)}`,
    alive: say`alive`,
    counted: (k: number): Sentence => say`counted ${k}`,
    skipped: (id: number, by: SquareName): Sentence => say`skipped: shares stick ${stick(id)} with ${square(by)}`,
    weight: (halves: number, full: number | null): Sentence =>
      full === null || halves > 0
        ? say`weighs ${inHalves(halves)}`
        : say`weighs 0: stick ${stick(full)} carries 1 already`,
  },

  board: {
    region: 'Board. Arrow keys go from stick to stick; Enter or Space takes a stick out or puts it back while editing.',
    numbering: 'Numbering',
    numberings: { all: 'all', hover: 'on hover', none: 'none' },
    edit: 'Edit',
    editing: 'Editing: click a stick to take it out or put it back. Back in the browser undoes.',
    smaller: 'Smaller grid',
    larger: 'Larger grid',
    complete: 'Complete',
    random: 'Random',
    stick: (id: number, status: string) => `stick ${id}, ${status}`,
    stickStatus: {
      present: 'present',
      missing: 'missing',
      removed: 'removed by the search',
      'left-out': 'present, not tried here',
    },
    horizontal: (row: number, n: number, j: number, id: number) =>
      `horizontal, line r = ${row}, place j = ${j}: r·w + j + 1 = ${row}·${2 * n + 1} + ${j} + 1 = ${id}`,
    vertical: (row: number, n: number, c: number, id: number) =>
      `vertical below line r = ${row}, place c = ${c}: r·w + n + c + 1 = ${row}·${2 * n + 1} + ${n} + ${c} + 1 = ${id}`,
    usedBy: (names: readonly string[]) => `in ${many(names.length, 'square')}: ${names.join(', ')}`,
    width: (n: number) => `w = 2n + 1 = ${2 * n + 1}`,
    title: (n: number, missing: number) => `n = ${n} · ${missing === 0 ? 'complete' : `${missing} missing`}`,
  },
};

export type SquareMessages = typeof enSquares;
