import { type Sentence, say } from '../sentence.ts';
import { many } from '../words-en.ts';
import type { EstimateUse, PathMoveFacts, PathNodeFacts } from './answer-path-facts.ts';

const nthOf = ({ nth, of, word, name }: PathMoveFacts) =>
  `move ${nth} of ${of}: ${word === 'move' ? '' : `${word} `}${name}`;

/** The path of an answer, apart from the search that found it. */
export const enAnswerPath = {
  title: (moves: number) => `The answer’s path: ${many(moves, 'move')}`,
  only: 'Only this path is shown, not the search that found it.',
  back: 'Back to the search',
  step: 'Step',
  previous: 'Back',
  path: 'Path from the start to the goal',
  node: (g: number, h: number | null) => (h === null ? `g ${g}, the goal` : `g ${g}, h ${h}, f ${g + h}`),
  unseen: (g: number) => `g ${g}`,
  start: (moves: number, use: EstimateUse): Sentence =>
    say`This is the way to the answer alone: ${many(moves, 'move')}, from the start to the goal. ${
      use === 'its-own' ? '' : 'h is shown at each node, though this search does not use it.'
    }`,
  root: (): Sentence => say`The start: no move is made yet, so g = 0.`,
  enter: (move: PathMoveFacts, g: number): Sentence => say`Here is ${nthOf(move)}. g = ${g}.`,
  estimate: ({ g, h, rest }: PathNodeFacts): Sentence =>
    h === rest
      ? say`h = ${h}, and ${h === 0 ? 'nothing more is' : `${h} more ${h === 1 ? 'is' : 'are'}`} needed: here h is exact. f = g + h = ${g} + ${h} = ${g + h}, what the whole path costs.`
      : say`h = ${h}: at least ${h} more ${h === 1 ? 'is' : 'are'} needed. In truth it takes ${rest}, for no way to a goal is shorter than this one: here h is too low by ${rest - h}. f = g + h = ${g} + ${h} = ${g + h}; the whole path costs ${g + rest}.`,
  choose: (move: PathMoveFacts): Sentence => say`Next comes ${nthOf(move)}.`,
  goal: (g: number): Sentence => say`This is the goal. g = ${g}: that is what the path costs.`,
  end: (names: readonly string[]): Sentence =>
    say`The answer’s path in full: ${names.join(', ')}. “Back to the search” or Esc leads back to where you were.`,
};

export type AnswerPathMessages = typeof enAnswerPath;
