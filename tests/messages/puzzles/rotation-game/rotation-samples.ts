import type { RotationMessages } from '../../../../src/messages/puzzles/rotation-game/en.ts';
import type {
  DigitFacts,
  DigitScanFacts,
  RotationEstimateFacts,
  TurnFacts,
} from '../../../../src/messages/puzzles/rotation-game/facts.ts';
import type { Sentence } from '../../../../src/messages/sentence.ts';

const digit = (id: number, count: number, distance: number | null = null): DigitFacts => ({
  digit: id,
  count,
  distance,
});
const plain = [digit(1, 1), digit(2, 6), digit(3, 1)];
const tie = [digit(1, 3), digit(2, 2), digit(3, 3)];
const table = [digit(1, 1, 12), digit(2, 6, 2), digit(3, 1, 13)];

const cut: RotationEstimateFacts = { g: 1, h: 2, bound: 2, by: 'eight-minus-max', digits: plain };
const kept: RotationEstimateFacts = { ...cut, bound: 3 };
const tied: RotationEstimateFacts = { ...cut, h: 5, digits: tie };
const one: RotationEstimateFacts = { ...cut, h: 1, digits: [digit(1, 0), digit(2, 7), digit(3, 1)] };
const naive: RotationEstimateFacts = { ...one, by: 'naive', digits: plain };
const exact: RotationEstimateFacts = { ...cut, by: 'pattern-database', digits: table };
const unknown: RotationEstimateFacts = { ...exact, digits: plain };
const atRoot: RotationEstimateFacts = { ...cut, g: 0, bound: 1 };
const exactAtRoot: RotationEstimateFacts = { ...exact, g: 0 };
const every = [cut, kept, tied, one, naive, exact, unknown, atRoot, exactAtRoot];

const turn: TurnFacts = { move: 2, comes: { digit: 1, cell: 6 }, goes: { digit: 2, cell: 9 } };
const scanned: DigitScanFacts = { ...digit(3, 1, 13), most: 6, least: 2, best: [2] };
const scannedTie: DigitScanFacts = { ...digit(3, 3, 1), most: 3, least: 1, best: [1, 3] };

/** What each function of the texts says about some facts, all its turns of phrase included, by its path. */
export const rotationSamples = (m: RotationMessages): Readonly<Record<string, readonly (Sentence | string)[]>> => ({
  'shell.scan': [m.shell.scan?.(2, 3) ?? ''],
  'shell.expected.cell': [m.shell.expected.cell?.(1, 3) ?? ''],
  'shell.expected.more-cells': [m.shell.expected['more-cells']?.(1, 3) ?? ''],
  'shell.expected.board-or-end': [m.shell.expected['board-or-end']?.(0, 3) ?? ''],
  'shell.expected.rarer-digit': [m.shell.expected['rarer-digit']?.(0, 0) ?? ''],
  amount: [m.amount(1), m.amount(13)],
  reason: [...every, { ...cut, h: 0, digits: [digit(1, 0), digit(2, 8), digit(3, 0)] }].map(m.reason),
  same: [m.same()],
  answer: [
    m.answer([], 2, { moves: [], digit: 2 }),
    m.answer([3], 1, { moves: [3], digit: 1 }),
    m.answer([2, 0], 3, { moves: [0, 2], digit: 1 }),
    m.answer([2, 0], 3, null),
  ],
  firstBound: [m.firstBound(0), m.firstBound(1)],
  raised: [m.raised(5, 6, 3290, 2470), m.raised(0, 1, 1, 1), m.raised(1, 2, 2, 1)],
  enterRoot: [m.enterRoot(plain)],
  enter: [m.enter(1234, turn, 1, plain)],
  estimate: every.map(m.estimate),
  prune: every.map(m.prune),
  branch: [m.branch([0, 1, 2, 3, 4, 5, 6, 7], [], null), m.branch([0, 1, 2, 3, 4, 6, 7], [5], 0)],
  offered: [m.offered([0, 1, 2, 3, 4, 5, 6, 7], [], null), m.offered([0, 1, 2, 3, 4, 6, 7], [5], 0)],
  choose: [1, 2, 3, 4, 8].map((nth) => m.choose(40, nth, 8, turn)),
  backtrack: [m.backtrack(1234, 7, 5678, 9), m.backtrack(1, 7, 1, 9)],
  goal: [m.goal([], 2), m.goal([3], 1), m.goal([0, 2], 3)],
  end: [m.end([0, 2], 2, 7, 3), m.end([7], 3, 28_637, 2), m.end([], 1, 1, 1)],
  scanCount: [scanned, scannedTie].map(m.scanCount),
  scanDistance: [scanned, scannedTie].map(m.scanDistance),
  without: [m.without(1_000_000, true), m.without(1365, false), m.without(1, false)],
  'table.cells': [m.table.cells(5)],
  'board.title': [m.board.title(''), m.board.title('A C')],
  'board.cell': [m.board.cell(2, 3, 4, 'centre'), m.board.cell(2, 1, 3, 'arm')],
  'board.move': [m.board.move('A', 0)],
  'board.leftOut': [m.board.leftOut('F', 5)],
  'board.turn': [m.board.turn('H', 7, 'C')],
});
