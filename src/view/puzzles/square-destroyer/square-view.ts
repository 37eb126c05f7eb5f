/** What the workbench shows of Square Destroyer. */
import type { Component } from 'svelte';
import type { SquareGrid } from '../../../puzzles/square-destroyer/square-problem.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import type { Scene } from '../../scene/scene.ts';
import { idaFigures, idaStack } from '../../told/ida-figures.ts';
import type { BoardProps, PuzzleView } from '../puzzle-view.ts';
import { narrate, withoutEstimate } from './narrate.ts';
import SquareBoard from './SquareBoard.svelte';
import SquaresTable from './SquaresTable.svelte';
import { scanLength, squareScene } from './square-scene.ts';

export const squareView: PuzzleView = {
  Board: SquareBoard as unknown as Component<BoardProps>,
  Table: SquaresTable as unknown as Component<BoardProps>,
  scanLength,
  narrate: (scene: Scene<SquareGrid>) => narrate(squareScene(scene), preferences.in('square-destroyer')),
  aside: (scene: Scene<SquareGrid>) => withoutEstimate(squareScene(scene), preferences.in('square-destroyer')),
  figures: idaFigures,
  stack: (scene: Scene<SquareGrid>) => idaStack(scene, preferences.in('square-destroyer').shell.move, String),
};
