/** The map from puzzles to what shows them: the only place of the view that knows which puzzle it is. */
import type { Component } from 'svelte';
import type { Sentence } from '../messages/sentence.ts';
import { squareMessages } from '../messages/square-messages.ts';
import { squarePosition } from '../puzzles/square-destroyer/position.ts';
import type { SquareGrid } from '../puzzles/square-destroyer/square-problem.ts';
import { preferences } from './preferences.svelte.ts';
import type { Scene } from './scene.ts';
import { narrate, withoutEstimate } from './square-destroyer/narrate.ts';
import SquareBoard from './square-destroyer/SquareBoard.svelte';
import SquaresTable from './square-destroyer/SquaresTable.svelte';
import { squareScene } from './square-destroyer/square-scene.ts';

interface BoardProps {
  readonly scene: Scene<never>;
  /** Called with the instance that an edit makes; without it the board cannot be edited. */
  readonly edit?: (instance: unknown) => void;
}

interface PuzzleView {
  readonly Board: Component<BoardProps>;
  /** The parts of the position as a table. */
  readonly Table: Component<BoardProps>;
  /** How many finer steps there are inside the scene's step; 0 if there is nothing to see inside. */
  scanLength(scene: Scene<never>): number;
  /** What happened at this step and why. */
  narrate(scene: Scene<never>): Sentence;
  /** What is worth knowing beside it and takes a few milliseconds to find out; null where there is nothing. */
  aside(scene: Scene<never>): Sentence | null;
}

const squares: PuzzleView = {
  Board: SquareBoard as unknown as Component<BoardProps>,
  Table: SquaresTable as unknown as Component<BoardProps>,
  scanLength: ({ instance, settings, moment }: Scene<SquareGrid>) =>
    moment.kind === 'estimate' && settings.estimate !== 'naive'
      ? squarePosition(instance, moment.moves).alive.length
      : 0,
  narrate: (scene: Scene<SquareGrid>) => narrate(squareScene(scene), preferences.in(squareMessages)),
  aside: (scene: Scene<SquareGrid>) => withoutEstimate(squareScene(scene), preferences.in(squareMessages)),
};

const views: Readonly<Record<string, PuzzleView>> = { 'square-destroyer': squares };

export function viewOf(id: string): PuzzleView {
  return views[id] as PuzzleView;
}
