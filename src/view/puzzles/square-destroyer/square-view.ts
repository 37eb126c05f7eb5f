/** What the workbench shows of Square Destroyer. */

import type { SquareSettings } from '../../../puzzles/square-destroyer/settings.ts';
import type { SquareGrid } from '../../../puzzles/square-destroyer/square-problem.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import { idaFigures, idaStack } from '../../told/ida-figures.ts';
import { defineView } from '../puzzle-view.ts';
import { narrate, withoutEstimate } from './narrate.ts';
import SquareBoard from './SquareBoard.svelte';
import SquaresTable from './SquaresTable.svelte';
import { scanLength, squareScene } from './square-scene.ts';
import { squareWords } from './square-words.ts';

export const squareView = defineView<SquareGrid, SquareSettings>({
  Board: SquareBoard,
  Table: SquaresTable,
  scanLength,
  narrate: (scene) => narrate(squareScene(scene), preferences.in('square-destroyer')),
  words: squareWords(() => preferences.in('square-destroyer')),
  aside: (scene) => withoutEstimate(squareScene(scene), preferences.in('square-destroyer')),
  figures: idaFigures,
  stack: (scene) => idaStack(scene, preferences.in('square-destroyer').shell.move, String),
});
