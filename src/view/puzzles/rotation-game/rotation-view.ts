/** What the workbench shows of the Rotation Game. */
import type { Component } from 'svelte';
import type { RotationBoard as Board } from '../../../puzzles/rotation-game/board.ts';
import { moveLetter } from '../../../puzzles/rotation-game/moves.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import type { Scene } from '../../scene/scene.ts';
import { idaFigures, idaStack } from '../../told/ida-figures.ts';
import type { BoardProps, PuzzleView } from '../puzzle-view.ts';
import DigitsTable from './DigitsTable.svelte';
import { narrate, withoutEstimate } from './narrate.ts';
import RotationBoard from './RotationBoard.svelte';
import { rotationScene, scanLength } from './rotation-scene.ts';

export const rotationView: PuzzleView = {
  Board: RotationBoard as unknown as Component<BoardProps>,
  Table: DigitsTable as unknown as Component<BoardProps>,
  scanLength,
  narrate: (scene: Scene<Board>) => narrate(rotationScene(scene), preferences.in('rotation-game')),
  aside: (scene: Scene<Board>) => withoutEstimate(rotationScene(scene), preferences.in('rotation-game')),
  figures: idaFigures,
  stack: (scene: Scene<Board>) => idaStack(scene, preferences.in('rotation-game').shell.move, moveLetter),
};
