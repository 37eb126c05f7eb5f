/** What the workbench asks of a puzzle's views; the map of views has one for each puzzle. */
import type { Component } from 'svelte';
import type { DrawnNode } from '../../layout/tree/tree-picture.ts';
import type { Sentence } from '../../messages/sentence.ts';
import type { NodeFigures, StackTable } from '../scene/figures.ts';
import type { Scene } from '../scene/scene.ts';

export interface BoardProps {
  readonly scene: Scene<never>;
  /** Called with the instance that an edit makes; without it the board cannot be edited. */
  readonly edit?: (instance: unknown) => void;
}

export interface PuzzleView {
  readonly Board: Component<BoardProps>;
  /** The parts of the position as a table. */
  readonly Table: Component<BoardProps>;
  /** How many finer steps there are inside the scene's step; 0 if there is nothing to see inside. */
  scanLength(scene: Scene<never>): number;
  /** What happened at this step and why. */
  narrate(scene: Scene<never>): Sentence;
  /** What is worth knowing beside it and takes a few milliseconds to find out; null where there is nothing. */
  aside(scene: Scene<never>): Sentence | null;
  figures(scene: Scene<never>, node: DrawnNode): NodeFigures;
  stack(scene: Scene<never>): StackTable;
}
