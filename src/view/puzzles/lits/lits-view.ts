/** What the workbench shows of LITS. */
import type { LitsBoard as Board } from '../../../puzzles/lits/board.ts';
import type { LitsSettings } from '../../../puzzles/lits/settings.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import { defineView } from '../puzzle-view.ts';
import LitsBoard from './LitsBoard.svelte';
import { litsFigures, litsStack } from './lits-figures.ts';
import { finerSteps, litsScene } from './lits-scene.ts';
import MatrixTable from './MatrixTable.svelte';
import { narrate } from './narrate.ts';

export const litsView = defineView<Board, LitsSettings>({
  Board: LitsBoard,
  Table: MatrixTable,
  scanLength: (scene) => finerSteps(scene),
  narrate: (scene) => narrate(litsScene(scene), preferences.in('lits')),
  words: null,
  figures: (scene, node) => litsFigures(scene, node, preferences.in('lits')),
  stack: (scene) => litsStack(scene, preferences.in('lits')),
});
