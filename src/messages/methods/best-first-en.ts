import { list, type Sentence, say } from '../sentence.ts';
import { many, node } from '../words-en.ts';
import type { BestFirstFacts, ListFacts, ReplacedFacts } from './best-first-facts.ts';

const lists = ({ open, closed }: ListFacts) =>
  `Open list: ${many(open, 'node')}; closed list: ${many(closed, 'node')}; all of them are held in memory.`;
const moves = (names: readonly string[]) => list([...names], ', ');

/** What A* says about its steps, of whatever puzzle. Every function is given facts of one node and says nothing else. */
export const enBestFirst = {
  firstBound: (h: number): Sentence =>
    say`A* keeps all nodes it enters and always expands one with the least f. The start has h = ${h}, so nothing can be shorter than ${h}.`,
  raised: (previous: number, bound: number, at: ListFacts): Sentence =>
    say`No node with f ≤ ${previous} is left in the open list: the least f is now ${bound}, so every solution has at least ${bound} ${bound === 1 ? 'move' : 'moves'}. ${lists(at)}`,
  estimate: (g: number, h: number): Sentence =>
    h === 0
      ? say`h = 0: this is a goal. f = g + h = ${g} + 0 = ${g}. Whether it is a best one is known when no node with a smaller f is open.`
      : say`h = ${h}. f = g + h = ${g} + ${h} = ${g + h}: that is its place in the open list.`,
  expand: ({ id, g, h, at }: BestFirstFacts): Sentence =>
    say`Node ${node(id)} is expanded: no open node has a smaller f than its ${g} + ${h} = ${g + h}. ${lists(at)}`,
  keep: ({ id, g, h, at }: BestFirstFacts): Sentence =>
    say`This position is new: node ${node(id)} goes into the open list with f = ${g} + ${h} = ${g + h}. ${lists(at)}`,
  replace: ({ id, g, h, at }: BestFirstFacts, { known, g: longer, was }: ReplacedFacts): Sentence =>
    was === 'open'
      ? say`A shorter way to the position of node ${node(known)}: g = ${g} < ${longer}. Node ${node(id)} takes its place in the open list with f = ${g} + ${h} = ${g + h}. ${lists(at)}`
      : say`A shorter way to the position of node ${node(known)}: g = ${g} < ${longer}. It is expanded already, so the position goes back into the open list as node ${node(id)}, with f = ${g} + ${h} = ${g + h}. ${lists(at)}`,
  duplicate: (id: number, g: number, known: number, knownG: number): Sentence =>
    say`Node ${node(id)} is given up: its position is known as node ${node(known)}, with g = ${knownG} ≤ ${g}.`,
  closed: (id: number, children: number, at: ListFacts): Sentence =>
    say`All moves of node ${node(id)} have been made: it entered ${many(children, 'node')}. It is in the closed list now. ${lists(at)}`,
  goal: (names: readonly string[], at: ListFacts): Sentence =>
    names.length === 0
      ? say`The start is a goal: nothing has to be done.`
      : say`Goal: ${moves(names)}. It is expanded, so no open node has a smaller f, and no solution is shorter than ${names.length}. ${lists(at)}`,
  end: (names: readonly string[] | null, nodes: number, held: number): Sentence =>
    names === null
      ? say`End. There is no solution: the open list is empty. ${many(nodes, 'node')} entered, ${many(held, 'position')} held.`
      : say`End. The answer has ${many(names.length, 'move')}. ${many(nodes, 'node')} entered, ${many(held, 'position')} held at once. IDA* without a table would hold ${names.length + 1}: the path.`,
  bounded: (last: number, nodes: number, held: number): Sentence =>
    say`End. The least f in the open list is over ${last}, so no solution has ${last} moves or fewer: that is the answer. ${many(nodes, 'node')} entered, ${many(held, 'position')} held at once.`,
  full: (held: number, bound: number): Sentence =>
    say`The room for ${many(held, 'position')} is used up: A* stops here. No answer is known, only that it has at least ${bound} ${bound === 1 ? 'move' : 'moves'}.`,
};

export type BestFirstMessages = typeof enBestFirst;
