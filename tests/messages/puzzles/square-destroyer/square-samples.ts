import type { SquareMessages } from '../../../../src/messages/puzzles/square-destroyer/en.ts';
import type {
  BranchFacts,
  EstimateFacts,
  LeftOutFacts,
  SquareName,
  TriedFacts,
} from '../../../../src/messages/puzzles/square-destroyer/facts.ts';
import type { Sentence } from '../../../../src/messages/sentence.ts';

const unit: SquareName = { index: 0, side: 1, row: 0, column: 0 };
const next: SquareName = { index: 1, side: 1, row: 0, column: 1 };
const large: SquareName = { index: 9, side: 2, row: 0, column: 0 };
const eight = Array.from({ length: 8 }, (_, column): SquareName => ({ index: column, side: 1, row: 7, column }));

const cut: EstimateFacts = {
  g: 2,
  h: 3,
  bound: 4,
  counted: [unit, next, large],
  disjointIn: 'sticks',
  weights: null,
  alive: 9,
  own: 3,
  kept: 'none',
  searched: null,
};
const kept: EstimateFacts = { ...cut, bound: 5 };
const sole: EstimateFacts = { ...cut, h: 1, own: 1, counted: [unit], alive: 1 };
const hub: EstimateFacts = { ...sole, alive: 3 };
const naive: EstimateFacts = { ...hub, counted: null };
const allowed: EstimateFacts[] = [cut, hub].map((facts) => ({ ...facts, disjointIn: 'allowed-sticks' }));
const half = { square: unit, halves: 1 };
const weighed: EstimateFacts[] = [
  { ...cut, counted: null, weights: [half, { square: next, halves: 1 }, { square: large, halves: 2 }] },
  { ...cut, counted: null, weights: [half, half, half, half, half], disjointIn: 'allowed-sticks' },
];
const remembered: EstimateFacts[] = [
  { ...cut, own: 2, kept: 'some' },
  { ...naive, h: 2, own: 1, searched: 77 },
];
const skipped = {
  at: 5,
  of: 7,
  square: large,
  counted: 3,
  disjointIn: 'sticks' as const,
  shared: [
    { stick: 1, square: unit },
    { stick: 6, square: next },
    { stick: 15, square: large },
  ],
};

const tried: TriedFacts = { square: large, tried: 4, which: 'all' };
const branch: BranchFacts = {
  square: unit,
  sticks: [1, 4, 5, 8],
  order: 'most-squares',
  picked: 'first-alive',
  leftOut: [],
};
const leftOut: LeftOutFacts[] = [
  { sticks: [1], why: 'searched', nodes: [12], bound: 5 },
  { sticks: [4, 8], why: 'searched', nodes: [3, 17], bound: 5 },
  { sticks: [1], why: 'left-to', nodes: [12] },
  { sticks: [4, 8], why: 'left-to', nodes: [3, 17] },
  { sticks: [9], why: 'dominated', by: 6, node: null },
  { sticks: [9, 10], why: 'dominated', by: 6, node: null },
  { sticks: [2], why: 'dominated', by: 7, node: 3 },
  { sticks: [2, 11, 12], why: 'dominated', by: 7, node: 3 },
];

