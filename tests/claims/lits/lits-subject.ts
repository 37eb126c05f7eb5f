/** LITS as a subject of the claims test: who tells it, and what is true of a board by brute force. */
import { enLits, type LitsMessages } from '../../../src/messages/puzzles/lits/en.ts';
import { zhLits } from '../../../src/messages/puzzles/lits/zh.ts';
import type { LitsBoard } from '../../../src/puzzles/lits/board.ts';
import { lits } from '../../../src/puzzles/lits/index.ts';
import type { LitsSettings } from '../../../src/puzzles/lits/settings.ts';
import { finerSteps, type LitsScene, litsScene } from '../../../src/view/puzzles/lits/lits-scene.ts';
import { matrixWindow } from '../../../src/view/puzzles/lits/matrix-window.ts';
import { nameOfItem } from '../../../src/view/puzzles/lits/names.ts';
import { narrate } from '../../../src/view/puzzles/lits/narrate.ts';
import type { Scene } from '../../../src/view/scene/scene.ts';
import { type Heard, listen } from '../claims.ts';
import type { Subject, Telling } from '../walk.ts';
import { litsClaims } from './lits-claims.ts';
import { litsTableClaims } from './lits-table-claims.ts';
import { type LitsTruth, litsTruth } from './lits-truth.ts';

const topic = 'lits';

function tell(texts: LitsMessages) {
  return (scene: Scene<LitsBoard, LitsSettings>): Telling[] => {
    const heard: Heard[] = [];
    const sentence = narrate(litsScene(scene), listen(topic, texts, heard));
    return [{ sentence, heard }, ...ofTheTable(litsScene(scene), texts)];
  };
}

/** What stands over the matrix where a part of it is shown, and at one of the rows that are hidden. */
function ofTheTable(scene: LitsScene, { table }: LitsMessages): Telling[] {
  const { rows, of } = matrixWindow(scene);
  const name = (item: number) => nameOfItem(scene.matrix, item);
  const hidden = rows.flatMap(({ status, by, option }) => (status === 'hidden' && by !== null ? [{ by, option }] : []));
  const one = hidden[scene.moment.step % Math.max(1, hidden.length)];
  const said = (kind: 'column' | 'hidden', item: number, of: readonly number[]): Telling => ({
    sentence: table[kind](name(item)),
    heard: [{ topic: `${topic}.table`, kind, facts: [name(item), of] }],
  });
  return [
    ...(of === null
      ? []
      : [
          said(
            'column',
            of,
            rows.map(({ option }) => option),
          ),
        ]),
    ...(one ? [said('hidden', one.by, [one.option])] : []),
  ];
}

export const litsSubject: Subject<LitsBoard, LitsSettings, LitsTruth> = {
  puzzle: lits,
  languages: { en: tell(enLits), zh: tell(zhLits) },
  scanLength: finerSteps,
  truth: litsTruth,
  claims: { [topic]: litsClaims, [`${topic}.table`]: litsTableClaims },
};
