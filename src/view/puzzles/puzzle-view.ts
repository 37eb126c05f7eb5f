/** What the workbench asks of a puzzle's views; the map of views has one for each puzzle. */
import type { Component } from 'svelte';
import type { DrawnNode } from '../../layout/tree/tree-picture.ts';
import type { Sentence } from '../../messages/sentence.ts';
import type { Settings } from '../../puzzles/settings.ts';
import type { NodeFigures, StackTable } from '../scene/figures.ts';
import type { Scene } from '../scene/scene.ts';
import type { PositionWords } from '../told/position-words.ts';

interface BoardProps<Instance, S extends Settings> {
  readonly scene: Scene<Instance, S>;
  /** Called with the instance that an edit makes; without it the board cannot be edited. */
  readonly edit?: (instance: Instance) => void;
}

export interface PuzzleView<Instance = unknown, S extends Settings = Settings> {
  readonly Board: Component<BoardProps<Instance, S>>;
  /** The parts of the position as a table. */
  readonly Table: Component<{ readonly scene: Scene<Instance, S> }>;
  /** How many finer steps there are inside the scene's step; 0 if there is nothing to see inside, as everywhere without this. */
  scanLength?(scene: Scene<Instance, S>): number;
  /** What happened at this step and why, under the methods of which the puzzle tells all itself. */
  narrate(scene: Scene<Instance, S>): Sentence;
  /** What the other methods are told with; null where the puzzle has none of them. */
  readonly words: PositionWords<Scene<Instance, S>> | null;
  /** What is worth knowing beside it and takes a few milliseconds to find out; null where there is nothing. */
  aside?(scene: Scene<Instance, S>): Sentence | null;
  figures(scene: Scene<Instance, S>, node: DrawnNode): NodeFigures;
  stack(scene: Scene<Instance, S>): StackTable;
}

/** The views of a puzzle, which is from here on any puzzle: they are given its own scenes, as they come from its own searches. */
export function defineView<Instance, S extends Settings>(view: PuzzleView<Instance, S>): PuzzleView {
  return view as unknown as PuzzleView;
}
