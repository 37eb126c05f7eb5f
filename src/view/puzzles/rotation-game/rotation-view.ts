/** What the workbench shows of the Rotation Game. */
import type { RotationBoard as Board } from '../../../puzzles/rotation-game/board.ts';
import { moveLetter } from '../../../puzzles/rotation-game/moves.ts';
import type { RotationSettings } from '../../../puzzles/rotation-game/settings.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import { idaFigures, idaStack } from '../../told/ida-figures.ts';
import { defineView } from '../puzzle-view.ts';
import DigitsTable from './DigitsTable.svelte';
import { narrate, withoutEstimate } from './narrate.ts';
import RotationBoard from './RotationBoard.svelte';
import { rotationScene, scanLength } from './rotation-scene.ts';
import { rotationWords } from './rotation-words.ts';

export const rotationView = defineView<Board, RotationSettings>({
  Board: RotationBoard,
  Table: DigitsTable,
  scanLength,
  narrate: (scene) => narrate(rotationScene(scene), preferences.in('rotation-game')),
  words: rotationWords(() => preferences.in('rotation-game')),
  aside: (scene) => withoutEstimate(rotationScene(scene), preferences.in('rotation-game')),
  figures: idaFigures,
  stack: (scene) => idaStack(scene, preferences.in('rotation-game').shell.move, moveLetter),
});
