/** Sentences of IDA* that are word for word the same in several puzzles, where each move costs 1 and the bound rises by one. */
import { type Sentence, say } from '../sentence.ts';
import { count, many } from '../words-en.ts';

/** Why a bound was searched in vain. */
const notEnough = (bound: number, nodes: number, prunes: number): string =>
  `Bound ${bound} was not enough: ${
    nodes === 1
      ? `the only node had f > ${bound} and was cut.`
      : `of ${many(nodes, 'node')}, ${count(prunes)} had f > ${bound} and ${prunes === 1 ? 'was' : 'were'} cut, and no goal was met.`
  }`;

/** A new bound, where it is always one more. */
export const raised = (previous: number, bound: number, nodes: number, prunes: number): Sentence =>
  say`${notEnough(previous, nodes, prunes)} Cuts are safe because h never overestimates, so no solution has f ≤ ${previous}. Each move costs 1, so the bound goes up by one to ${bound}: no length is skipped.`;

/** f against the bound. */
export const sumOf = ({ g, h, bound }: { readonly g: number; readonly h: number; readonly bound: number }): string =>
  `f = g + h = ${g} + ${h} = ${g + h} ${g + h > bound ? `> ${bound}: over the bound.` : `≤ ${bound}: within the bound.`}`;

/** What the subtree of a cut would be with another estimate and all else the same. */
export const without = (nodes: number, capped: boolean): Sentence =>
  capped
    ? say`With h = 1 instead (naive), this subtree would have more than ${many(nodes, 'node')} at this bound (the count stops there).`
    : say`With h = 1 instead (naive), this subtree would have ${many(nodes, 'node')} at this bound.`;
