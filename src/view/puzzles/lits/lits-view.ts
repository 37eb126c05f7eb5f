/** What the workbench shows of LITS. */
import type { Component } from 'svelte';
import type { LitsBoard as Board } from '../../../puzzles/lits/board.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import type { Scene } from '../../scene/scene.ts';
import type { BoardProps, PuzzleView } from '../puzzle-view.ts';
import LitsBoard from './LitsBoard.svelte';
import { litsFigures, litsStack } from './lits-figures.ts';
import { finerSteps, litsScene } from './lits-scene.ts';
import MatrixTable from './MatrixTable.svelte';
import { narrate } from './narrate.ts';

export const litsView: PuzzleView = {
  Board: LitsBoard as unknown as Component<BoardProps>,
  Table: MatrixTable as unknown as Component<BoardProps>,
  scanLength: (scene: Scene<Board>) => finerSteps(scene),
  narrate: (scene: Scene<Board>) => narrate(litsScene(scene), preferences.in('lits')),
  aside: () => null,
  figures: (scene: Scene<Board>, node) => litsFigures(scene, node, preferences.in('lits')),
  stack: (scene: Scene<Board>) => litsStack(scene, preferences.in('lits')),
};
