import { bidirectionalBfs } from '../../search/bidirectional-bfs.ts';
import { branchingAfter } from '../../search/branching.ts';
import { positionAfter } from '../../search/problem.ts';
import { pathSearch } from '../path-search.ts';
import type { Puzzle } from '../puzzle.ts';
import { blockMoves, moveName } from './block-moves.ts';
import { bookProblem, twoSidedBooks } from './book-problem.ts';
import { bookExamples, randomShelf } from './examples.ts';
import { decodeShelf, encodeShelf, formatShelves, MAX_CASES, parseShelves } from './notation.ts';
import { type BookSettings, bookChoices, bookPresets } from './settings.ts';
import type { Shelf } from './shelf.ts';

/** The contest asks no further than this many moves. */
const LAST_BOUND = 4;

export const booksort = {
  id: 'booksort',
  choices: bookChoices,
  presets: bookPresets,
  comparison: ['guide', 'bidirectional'],
  examples: bookExamples,
  parse: parseShelves,
  mostCases: MAX_CASES,
  format: formatShelves,
  encode: encodeShelf,
  decode: decodeShelf,
  random: randomShelf,
  search(shelf, { estimate, search }, grain) {
    if (search === 'bidirectional-bfs') return bidirectionalBfs(twoSidedBooks(shelf), LAST_BOUND, grain);
    return pathSearch(bookProblem(shelf, estimate), search, { first: 0, next: 'plus-one', last: LAST_BOUND }, grain);
  },
  method: ({ search }) => search,
  branching(shelf, { estimate, search }, { moves }) {
    // a search from both ends knows a goal by meeting it, not by looking at it
    if (search === 'bidirectional-bfs') return { moves: [...blockMoves(shelf.books.length).keys()] };
    return branchingAfter(bookProblem(shelf, estimate), moves);
  },
  remainder(shelf, { search }, moves) {
    if (search === 'bidirectional-bfs') return null;
    const problem = bookProblem(shelf, 'wrong-successors');
    return { ...problem, start: positionAfter(problem, moves) };
  },
  problem: (shelf, { estimate }) => bookProblem(shelf, estimate),
  moveName: ({ books }, move) => moveName(books.length, move),
  moveRange: ({ books }) => [0, blockMoves(books.length).length - 1],
  brief: ({ books }) => books.join(' '),
  answer: (_shelf, { outcome, solution }) => (outcome === 'bounded' ? '5 or more' : (solution?.length ?? 0)),
} satisfies Puzzle<Shelf, BookSettings>;
