import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, many, node, ordinal } from '../../words-en.ts';
import type { PuzzleTexts } from '../puzzle-texts.ts';
import {
  type BranchFacts,
  type EstimateFacts,
  inHalves,
  type LeftOutFacts,
  type ScanFacts,
  type SquareName,
  sumUp,
  type TriedFacts,
} from './facts.ts';

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
const must = (h: number) => (h === 1 ? 'at least one more stick must go' : `at least ${h} more sticks must go`);
/** The same where sticks are kept: whoever took those as well might need fewer. */
const mustOfAllowed = (h: number) => `${must(h)}, of those that may`;

const orders = {
  'most-squares': 'those of most squares at the start first',
  ascending: 'by id',
  'most-alive': 'those that break most alive squares first',
};

/** Why h is a lower bound here: what the table knows, the weights, the counted squares, or no more than that a square is alive. */
function reason({ h, own, counted, weights, alive, disjointIn, kept }: EstimateFacts): Sentence {
  if (alive === 0) return say`No square is alive: this is a goal.`;
  if (h > own)
    return say`This position was searched in vain before, with ${many(h - 1, 'more stick')} allowed: ${(kept === 'some' ? mustOfAllowed : must)(h)}.`;
  if (weights) return weighed(weights, disjointIn, h);
  if (!counted) return say`Some square is alive, so at least one more stick must go.`;
  if (alive === 1) return say`Only square ${squares(counted)} is alive: ${must(h)}.`;
  const [any, needed] = disjointIn === 'sticks' ? ['stick', must(h)] : ['stick that may go', mustOfAllowed(h)];
  if (counted.length === 1)
    return say`Square ${squares(counted)} is alive, and every other alive square shares a ${any} with it: ${needed}.`;
  return say`Squares ${squares(counted)} share no ${any}, so no single stick breaks two of them: ${needed}.`;
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
  const [any, needed] = disjointIn === 'sticks' ? ['stick', must(h)] : ['stick that may go', mustOfAllowed(h)];
  return say`The alive squares weigh ${total} in all: ${each.flatMap((part, i) => (i === 0 ? part : ['; ', ...part]))}. No ${any} carries more than 1 of that, so each takes away 1 at most: ${needed}.`;
}

/** The sticks that are not tried, and why not. */
function notTried(facts: LeftOutFacts): Sentence {
  const { sticks } = facts;
  const names = list(sticks.map(stick), ', ', ' and ');
  const [subject, are, they, were] =
    sticks.length === 1 ? ['Stick', 'is', 'it', 'was'] : ['Sticks', 'are', 'they', 'were'];
  if (facts.why === 'tried')
    return say` ${subject} ${names} ${are} kept: ${they} ${were} tried in vain at node ${node(facts.node)}.`;
  const breaks = sticks.length === 1 ? 'breaks' : 'break';
  return facts.node === null
    ? say` ${subject} ${names} ${are} left out: everything ${they} ${breaks}, stick ${stick(facts.by)} breaks too.`
    : say` ${subject} ${names} ${sticks.length === 1 ? 'has' : 'have'} been left out since node ${node(facts.node)}: everything ${they} broke there, stick ${stick(facts.by)} broke too.`;
}

function branchOn({ square: at, sticks, picked, leftOut }: BranchFacts): Sentence {
  const [only] = sticks;
  if (only === undefined) return say`${square(at)} is alive, but none of its sticks may go: a dead end.`;
  if (sticks.length === 1) return say`Branch on ${square(at)}: of its sticks only ${stick(only)} may go, so it has to.`;
  if (picked === 'fewest-sticks')
    return say`Branch on ${square(at)}: it has ${sticks.length} sticks that may go, no alive square has fewer, and one of them has to go.`;
  return say`Branch on ${square(at)}, the first alive square by side, row and column: one of its sticks has to go${leftOut.length === 0 ? ', so nothing is missed' : ''}.`;
}

/** The shared sticks, one reason for each counted square that is in the way. */
function reasons(shared: ScanFacts['shared']): Sentence {
  return shared.flatMap((x, i) => {
    const between = i === 0 ? '' : i === shared.length - 1 ? ' and ' : ', ';
    return [between, ...say`stick ${stick(x.stick)} with ${square(x.square)}`];
  });
}

