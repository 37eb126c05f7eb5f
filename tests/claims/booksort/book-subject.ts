/** Booksort as a subject of the claims test: who tells it, and what is true of a shelf. */
import { enBestFirst } from '../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../src/messages/methods/best-first-zh.ts';
import { type BooksortMessages, enBooksort } from '../../../src/messages/puzzles/booksort/en.ts';
import { zhBooksort } from '../../../src/messages/puzzles/booksort/zh.ts';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import type { BookSettings } from '../../../src/puzzles/booksort/settings.ts';
import type { Shelf } from '../../../src/puzzles/booksort/shelf.ts';
import { bookScene } from '../../../src/view/puzzles/booksort/book-scene.ts';
import { bookWords } from '../../../src/view/puzzles/booksort/book-words.ts';
import { narrate, withoutEstimate } from '../../../src/view/puzzles/booksort/narrate.ts';
import type { Scene } from '../../../src/view/scene/scene.ts';
import { narrateBestFirst } from '../../../src/view/told/best-first.ts';
import { bestFirstClaims } from '../best-first-claims.ts';
import { type Heard, listen } from '../claims.ts';
import type { Subject, Telling } from '../walk.ts';
import { bookClaims } from './book-claims.ts';
import { bookLayerClaims } from './book-layer-claims.ts';
import { type BookTruth, bookTruth } from './book-truth.ts';

const topic = 'booksort';
const layers = 'booksort.layers';

function tell(texts: BooksortMessages, bestFirst: typeof enBestFirst) {
  const listening = (heard: Heard[]): BooksortMessages =>
    listen(topic, { ...texts, layers: listen(layers, texts.layers, heard) }, heard);
  return (scene: Scene<Shelf, BookSettings>): Telling[] => {
    const heard: Heard[] = [];
    const said = listening(heard);
    if (booksort.method(scene.settings) === 'a-star') {
      const words = bookWords(() => said);
      return [{ sentence: narrateBestFirst(scene, words, listen('best-first', bestFirst, heard)), heard }];
    }
    const sentence = narrate(bookScene(scene), said);
    const heardBeside: Heard[] = [];
    const beside = withoutEstimate(bookScene(scene), listening(heardBeside));
    return [{ sentence, heard }, ...(beside ? [{ sentence: beside, heard: heardBeside }] : [])];
  };
}

export const bookSubject: Subject<Shelf, BookSettings, BookTruth> = {
  puzzle: booksort,
  languages: { en: tell(enBooksort, enBestFirst), zh: tell(zhBooksort, zhBestFirst) },
  scanLength: (scene) =>
    scene.moment.kind === 'estimate' && bookScene(scene).isCounting ? scene.instance.books.length : 0,
  truth: bookTruth,
  claims: { [topic]: bookClaims, [layers]: bookLayerClaims, 'best-first': bestFirstClaims },
};
