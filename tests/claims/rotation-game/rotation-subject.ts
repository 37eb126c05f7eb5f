/** The Rotation Game as a subject of the claims test: who tells it, and what is true of a board. */
import { enBestFirst } from '../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../src/messages/methods/best-first-zh.ts';
import { enRotation, type RotationMessages } from '../../../src/messages/puzzles/rotation-game/en.ts';
import { zhRotation } from '../../../src/messages/puzzles/rotation-game/zh.ts';
import type { RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';
import { solvedBoard } from '../../../src/puzzles/rotation-game/examples.ts';
import { rotationGame } from '../../../src/puzzles/rotation-game/index.ts';
import { type RotationSettings, rotationPresets } from '../../../src/puzzles/rotation-game/settings.ts';
import { count } from '../../../src/trace/record.ts';
import { narrate, withoutEstimate } from '../../../src/view/puzzles/rotation-game/narrate.ts';
import { rotationScene, scanLength } from '../../../src/view/puzzles/rotation-game/rotation-scene.ts';
import { rotationWords } from '../../../src/view/puzzles/rotation-game/rotation-words.ts';
import type { Scene } from '../../../src/view/scene/scene.ts';
import { narrateBestFirst } from '../../../src/view/told/best-first.ts';
import { bestFirstClaims } from '../best-first-claims.ts';
import { type Heard, listen } from '../claims.ts';
import type { Subject, Telling } from '../walk.ts';
import { rotationClaims } from './rotation-claims.ts';
import { type RotationTruth, rotationTruth } from './rotation-truth.ts';

const topic = 'rotation-game';

function tell(texts: RotationMessages, bestFirst: typeof enBestFirst) {
  return (scene: Scene<RotationBoard, RotationSettings>): Telling[] => {
    const heard: Heard[] = [];
    const said = listen(topic, texts, heard);
    if (rotationGame.method(scene.settings) === 'a-star') {
      const words = rotationWords(() => said);
      return [{ sentence: narrateBestFirst(scene, words, listen('best-first', bestFirst, heard)), heard }];
    }
    const sentence = narrate(rotationScene(scene), said);
    const heardBeside: Heard[] = [];
    const beside = withoutEstimate(rotationScene(scene), listen(topic, texts, heardBeside));
    return [{ sentence, heard }, ...(beside ? [{ sentence: beside, heard: heardBeside }] : [])];
  };
}

/** The table of distances, as a search hands it out. */
function tableOf(): Uint8Array {
  let table = new Uint8Array();
  count(rotationGame.search(solvedBoard, rotationPresets.pattern, 'count'), (event) => {
    if (event.kind === 'prepare' && event.built) table = new Uint8Array(event.built);
  });
  return table;
}

const table = tableOf();

export const rotationSubject: Subject<RotationBoard, RotationSettings, RotationTruth> = {
  puzzle: rotationGame,
  languages: { en: tell(enRotation, enBestFirst), zh: tell(zhRotation, zhBestFirst) },
  scanLength,
  truth: rotationTruth,
  claims: { [topic]: rotationClaims, 'best-first': bestFirstClaims },
  built: ({ estimate }) => (estimate === 'pattern-database' ? table : null),
};