/** What Square Destroyer says about its steps. Every function is given facts of one node and says nothing else. */
export const enSquares = {
  shell: {
    board: 'Board',
    table: 'Squares',
    move: 'stick',
    presets: {
      guide: 'greedy-disjoint, sticks of most squares first, bounds from h(root), one more each time',
      blind: 'naive estimate, h = 1 while any square is alive: deepening that cannot see ahead',
      poj: 'as many contest programs do it: from bound 0 to the least f that was cut',
      textbook: 'from bound 0, one more each time',
      strong: 'fractional estimate, branching on the fewest sticks; tried and dominated sticks are left out; a table',
      astar: 'A* with greedy-disjoint: it expands the least f first, and holds all it enters in memory',
    },
    choices: {
      estimate: 'Estimate h',
      sticks: 'Stick order',
      first: 'First bound',
      next: 'Next bound',
      square: 'Square branched on',
      siblings: 'Tried sticks',
      dominance: 'Dominated sticks',
      memory: 'Memory',
      search: 'Search',
    },
    values: {
      'greedy-disjoint': 'greedy-disjoint',
      naive: 'naive (h = 1)',
      'allowed-disjoint': 'disjoint in allowed sticks',
      fractional: 'fractional: weights of ½',
      'most-squares': 'most squares first',
      ascending: 'by id',
      'most-alive': 'most squares alive now first',
      'root-estimate': 'h(root)',
      zero: '0',
      'plus-one': 'one more',
      'least-overflow': 'least f cut',
      'first-alive': 'first alive',
      'fewest-sticks': 'fewest allowed sticks',
      'try-again': 'may be tried again',
      exclusion: 'kept for good (exclusion)',
      'all-sticks': 'tried all the same',
      dominance: 'left out (dominance)',
      forget: 'none',
      table: 'a table of failures',
      'ida-star': 'IDA*',
      'a-star': 'A*',
    },
    examples: {
      'sample-1': 'contest sample 1: n = 2, complete',
      'sample-2': 'contest sample 2: n = 3 without 12 17 23',
      'complete-1': 'complete n = 1',
      'complete-3': 'complete n = 3',
      'complete-4': 'complete n = 4',
      'complete-5': 'complete n = 5',
      hard: 'hard for guide: n = 5 without 29 32 33 47',
      'nothing-left': 'nothing left to break: n = 3 without horizontals',
    },
    expected: {
      side: (from, to) => `the side n of the grid, ${from} to ${to}`,
      'missing-count': (from, to) => `how many sticks are missing, ${from} to ${to}`,
      stick: (from, to) => `the id of a stick, ${from} to ${to}`,
    },
    random: 'The same seed always gives the same grid.',
    scan: (at, of) => `square ${at} of ${of} in the scan`,
    into: 'Into: the scan of squares inside the estimate',
  } satisfies PuzzleTexts as PuzzleTexts,
  amount: (sticks: number): string => many(sticks, 'stick'),
  reason,
  same: (of: 'squares' | 'squares-and-sticks'): Sentence =>
    of === 'squares'
      ? say`the same squares are alive, whichever sticks were removed`
      : say`the same squares are alive, and the same of their sticks may be removed`,
  answer: (removed: readonly number[]): Sentence =>
    removed.length === 0
      ? say`The answer is 0: no square is alive at the start.`
      : say`The answer is ${removed.length}: take out ${list(removed.map(stick), ', ', ' and ')}.`,
  square: (s: SquareName) => `${s.side} × ${s.side} (${s.row},${s.column})`,
  firstBound: (bound: number, from: 'root-estimate' | 'zero'): Sentence =>
    from === 'zero'
      ? say`The first bound is ${bound}.`
      : say`The first bound is the estimate of the start: h = ${bound}.${bound === 0 ? ' No square is alive.' : ' Fewer sticks cannot be enough.'}`,
  raised: (previous: number, bound: number, cause: number | null, nodes: number, prunes: number): Sentence =>
    say`Bound ${previous} was not enough: ${
      nodes === 1
        ? `the only node had f > ${previous} and was cut.`
        : `of ${many(nodes, 'node')}, ${count(prunes)} had f > ${previous} and ${prunes === 1 ? 'was' : 'were'} cut, and no goal was met.`
    } ${
      cause === null
        ? say`The bound goes up by one to ${bound}.`
        : say`The least f that was cut is ${bound}, first at node ${node(cause)}; it is the new bound.`
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
    by === 'greedy-disjoint'
      ? say` h fell from ${before} to ${h} with one stick: greedy-disjoint never overestimates, but it is not consistent.`
      : say` h fell from ${before} to ${h} with one stick: this estimate never overestimates, but it is not consistent.`,
  prune: ({ g, h, bound, ...why }: EstimateFacts): Sentence =>
    say`f = ${g} + ${h} = ${g + h} > ${bound}: cut. ${reason({ g, h, bound, ...why })} With ${g} removed that makes ${g + h}, and this bound allows ${bound}.`,
  branch: (facts: BranchFacts): Sentence =>
    say`${branchOn(facts)}${
      facts.sticks.length < 2 ? '' : say` Order: ${list(facts.sticks.map(stick), ', ')} (${orders[facts.order]}).`
    }${facts.leftOut.flatMap(notTried)}`,
  choose: (id: number, nth: number, of: TriedFacts, breaks: readonly SquareName[]): Sentence =>
    of.which === 'allowed' && of.tried === 1
      ? say`Try stick ${stick(id)}, the only one of ${square(of.square)} that may go. It would break ${squares(breaks)}.`
      : say`Try stick ${stick(id)}, the ${ordinal(nth)} of the ${of.tried} sticks of ${square(of.square)}${of.which === 'all' ? '' : ' that may go'}. It would break ${squares(breaks)}.`,
  backtrack: (id: number, { square: at, tried, which }: TriedFacts, below: number, bound: number): Sentence => {
    if (tried === 0) return say`No stick of ${square(at)} may go at node ${node(id)}, so nothing is left to try. Back.`;
    const inVain = say`tried at node ${node(id)}: no solution with f ≤ ${bound} among the ${many(below, 'node')} below. Back.`;
    if (which === 'all') return say`All ${tried} sticks of ${square(at)} were ${inVain}`;
    return tried === 1
      ? say`The only stick of ${square(at)} that may go was ${inVain}`
      : say`All ${tried} sticks of ${square(at)} that may go were ${inVain}`;
  },
  goal: (removed: readonly number[], bound: number, proof: 'nothing' | 'estimate' | 'iterations'): Sentence =>
    removed.length === 0
      ? say`No square is alive at the start: nothing has to be removed.`
      : say`Goal: with ${list(removed.map(stick), ', ', ' and ')} removed no square is left. ${
          removed.length === 1 ? '1 stick' : `${removed.length} sticks`
        } is the least: ${
          proof === 'iterations'
            ? `no smaller bound than ${bound} had a solution.`
            : `the estimate of the start already says ${bound}.`
        }`,
  end: (removed: readonly number[], nodes: number, iterations: number): Sentence =>
    say`End. The answer is ${removed.length}${
      removed.length === 0 ? '' : [': take out ', ...list(removed.map(stick), ', ', ' and ')]
    }. It took ${many(nodes, 'node')} in ${many(iterations, 'iteration')}.`,
  scan: ({ at, of, square: s, counted, shared, disjointIn }: ScanFacts): Sentence =>
    shared.length === 0
      ? say`Scan, alive square ${at} of ${of}: ${square(s)} shares no stick${disjointIn === 'sticks' ? '' : ' that may go'} with a counted square. It is counted: h ≥ ${counted}.`
      : say`Scan, alive square ${at} of ${of}: ${square(s)} is skipped, for it shares ${reasons(shared)}. Still h ≥ ${counted}.`,
  without: (nodes: number, capped: boolean): Sentence =>
    capped
      ? say`With h = 1 instead (naive), this subtree would have more than ${many(nodes, 'node')} at this bound (the count stops there).`
      : say`With h = 1 instead (naive), this subtree would have ${many(nodes, 'node')} at this bound.`,

  table: { square: 'square', sticks: 'sticks', estimate: 'status' },
  status: {
    missing: (id: number): Sentence => say`broken: ${stick(id)} is missing`,
    removed: (id: number): Sentence => say`broken by ${stick(id)}`,
    alive: say`alive`,
    counted: (k: number): Sentence => say`counted ${k}`,
    skipped: (id: number, by: SquareName): Sentence => say`skipped: ${stick(id)} is in ${square(by)}`,
    weight: (halves: number, full: number | null): Sentence =>
      full === null || halves > 0 ? say`weighs ${inHalves(halves)}` : say`weighs 0: ${stick(full)} carries 1 already`,
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
