/** How Booksort is shown: its shelf, its table and its words. */
import { moveName } from '../../../puzzles/booksort/block-moves.ts';
import type { BookSettings } from '../../../puzzles/booksort/settings.ts';
import type { Shelf } from '../../../puzzles/booksort/shelf.ts';
import { preferences } from '../../page/preferences.svelte.ts';
import type { Scene } from '../../scene/scene.ts';
import { idaFigures, idaStack } from '../../told/ida-figures.ts';
import { defineView } from '../puzzle-view.ts';
import { bookScene, isFromBothEnds } from './book-scene.ts';
import { bookWords } from './book-words.ts';
import DetailsTable from './DetailsTable.svelte';
import { layerFigures, layerStack } from './layer-figures.ts';
import { narrate, withoutEstimate } from './narrate.ts';
import ShelfBoard from './ShelfBoard.svelte';

function stackOf(scene: Scene<Shelf>) {
  const { move } = preferences.in('booksort').shell;
  return idaStack(scene, move, (made) => moveName(scene.instance.books.length, made));
}

export const bookView = defineView<Shelf, BookSettings>({
  Board: ShelfBoard,
  Table: DetailsTable,
  scanLength: (scene) =>
    scene.moment.kind === 'estimate' && bookScene(scene).isCounting ? scene.instance.books.length : 0,
  narrate: (scene) => narrate(bookScene(scene), preferences.in('booksort')),
  words: bookWords(() => preferences.in('booksort')),
  aside: (scene) => withoutEstimate(bookScene(scene), preferences.in('booksort')),
  figures: (scene, node) => (isFromBothEnds(scene) ? layerFigures : idaFigures)(scene, node),
  stack: (scene) => (isFromBothEnds(scene) ? layerStack : stackOf)(scene),
});
