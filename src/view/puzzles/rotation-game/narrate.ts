/** Puts a moment of the Rotation Game into words: facts read off trace and position, handed to the messages. */
import type { RotationMessages } from '../../../messages/puzzles/rotation-game/en.ts';
import type { RotationEstimateFacts, TurnFacts } from '../../../messages/puzzles/rotation-game/facts.ts';
import type { Sentence } from '../../../messages/sentence.ts';
import { centre, type RotationBoard } from '../../../puzzles/rotation-game/board.ts';
import { crossingOf } from '../../../puzzles/rotation-game/position.ts';
import { naive, rotationProblem } from '../../../puzzles/rotation-game/rotation-problem.ts';
import type { Problem } from '../../../search/problem.ts';
import { sizeBelow } from '../../../trace/subtrees.ts';
import { boundSentence, subtreeWithout } from '../../told/ida-narrate.ts';
import type { RotationScene } from './rotation-scene.ts';

/** What happened at this step, and why. */
export function narrate(scene: RotationScene, say: RotationMessages): Sentence {
  const { moment, board, trace } = scene;
  const { g, value, moves } = moment;
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
    case 'choose':
    case 'backtrack':
      return branchSentence(scene, say);
    case 'goal':
      return say.goal(moves, digitOfCentre(board));
    case 'end':
      return say.end(moves, digitOfCentre(board), trace.nodes, trace.iterations.length);
    default:
      return []; // what other searches say
  }
}

/** For a cut above the bound's depth: how many nodes the subtree would have without the estimate. Null elsewhere. */
export function withoutEstimate(scene: RotationScene, say: RotationMessages): Sentence | null {
  return scene.by === 'naive' ? null : subtreeWithout(scene, () => naiveBelow(scene), say);
}

/** The search below the node at hand: its root too leaves out what would undo the move that led there. */
function naiveBelow({ instance, moment }: RotationScene): Problem {
  const blind = rotationProblem(instance, naive);
  const last = moment.moves.at(-1) ?? -1;
  return {
    ...blind,
    branch: (positions, at, move, moves, from) => blind.branch(positions, at, move < 0 ? last : move, moves, from),
  };
}

export function enterSentence({ moment, made, board, digits }: RotationScene, say: RotationMessages): Sentence {
  return made === null ? say.enterRoot(digits) : say.enter(moment.node, turnOf(made, board, 'to'), moment.g, digits);
}

/** Why h is what it is. */
export function estimateFacts({ moment, by, digits }: RotationScene, h: number): RotationEstimateFacts {
  return { g: moment.g, h, bound: moment.iteration.bound, by, digits };
}

function digitOfCentre(board: RotationBoard): number {
  return board[centre[0] as number] as number;
}

/** What a move does, with the digits where they lie on the board: before the move (`from`) or after it (`to`). */
function turnOf(move: number, board: RotationBoard, when: 'from' | 'to'): TurnFacts {
  const { comes, goes } = crossingOf(move);
  const at = (cell: number) => ({ cell, digit: board[cell] as number });
  return { move, comes: at(comes[when]), goes: at(goes[when]) };
}

/** The moves of the node, whichever method tries them. */
export function offeredSentence({ moment, branching }: RotationScene, say: RotationMessages): Sentence {
  return branching ? say.offered(branching.moves, branching.leftOut, moment.moves.at(-1) ?? null) : [];
}

export function chooseSentence({ moment, branching, board }: RotationScene, say: RotationMessages): Sentence {
  if (!branching) return [];
  const { value, node } = moment;
  const { moves } = branching;
  return say.choose(node, moves.indexOf(value) + 1, moves.length, turnOf(value, board, 'from'));
}

export function scanSentence({ scan, digits, best, by }: RotationScene, say: RotationMessages): Sentence {
  const seen = digits.slice(0, (scan ?? 0) + 1);
  const [first] = seen;
  const looked = seen.at(-1);
  const leader = seen.find(({ digit }) => digit === best[0]) ?? first;
  if (!looked || !leader) return [];
  const facts = { ...looked, best, most: leader.count, least: leader.distance };
  return by === 'eight-minus-max' ? say.scanCount(facts) : say.scanDistance(facts);
}

function branchSentence(scene: RotationScene, say: RotationMessages): Sentence {
  const { moment, branching, trace } = scene;
  if (!branching) return [];
  const { moves, leftOut } = branching;
  if (moment.kind === 'branch') return say.branch(moves, leftOut, moment.moves.at(-1) ?? null);
  if (moment.kind === 'choose') return chooseSentence(scene, say);
  return say.backtrack(moment.node, moves.length, sizeBelow(trace, moment.node), moment.iteration.bound);
}
