import type { SquareMessages } from '../../src/messages/en-squares.ts';
import type { Sentence } from '../../src/messages/sentence.ts';
import type { EstimateFacts, SquareName } from '../../src/messages/square-facts.ts';

const unit: SquareName = { index: 0, side: 1, row: 0, column: 0 };
const next: SquareName = { index: 1, side: 1, row: 0, column: 1 };
const large: SquareName = { index: 9, side: 2, row: 0, column: 0 };
const eight = Array.from({ length: 8 }, (_, column): SquareName => ({ index: column, side: 1, row: 7, column }));

const cut: EstimateFacts = { g: 2, h: 3, bound: 4, counted: [unit, next, large], alive: 9 };
const kept: EstimateFacts = { ...cut, bound: 5 };
const sole: EstimateFacts = { g: 2, h: 1, bound: 4, counted: [unit], alive: 1 };
const hub: EstimateFacts = { ...sole, alive: 3 };
const naive: EstimateFacts = { ...hub, counted: null };
const skipped = {
  at: 5,
  of: 7,
  square: large,
  counted: 3,
  shared: [
    { stick: 1, square: unit },
    { stick: 6, square: next },
    { stick: 15, square: large },
  ],
};

/** What each function of the texts says about some facts, all its turns of phrase included, by its path. */
export const squareSamples = (m: SquareMessages): Readonly<Record<string, readonly (Sentence | string)[]>> => ({
  square: [m.square(large)],
  firstBound: [m.firstBound(5, 'root-estimate'), m.firstBound(0, 'root-estimate'), m.firstBound(0, 'zero')],
  'shell.scan': [m.shell.scan(2, 5)],
  'shell.expected.side': [m.shell.expected.side?.(1, 10) ?? ''],
  'shell.expected.missing-count': [m.shell.expected['missing-count']?.(0, 24) ?? ''],
  'shell.expected.stick': [m.shell.expected.stick?.(1, 24) ?? ''],
  raised: [m.raised(5, 6, null, 329, 247), m.raised(0, 13, 77, 1, 1)],
  enterRoot: [m.enterRoot(14), m.enterRoot(1), m.enterRoot(0)],
  enter: [m.enter(1234, 5, [unit, next], 1, 12), m.enter(7, 5, [unit], 6, 1), m.enter(7, 5, eight, 1, 4)],
  estimate: [cut, kept, sole, hub, naive].map(m.estimate),
  fell: [m.fell(5, 3)],
  prune: [cut, sole, hub, naive].map(m.prune),
  branch: [
    m.branch(unit, [1, 4, 5, 8], 'ascending'),
    m.branch(unit, [5, 8, 1, 4], 'most-squares'),
    m.branch(unit, [5], 'most-alive'),
  ],
  choose: [1, 2, 3, 4, 11, 12, 13, 21, 22].map((nth) => m.choose(40, nth, 22, large, [large])),
  backtrack: [m.backtrack(1234, unit, 4, 5678, 9), m.backtrack(1, unit, 1, 1, 9)],
  goal: [
    m.goal([], 0, 'nothing'),
    m.goal([3], 1, 'estimate'),
    m.goal([1, 6, 15], 3, 'estimate'),
    m.goal([1, 6, 15], 3, 'iterations'),
  ],
  end: [m.end([1, 6, 15], 4, 1), m.end([7], 28_637, 2), m.end([], 1, 1)],
  scan: [m.scan({ ...skipped, shared: [] }), m.scan(skipped), m.scan({ ...skipped, shared: skipped.shared.slice(1) })],
  without: [m.without(1_000_000, true), m.without(1365, false), m.without(1, false)],
  'status.missing': [m.status.missing(12)],
  'status.removed': [m.status.removed(5)],
  'status.counted': [m.status.counted(2)],
  'status.skipped': [m.status.skipped(5, unit)],
  'board.stick': [m.board.stick(12, m.board.stickStatus.missing)],
  'board.horizontal': [m.board.horizontal(1, 3, 2, 10)],
  'board.vertical': [m.board.vertical(1, 3, 2, 13)],
  'board.usedBy': [m.board.usedBy(['1 × 1 (0,0)']), m.board.usedBy(['1 × 1 (0,0)', '2 × 2 (0,0)'])],
  'board.width': [m.board.width(3)],
  'board.title': [m.board.title(3, 3), m.board.title(5, 0)],
});
