import { list, type Sentence, say } from '../sentence.ts';
import { count, many, node } from '../words-en.ts';
import type { BestFirstFacts, FallFacts, ListFacts, NodeFacts, RunFacts } from './best-first-facts.ts';

const lists = ({ open, closed }: ListFacts) =>
  `Open list: ${many(open, 'node')}; closed list: ${many(closed, 'node')}; both are held in memory.`;
const sum = ({ g, h }: { readonly g: number; readonly h: number }) => `${g} + ${h} = ${g + h}`;
const held = ({ nodes, held: most }: RunFacts) =>
  `${many(nodes, 'node')} ${nodes === 1 ? 'was' : 'were'} entered, ${many(most, 'position')} held at once.`;

/** Of the nodes that an expansion has entered: those whose positions are held by ways that cost no more. */
const droppedOf = (known: number) =>
  known === 0
    ? 'none of them dropped'
    : `${count(known)} of them dropped, as ${known === 1 ? 'a way there that costs no more was' : 'ways there that cost no more were'} known`;

/** What A* says about its steps, of whatever puzzle. Every function is given facts of one node and says nothing else. */
export const enBestFirst = {
  firstBound: (h: number, least: string): Sentence =>
    h === 0
      ? say`A* holds each position once, by the cheapest way found so far, and always expands an open node of the least f. The start has h = 0.`
      : say`A* holds each position once, by the cheapest way found so far, and always expands an open node of the least f. The start has h = ${h}, and h never overestimates: every solution has at least ${least}.`,
  raised: (previous: number, bound: number, least: string, at: ListFacts): Sentence =>
    say`No node with f ≤ ${previous} is open any more: the least f is now ${bound}. Some best solution still leads through an open node, and h never overestimates, so every solution has at least ${least}. ${lists(at)}`,
  estimate: (facts: { readonly g: number; readonly h: number }, reason: Sentence): Sentence =>
    say`h = ${facts.h}. ${reason} f = g + h = ${sum(facts)}. Next: is this position held already?`,
  expand: ({ id, at, ...sums }: BestFirstFacts): Sentence =>
    say`Node ${node(id)} is expanded: no open node has a smaller f than its ${sum(sums)}. It goes from the open list to the closed list. ${lists(at)}`,
  keep: ({ id, at, ...sums }: BestFirstFacts, is: 'goal' | 'other'): Sentence =>
    say`This position is not held yet: node ${node(id)} goes into the open list with f = ${sum(sums)}. ${
      is === 'goal'
        ? 'It is a goal, but it is known to be optimal only once no open node has a smaller f: so A* stops when a goal is expanded, not when it is entered. '
        : ''
    }${lists(at)}`,
  replace: ({ id, at, ...sums }: BestFirstFacts, known: NodeFacts): Sentence =>
    say`A cheaper way to the position of node ${node(known.id)}: g = ${sums.g} < ${known.g}. Node ${node(id)} takes its place in the open list, with f = ${sum(sums)}. ${lists(at)}`,
  reopen: ({ id, at, ...sums }: BestFirstFacts, known: NodeFacts, fall: FallFacts): Sentence =>
    say`A cheaper way to the position of node ${node(known.id)}: g = ${sums.g} < ${known.g}. That node was expanded already, so the position is opened again as node ${node(id)}, with f = ${sum(sums)}. It takes an h that is not consistent: from node ${node(fall.from)} to node ${node(fall.to)} h falls from ${fall.before} to ${fall.after}, by more than the move costs (${fall.cost}). ${lists(at)}`,
  duplicate: (at: NodeFacts, known: NodeFacts, sameness: Sentence): Sentence =>
    say`The position of node ${node(at.id)} is held already, as node ${node(known.id)}: ${sameness}. That way costs no more, g = ${known.g} ≤ ${at.g}, so node ${node(at.id)} is dropped.`,
  closed: (id: number, children: number, known: number, at: ListFacts): Sentence =>
    children === 0
      ? say`Node ${node(id)} has no move to make: nothing is entered. ${lists(at)}`
      : say`All moves of node ${node(id)} have been made: ${many(children, 'node')} entered, ${droppedOf(known)}. ${lists(at)}`,
  goal: (names: readonly string[], least: string, at: ListFacts): Sentence =>
    names.length === 0
      ? say`The start is a goal: nothing has to be done.`
      : say`Goal: ${list([...names], ', ')}. It is expanded, so no open node has a smaller f; and h never overestimates, so no solution has fewer than ${least}. ${lists(at)}`,
  end: (answer: Sentence, counts: RunFacts, path: number | null): Sentence =>
    say`End. ${answer} ${held(counts)}${path === null ? '' : ` IDA* without a table would hold ${many(path, 'position')}: its path.`}`,
  exhausted: (counts: RunFacts): Sentence => say`End. The open list is empty, so there is no solution. ${held(counts)}`,
  bounded: (last: number, answer: Sentence, counts: RunFacts): Sentence =>
    say`End. The least f in the open list is over ${last}, and h never overestimates. ${answer} ${held(counts)}`,
  full: (most: number, least: string): Sentence =>
    say`The room for ${many(most, 'position')} is used up: A* stops here. No answer is known, only that every solution has at least ${least}, for h never overestimates.`,
};

export type BestFirstMessages = typeof enBestFirst;
