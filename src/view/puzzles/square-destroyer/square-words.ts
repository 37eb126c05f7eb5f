/** What Square Destroyer says of a position and of a stick, whichever method searches. */
import type { SquareMessages } from '../../../messages/puzzles/square-destroyer/en.ts';
import type { SquareSettings } from '../../../puzzles/square-destroyer/settings.ts';
import { isClassical, type SquareGrid } from '../../../puzzles/square-destroyer/square-problem.ts';
import type { Scene } from '../../scene/scene.ts';
import type { PositionWords } from '../../told/position-words.ts';
import { branchSentence, changeSentence, enterSentence, estimateFacts, scanSentence } from './narrate.ts';
import { squareScene } from './square-scene.ts';

/** `texts` gives those of the language chosen. */
export function squareWords(texts: () => SquareMessages): PositionWords<Scene<SquareGrid, SquareSettings>> {
  return {
    name: (_scene, move) => String(move),
    amount: (_scene, cost) => texts().amount(cost),
    reached: (scene) => enterSentence(squareScene(scene), texts()),
    isGoal: (scene) => squareScene(scene).position.alive.length === 0,
    reason: (scene) => {
      const at = squareScene(scene);
      return [...texts().reason(estimateFacts(at, scene.moment.value)), ...changeSentence(at, texts())];
    },
    sameness: ({ settings }) => texts().same(isClassical(settings) ? 'squares' : 'squares-and-sticks'),
    offered: (scene) => branchSentence(squareScene(scene), texts()),
    attempted: (scene) => branchSentence(squareScene(scene), texts()),
    inside: (scene) => scanSentence(squareScene(scene), texts()),
    answer: (_scene, moves) => texts().answer(moves ?? []),
  };
}
