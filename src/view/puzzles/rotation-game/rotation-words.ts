/** What the Rotation Game says of a position and of a move, whichever method searches. */
import type { RotationMessages } from '../../../messages/puzzles/rotation-game/en.ts';
import { centre, type RotationBoard } from '../../../puzzles/rotation-game/board.ts';
import { leastSequenceWithin } from '../../../puzzles/rotation-game/least-sequence.ts';
import { boardAfter, moveLetter } from '../../../puzzles/rotation-game/moves.ts';
import type { RotationSettings } from '../../../puzzles/rotation-game/settings.ts';
import type { Scene } from '../../scene/scene.ts';
import type { PositionWords } from '../../told/position-words.ts';
import { chooseSentence, enterSentence, estimateFacts, offeredSentence, scanSentence } from './narrate.ts';
import { rotationScene } from './rotation-scene.ts';

/** Nodes at which looking for the first of the shortest solutions stops: some ten milliseconds. */
const MOST_NODES = 50_000;

/** `texts` gives those of the language chosen. */
export function rotationWords(texts: () => RotationMessages): PositionWords<Scene<RotationBoard, RotationSettings>> {
  return {
    name: (_scene, move) => moveLetter(move),
    amount: (_scene, cost) => texts().amount(cost),
    reached: (scene) => enterSentence(rotationScene(scene), texts()),
    isGoal: (scene) => rotationScene(scene).digits.some(({ count }) => count === centre.length),
    reason: (scene) => texts().reason(estimateFacts(rotationScene(scene), scene.moment.value)),
    sameness: () => texts().same(),
    offered: (scene) => offeredSentence(rotationScene(scene), texts()),
    attempted: (scene) => chooseSentence(rotationScene(scene), texts()),
    inside: (scene) => scanSentence(rotationScene(scene), texts()),
    answer({ instance }, moves) {
      const made = moves ?? [];
      const least = leastSequenceWithin(instance, made.length, MOST_NODES);
      const digitAfter = (sequence: readonly number[]) => boardAfter(instance, sequence)[centre[0] as number] as number;
      return texts().answer(made, digitAfter(made), least && { moves: least, digit: digitAfter(least) });
    },
  };
}
