/** How Booksort is shown: its shelf, its table and its words. */
import type { Component } from 'svelte';
import { moveName } from '../../../puzzles/booksort/block-moves.ts';
import type { Shelf } from '../../../puzzles/booksort/shelf.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import type { Scene } from '../../scene/scene.ts';
import { idaFigures, idaStack } from '../../told/ida-figures.ts';
import type { BoardProps, PuzzleView } from '../puzzle-view.ts';
import { bookScene, isFromBothEnds } from './book-scene.ts';
import DetailsTable from './DetailsTable.svelte';
import { layerFigures, layerStack } from './layer-figures.ts';
import { narrate, withoutEstimate } from './narrate.ts';
import ShelfBoard from './ShelfBoard.svelte';

function stackOf(scene: Scene<Shelf>) {
  const { move } = preferences.in('booksort').shell;
  return idaStack(scene, move, (made) => moveName(scene.instance.books.length, made));
}

export const bookView: PuzzleView = {
  Board: ShelfBoard as unknown as Component<BoardProps>,
  Table: DetailsTable as unknown as Component<BoardProps>,
  scanLength: (scene: Scene<Shelf>) =>
    scene.moment.kind === 'estimate' && bookScene(scene).isCounting ? scene.instance.books.length : 0,
  narrate: (scene: Scene<Shelf>) => narrate(bookScene(scene), preferences.in('booksort')),
  aside: (scene: Scene<Shelf>) => withoutEstimate(bookScene(scene), preferences.in('booksort')),
  figures: (scene: Scene<Shelf>, node) => (isFromBothEnds(scene) ? layerFigures : idaFigures)(scene, node),
  stack: (scene: Scene<Shelf>) => (isFromBothEnds(scene) ? layerStack : stackOf)(scene),
};
