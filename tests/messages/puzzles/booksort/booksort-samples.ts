import type { BooksortMessages } from '../../../../src/messages/puzzles/booksort/en.ts';
import type {
  BookEstimateFacts,
  LayerFacts,
  MoveFacts,
  SuccessorFacts,
} from '../../../../src/messages/puzzles/booksort/facts.ts';
import type { Sentence } from '../../../../src/messages/sentence.ts';

const one: MoveFacts = { id: 7, text: '2→5', block: [3], behind: 2 };
const two: MoveFacts = { id: 8, text: '2–3→5', block: [3, 4], behind: 2 };
const long: MoveFacts = { id: 90, text: '1–7→9', block: [7, 6, 5, 4, 3, 2, 1], behind: 12 };
const wrong: readonly SuccessorFacts[] = [
  { book: 1, next: 3 },
  { book: 4, next: 6 },
  { book: 6, next: 2 },
  { book: 2, next: 5 },
  { book: 5, next: null },
];
const many: readonly SuccessorFacts[] = Array.from({ length: 15 }, (_, i) => ({ book: 15 - i, next: 14 - i || null }));
const seven = many.slice(0, 7);

const cut: BookEstimateFacts = { g: 1, h: 2, bound: 2, wrong };
const kept: BookEstimateFacts = { ...cut, bound: 3 };
const last: BookEstimateFacts = { ...cut, g: 3, h: 1, bound: 4, wrong: wrong.slice(0, 3) };
const naive: BookEstimateFacts = { ...last, wrong: null };
const full: BookEstimateFacts = { ...cut, h: 5, wrong: many };
const most: BookEstimateFacts = { ...cut, h: 3, wrong: seven };
const counted = { place: 2, of: 6, book: 3, next: 4, isRight: true, wrong: 1 };
const layer: LayerFacts = { bound: 3, side: 0, depth: 2, frontier: 560, reached: [1, 1] };

/** What each function of the texts says about some facts, all its turns of phrase included, by its path. */
export const booksortSamples = (m: BooksortMessages): Readonly<Record<string, readonly (Sentence | string)[]>> => ({
  'shell.scan': [m.shell.scan?.(2, 6) ?? ''],
  'shell.expected.book-count': [m.shell.expected['book-count']?.(1, 15) ?? ''],
  'shell.expected.book': [m.shell.expected.book?.(1, 6) ?? ''],
  'shell.expected.another-book': [m.shell.expected['another-book']?.(1, 6) ?? ''],
  amount: [m.amount(1), m.amount(4)],
  reason: [cut, kept, last, naive, full, most, { ...cut, h: 0, wrong: [] }].map(m.reason),
  same: [m.same()],
  answer: [m.answer([]), m.answer([one]), m.answer([one, two])],
  tooMany: [m.tooMany(4)],
  firstBound: [m.firstBound(0)],
  raised: [m.raised(2, 3, 41, 38), m.raised(0, 1, 1, 1), m.raised(1, 2, 4, 1)],
  enterRoot: [m.enterRoot(6, 5), m.enterRoot(6, 0), m.enterRoot(1, 0), m.enterRoot(6, null)],
  enter: [one, two, long].flatMap((made) => [m.enter(5, made, 1, { before: 5, now: 3 }), m.enter(5, made, 1, null)]),
  estimate: [cut, kept, last, naive, full, most].map(m.estimate),
  prune: [{ ...cut, g: 0, bound: 1 }, cut, last, naive, full, most].map(m.prune),
  branch: [m.branch(1), m.branch(560)],
  choose: [
    ...[1, 2, 3, 4, 11, 21].map((nth) => m.choose(nth, 560, nth === 1 ? one : long, wrong.slice(0, nth === 1 ? 2 : 3))),
    m.choose(1, 1, one, wrong.slice(0, 2)),
  ],
  backtrack: [m.backtrack(1234, 35, 5678, 3), m.backtrack(1, 1, 1, 3)],
  goal: [m.goal([]), m.goal([one]), m.goal([one, two])],
  end: [m.end([], 1, 1), m.end([one, two], 28_637, 3)],
  bounded: [m.bounded(4, 170_945, 5)],
  scan: [
    m.scan(counted),
    m.scan({ ...counted, next: 5, isRight: false }),
    m.scan({ ...counted, book: 6, isRight: false }),
    m.scan({ ...counted, place: 6, book: 5, next: null, isRight: false, wrong: 4 }),
    m.scan({ ...counted, place: 6, book: 6, next: null, wrong: 0 }),
  ],
  without: [m.without(10_000, true), m.without(1365, false), m.without(1, false)],
  sideAt: [m.sideAt(0, 2), m.sideAt(1, 0)],
  spoken: [m.spoken(0, 2)],
  'layers.first': [m.layers.first()],
  'layers.grow': [
    m.layers.grow(layer),
    m.layers.grow({ bound: 1, side: 0, depth: 1, frontier: 1, reached: [0, 0] }),
    m.layers.grow({ bound: 2, side: 1, depth: 1, frontier: 1, reached: [1, 0] }),
  ],
  'layers.enterRoot': [m.layers.enterRoot(0, 0), m.layers.enterRoot(1, 1)],
  'layers.enter': [m.layers.enter(9, two, 0, 1), m.layers.enter(9, long, 1, 2)],
  'layers.keep': [m.layers.keep(0, 1), m.layers.keep(1, 1122)],
  'layers.duplicate': [m.layers.duplicate(0, 0, 2, 0), m.layers.duplicate(1, 4, 2, 1), m.layers.duplicate(1, 4, 2, 2)],
  'layers.meet': [
    m.layers.meet({ side: 1, met: 0, before: [], after: [] }),
    m.layers.meet({ side: 0, met: 1, before: [one], after: [] }),
    m.layers.meet({ side: 1, met: 9, before: [one], after: [two] }),
    m.layers.meet({ side: 1, met: 9, before: [one, long], after: [two, one] }),
  ],
  'layers.expand': [m.layers.expand(0, 1, 1, 0, 0), m.layers.expand(1234, 23, 560, 1, 1)],
  'layers.branch': [m.layers.branch(1), m.layers.branch(560)],
  'layers.choose': [m.layers.choose(3, 560, two), m.layers.choose(1, 1, one)],
  'layers.backtrack': [
    m.layers.backtrack(0, 560, 0),
    m.layers.backtrack(3, 1, 1),
    m.layers.backtrack(3, 0, 4),
    m.layers.backtrack(3, 1, 0),
  ],
  'layers.end': [m.layers.end([], 2, 1), m.layers.end([one, two], 54, 53)],
  'layers.bounded': [m.layers.bounded([2, 2], 628_322, 242_090)],
  'status.wrong': [m.status.wrong(3)],
  'status.third': [m.status.third(2)],
  'board.region': [m.board.region([2, 1])],
  'board.book': [m.board.book(3, 2)],
  'board.lifted': [m.board.lifted(3, 2)],
  'board.title': [m.board.title(6)],
});
