/** Puts a moment of Booksort under IDA* into words: facts read off trace and position, handed to the messages. */

import type { BooksortMessages } from '../../../messages/puzzles/booksort/en.ts';
import type { BookEstimateFacts, MoveFacts, SuccessorFacts } from '../../../messages/puzzles/booksort/facts.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import type { BlockMove } from '../../../puzzles/booksort/block-moves.ts';
import { bookProblem } from '../../../puzzles/booksort/book-problem.ts';
import { booksAt, successorsOf } from '../../../puzzles/booksort/position.ts';
import { ruledOutBy } from '../../../trace/ruled-out.ts';
import { subtreeEnd } from '../../../trace/subtrees.ts';
import { boundSentence, subtreeWithout } from '../../told/ida-narrate.ts';
import { type BookScene, isFromBothEnds } from './book-scene.ts';
import { moveFacts, movesAt, pathFacts } from './move-facts.ts';
import { narrateLayers } from './narrate-layers.ts';

/** What happened at this step, and why. */
export function narrate(scene: BookScene, say: BooksortMessages): Sentence {
  if (isFromBothEnds(scene)) return narrateLayers(scene, say);
  const { moment, trace, instance } = scene;
  const { value, g, node, moves, iteration } = moment;
  if (scene.scan !== null) return scanSentence(scene, say);
  switch (moment.kind) {
    case 'bound':
      return boundSentence(scene, say);
    case 'enter':
      return enterSentence(scene, say);
    case 'estimate':
      return say.estimate(estimateFacts(scene, value));
    case 'prune':
      return say.prune(estimateFacts(scene, value - g));
    case 'branch':
      return say.branch(value);
    case 'choose':
      return chooseSentence(scene, say);
    case 'backtrack':
      return say.backtrack(node, movesAt(scene), subtreeEnd(trace, node) - node - 1, iteration.bound);
    case 'goal':
      return say.goal(pathFacts(instance.books, moves));
    case 'end':
      return endSentence(scene, pathFacts(instance.books, moves), say);
    default:
      return []; // what other searches say
  }
}

/** Why h is what it is. */
export function estimateFacts({ moment, successors, isCounting }: BookScene, h: number): BookEstimateFacts {
  const wrong = isCounting ? successors.filter(({ isRight }) => !isRight) : null;
  return { g: moment.g, h, bound: moment.iteration.bound, wrong };
}

export function chooseSentence(scene: BookScene, say: BooksortMessages): Sentence {
  const { value } = scene.moment;
  return say.choose(value + 1, movesAt(scene), moveFacts(scene.books, value), changedBy(scene));
}

export function scanSentence({ successors, books, scan }: BookScene, say: BooksortMessages): Sentence {
  const at = successors[scan ?? 0];
  return at ? say.scan({ ...at, of: books.length }) : [];
}

export function enterSentence(
  { moment, instance, books, successors, isCounting }: BookScene,
  say: BooksortMessages,
): Sentence {
  const now = successors.at(-1)?.wrong ?? 0;
  const last = moment.moves.at(-1);
  if (last === undefined) return say.enterRoot(books.length, isCounting ? now : null);
  const above = booksAt(instance, { root: 0, moves: moment.moves.slice(0, -1) });
  const before = successorsOf(above).at(-1)?.wrong ?? 0;
  return say.enter(moment.node, moveFacts(above, last), moment.g, isCounting ? { before, now } : null);
}

/** The books that get another successor by the move chosen. */
function changedBy({ chosen, successors }: BookScene): SuccessorFacts[] {
  const { l, r, t } = chosen as BlockMove;
  return [l - 1, r, t].flatMap((place) => successors[place - 1] ?? []);
}

function endSentence({ trace }: BookScene, made: readonly MoveFacts[], say: BooksortMessages): Sentence {
  const { nodes, iterations } = trace;
  return trace.outcome === 'solved'
    ? say.end(made, nodes, iterations.length)
    : say.bounded(ruledOutBy(trace) ?? 0, nodes, iterations.length);
}

/** For a cut above the bound's depth: how many nodes the subtree would have without the estimate. Null elsewhere. */
export function withoutEstimate(scene: BookScene, say: BooksortMessages): Sentence | null {
  return scene.isCounting ? subtreeWithout(scene, () => bookProblem(scene.instance, 'naive'), say) : null;
}