/** What each function of the texts says about some facts, all its turns of phrase included, by its path. */
export const squareSamples = (m: SquareMessages): Readonly<Record<string, readonly (Sentence | string)[]>> => ({
  square: [m.square(large)],
  amount: [m.amount(1), m.amount(5)],
  reason: [cut, kept, sole, hub, naive, ...allowed, ...weighed, ...remembered, { ...cut, alive: 0, h: 0 }].map(
    m.reason,
  ),
  same: [m.same('squares'), m.same('squares-and-sticks')],
  answer: [m.answer([]), m.answer([3]), m.answer([1, 6, 15])],
  firstBound: [m.firstBound(5, 'root-estimate'), m.firstBound(0, 'root-estimate'), m.firstBound(0, 'zero')],
  'shell.scan': [m.shell.scan?.(2, 5) ?? ''],
  'shell.expected.side': [m.shell.expected.side?.(1, 10) ?? ''],
  'shell.expected.missing-count': [m.shell.expected['missing-count']?.(0, 24) ?? ''],
  'shell.expected.stick': [m.shell.expected.stick?.(1, 24) ?? ''],
  raised: [m.raised(5, 6, null, 329, 247), m.raised(0, 13, 77, 1, 1)],
  enterRoot: [m.enterRoot(14), m.enterRoot(1), m.enterRoot(0)],
  enter: [m.enter(1234, 5, [unit, next], 1, 12), m.enter(7, 5, [unit], 6, 1), m.enter(7, 5, eight, 1, 4)],
  estimate: [cut, kept, { ...cut, g: 0, bound: 0 }, sole, hub, naive, ...allowed, ...weighed, ...remembered].map(
    m.estimate,
  ),
  fell: [m.fell(5, 3, 'greedy-disjoint'), m.fell(5, 3, 'other')],
  rose: (['scan', 'weights', 'allowed', 'table'] as const).map((cause) => m.rose(10, 11, cause)),
  prune: [cut, { ...cut, g: 0, bound: 0 }, sole, hub, naive, ...allowed, ...weighed, ...remembered].map(m.prune),
  branch: [
    m.branch({ ...branch, order: 'ascending' }),
    m.branch({ ...branch, sticks: [5, 8, 1, 4] }),
    m.branch({ ...branch, sticks: [5, 8], leftOut }),
    m.branch({ ...branch, sticks: [5, 8, 4], order: 'most-alive', picked: 'fewest-sticks' }),
    m.branch({ ...branch, sticks: [5, 8], picked: 'fewest-sticks' }),
    m.branch({ ...branch, sticks: [5], picked: 'fewest-sticks', leftOut: leftOut.slice(1) }),
    m.branch({ ...branch, sticks: [], leftOut: leftOut.slice(0, 1) }),
  ],
  choose: [
    ...[1, 2, 3, 4, 11, 12, 13, 21, 22].map((nth) => m.choose(40, nth, { ...tried, tried: 22 }, [large])),
    m.choose(40, 2, { ...tried, tried: 3, which: 'allowed' }, [large]),
    m.choose(40, 1, { ...tried, tried: 1, which: 'allowed' }, [large]),
  ],
  backtrack: [
    m.backtrack(1234, { ...tried, square: unit }, 5678, 9),
    m.backtrack(1, { ...tried, tried: 2, which: 'allowed' }, 1, 9),
    m.backtrack(1, { ...tried, tried: 3, which: 'allowed' }, 1, 9),
    m.backtrack(1, { ...tried, tried: 1, which: 'allowed' }, 1, 9),
    m.backtrack(1, { ...tried, tried: 0, which: 'allowed' }, 0, 9),
  ],
  goal: [
    m.goal([], 0, null),
    m.goal([3], 1, null),
    m.goal([1, 6, 15], 3, null),
    m.goal([1, 6, 15], 3, 2),
    m.goal([1, 6, 15], 3, 1),
  ],
  end: [m.end([1, 6, 15], 4, 1), m.end([7], 28_637, 2), m.end([], 1, 1)],
  scan: [
    m.scan({ ...skipped, shared: [] }),
    m.scan({ ...skipped, shared: [], disjointIn: 'allowed-sticks' }),
    m.scan(skipped),
    m.scan({ ...skipped, shared: skipped.shared.slice(1) }),
  ],
  without: [m.without(1_000_000, true, 'forget'), m.without(1365, false, 'table'), m.without(1, false, 'forget')],
  'status.missing': [m.status.missing(12)],
  'status.removed': [m.status.removed(5)],
  'status.counted': [m.status.counted(2)],
  'status.skipped': [m.status.skipped(5, unit)],
  'status.weight': [m.status.weight(1, 5), m.status.weight(2, null), m.status.weight(0, 5)],
  'board.stick': [m.board.stick(12, m.board.stickStatus.missing)],
  'board.horizontal': [m.board.horizontal(1, 3, 2, 10)],
  'board.vertical': [m.board.vertical(1, 3, 2, 13)],
  'board.usedBy': [m.board.usedBy(['1 × 1 (0,0)']), m.board.usedBy(['1 × 1 (0,0)', '2 × 2 (0,0)'])],
  'board.width': [m.board.width(3)],
  'board.title': [m.board.title(3, 3), m.board.title(5, 0)],
});
