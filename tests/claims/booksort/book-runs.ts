/** Runs of Booksort for the claims test: every combination of choices, on shelves of few books. */
import { randomShelf } from '../../../src/puzzles/booksort/examples.ts';
import { type BookSettings, bookChoices } from '../../../src/puzzles/booksort/settings.ts';
import { type Shelf, sortedShelf } from '../../../src/puzzles/booksort/shelf.ts';
import { bestFirstClaims } from '../best-first-claims.ts';
import type { Never } from '../coverage.ts';
import { bookClaims } from './book-claims.ts';
import { bookLayerClaims } from './book-layer-claims.ts';

export interface BookRun {
  readonly instance: Shelf;
  readonly settings: BookSettings;
}

/** A shelf under whose A* shorter ways are often found, and so many random ones. */
const shelfOf = (seed: number): Shelf =>
  seed === 5 ? randomShelf(15, sortedShelf(6)) : randomShelf(seed, sortedShelf(1 + (seed % 6)));

/** So many shelves under each combination of choices, by the seeds 0, 1, 2, … */
export function* bookRuns(shelves: number): Generator<BookRun> {
  for (const search of bookChoices.search)
    for (const estimate of bookChoices.estimate)
      for (let seed = 0; seed < shelves; seed++) yield { instance: shelfOf(seed), settings: { search, estimate } };
}

/** Runs of A* long enough for a rising least f, and for shorter ways to positions that are open. */
export function* longerRuns(shelves: number): Generator<BookRun> {
  for (let seed = 0; seed < shelves; seed++)
    for (const n of [6, 7])
      yield {
        instance: randomShelf(seed, sortedShelf(n)),
        settings: { search: 'a-star', estimate: 'wrong-successors' },
      };
}

/** Of the orders of eight books, the fewest for which four moves may not be enough, so many for which they are not. */
const eight = [16, 35, 37, 40, 59, 73, 78, 89, 100, 112].map((seed) => randomShelf(seed, sortedShelf(8)));

/** Shelves for which four moves are not enough: of thirteen books, where the estimate says so at once, and of eight from both ends. */
export function* hardRuns(shelves: number): Generator<BookRun> {
  const estimate = 'wrong-successors';
  const thirteen: Shelf[] = [];
  for (let seed = 0; thirteen.length < shelves; seed++) {
    const shelf = randomShelf(seed, sortedShelf(13));
    if (shelf.books.every((book, i) => (shelf.books[i + 1] ?? 14) !== book + 1)) thirteen.push(shelf);
  }
  for (const instance of thirteen)
    for (const search of ['ida-star', 'a-star'] as const) yield { instance, settings: { search, estimate } };
  for (let i = 0; i < shelves; i++)
    yield { instance: eight[i % eight.length] as Shelf, settings: { search: 'bidirectional-bfs', estimate } };
}

const named = (topic: string, ...names: readonly string[]) => names.map((name) => `${topic}.${name}`);
const ofIda = ['firstBound', 'raised', 'estimate', 'prune', 'backtrack', 'goal', 'end', 'bounded', 'without'];
const ofLayers = named('booksort.layers', ...Object.keys(bookLayerClaims));
const ofBestFirst = named('best-first', ...Object.keys(bestFirstClaims));

/** What Booksort never says. */
export const bookNever: readonly Never[] = [
  {
    method: 'ida-star',
    kinds: [...named('booksort', 'reason', 'same', 'answer', 'tooMany'), ...ofBestFirst, ...ofLayers],
    why: 'the other methods say these: IDA* tells its estimates in sentences of its own, and looks nothing up',
  },
  {
    method: 'a-star',
    kinds: [...named('booksort', ...ofIda), ...ofLayers],
    why: 'the other methods say these: they are about bounds that are searched one by one, and about two sides',
  },
  {
    method: 'a-star',
    kinds: named('best-first', 'reopen'),
    why: 'a move changes three successors at most, so each estimate by 1: all are consistent, and no closed position is opened again',
  },
  {
    method: 'a-star',
    kinds: named('best-first', 'exhausted', 'full'),
    why: 'each shelf can be sorted, and two million positions are more than up to four moves are about to enter here',
  },
  {
    method: 'bidirectional-bfs',
    kinds: [...named('booksort', ...Object.keys(bookClaims)), ...ofBestFirst],
    why: 'from both ends all is told in sentences of layers',
  },
];
