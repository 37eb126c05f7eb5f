/** Square Destroyer as a subject of the claims test: who tells it, and what is true of a grid by brute force. */
import { enBestFirst } from '../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../src/messages/methods/best-first-zh.ts';
import { enSquares, type SquareMessages } from '../../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../../src/messages/puzzles/square-destroyer/zh.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import type { SquareSettings } from '../../../src/puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../../src/puzzles/square-destroyer/square-problem.ts';
import { narrate, withoutEstimate } from '../../../src/view/puzzles/square-destroyer/narrate.ts';
import { scanLength, squareScene } from '../../../src/view/puzzles/square-destroyer/square-scene.ts';
import { squareWords } from '../../../src/view/puzzles/square-destroyer/square-words.ts';
import type { Scene } from '../../../src/view/scene/scene.ts';
import { narrateBestFirst } from '../../../src/view/told/best-first.ts';
import { bestFirstClaims } from '../best-first-claims.ts';
import { type Heard, listen } from '../claims.ts';
import type { Never } from '../coverage.ts';
import type { Subject, Telling } from '../walk.ts';
import { squareClaims } from './square-claims.ts';
import { statusClaims } from './square-status.ts';
import { type SquareTruth, squareTruth } from './square-truth.ts';

const topic = 'square-destroyer';

function tell(texts: SquareMessages, bestFirst: typeof enBestFirst) {
  return (scene: Scene<SquareGrid, SquareSettings>): Telling[] => {
    const heard: Heard[] = [];
    const said = listen(topic, texts, heard);
    if (squareDestroyer.method(scene.settings) === 'a-star') {
      const sentence = narrateBestFirst(
        scene,
        squareWords(() => said),
        listen('best-first', bestFirst, heard),
      );
      return [{ sentence, heard }];
    }
    const sentence = narrate(squareScene(scene), said);
    const heardBeside: Heard[] = [];
    const beside = withoutEstimate(squareScene(scene), listen(topic, texts, heardBeside));
    return [{ sentence, heard }, ...(beside ? [{ sentence: beside, heard: heardBeside }] : [])];
  };
}

export const squareSubject: Subject<SquareGrid, SquareSettings, SquareTruth> = {
  puzzle: squareDestroyer,
  languages: { en: tell(enSquares, enBestFirst), zh: tell(zhSquares, zhBestFirst) },
  scanLength,
  truth: squareTruth,
  claims: { [topic]: squareClaims, 'best-first': bestFirstClaims },
};

/** All that is checked, with what the table of squares says. */
export const squareAsked = { ...squareSubject, claims: { ...squareSubject.claims, 'square-status': statusClaims } };

export const squareNever: readonly Never[] = [
  {
    method: 'ida-star',
    kinds: ['reason', 'same', 'answer'].map((kind) => `${topic}.${kind}`),
    why: 'what the puzzle says where A* tells: IDA* gives its reasons within its own sentences',
  },
  {
    method: 'ida-star',
    kinds: Object.keys(bestFirstClaims).map((kind) => `best-first.${kind}`),
    why: 'the words of A*',
  },
  {
    method: 'a-star',
    kinds: ['firstBound', 'raised', 'estimate', 'prune', 'backtrack', 'goal', 'end', 'without'].map(
      (kind) => `${topic}.${kind}`,
    ),
    why: 'the words of IDA*',
  },
  { method: 'a-star', kinds: ['best-first.exhausted'], why: 'every grid can be broken' },
  { method: 'a-star', kinds: ['best-first.bounded'], why: 'no last bound is asked for' },
  { method: 'a-star', kinds: ['best-first.full'], why: 'two million positions are more than small grids have' },
];
