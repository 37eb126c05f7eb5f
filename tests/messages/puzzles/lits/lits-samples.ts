import type { LitsMessages } from '../../../../src/messages/puzzles/lits/en.ts';
import type {
  CoverFacts,
  EntryFacts,
  ItemCount,
  ItemFacts,
  ItemName,
  OptionName,
} from '../../../../src/messages/puzzles/lits/facts.ts';
import type { Sentence } from '../../../../src/messages/sentence.ts';

const shape = (id: number): ItemName => ({ kind: 'shape', id, text: 'LITS'[id] ?? '' });
const cell = (row: number, column: number): ItemName => ({
  kind: 'cell',
  id: 5 * row + column,
  text: `(${row},${column})`,
});
const counts = (...numbers: number[]): ItemCount[] => numbers.map((count, id) => ({ item: shape(id), count }));
const four = [cell(0, 0), cell(1, 0), cell(2, 0), cell(2, 1)];
const piece: OptionName = { id: 7, text: 'L 0,0', kind: 'placement', cells: four };
const other: OptionName = {
  id: 9,
  text: 'T90 0,2',
  kind: 'placement',
  cells: [cell(0, 2), cell(1, 2), cell(2, 2), cell(1, 3)],
};
const filler: OptionName = { id: 60, text: '· 4,4', kind: 'filler', cells: [cell(4, 4)] };

const chosen: ItemFacts = { item: shape(3), count: 1, of: 4, compared: counts(5, 6, 3, 1), ties: 0 };
const cover: CoverFacts = {
  item: shape(3),
  rank: 'primary',
  option: null,
  hidden: 2,
  alone: 0,
  entries: 8,
  shapes: [],
  cells: 6,
};
const cellCover: CoverFacts = {
  item: cell(0, 0),
  rank: 'secondary',
  option: piece,
  hidden: 3,
  alone: 0,
  entries: 12,
  shapes: counts(1, 2),
  cells: 7,
};
const covers: readonly CoverFacts[] = [
  cover,
  cellCover,
  { ...cellCover, rank: 'primary', hidden: 1, entries: 4, shapes: counts(1), cells: 1 },
  { ...cellCover, hidden: 0, entries: 0, shapes: [], cells: 0 },
  { ...cellCover, hidden: 1, alone: 1, entries: 0, shapes: [], cells: 0 },
  { ...cellCover, rank: 'primary', hidden: 4, alone: 1 },
  { ...cellCover, rank: 'primary', hidden: 2, alone: 1, entries: 4, shapes: counts(1), cells: 3 },
];
const entry: EntryFacts = {
  way: 'cover',
  at: 2,
  of: 1234,
  option: piece,
  column: cell(1, 0),
  above: other,
  below: null,
  size: 3,
};
const entries: readonly EntryFacts[] = [
  entry,
  { ...entry, way: 'uncover' },
  { ...entry, above: null, below: other },
  { ...entry, above: null },
  { ...entry, above: null, size: 0 },
  { ...entry, way: 'uncover', above: null, size: 1 },
];

/** What each function of the texts says about some facts, all its turns of phrase included, by its path. */
export const litsSamples = (m: LitsMessages): Readonly<Record<string, readonly (Sentence | string)[]>> => ({
  'shell.scan': [m.shell.scan?.(2, 1234) ?? ''],
  'shell.expected.side': [m.shell.expected.side?.(1, 50) ?? ''],
  'shell.expected.row': [m.shell.expected.row?.(5, 5) ?? '', m.shell.expected.row?.(1, 1) ?? ''],
  'shell.expected.row-end': [m.shell.expected['row-end']?.(5, 5) ?? ''],
  'shell.expected.zero-or-one': [m.shell.expected['zero-or-one']?.(0, 0) ?? ''],
  'shell.expected.packed': [m.shell.expected.packed?.(5, 5) ?? ''],
  start: [
    m.start({ model: 'cells-secondary', cells: 18, placements: 15, shapes: counts(5, 6, 3, 1) }),
    m.start({ model: 'cells-primary', cells: 18, placements: 15, shapes: counts(5, 6, 3, 1) }),
    ...(['cells-secondary', 'cells-primary'] as const).flatMap((model) =>
      [0, 1].map((cells) => m.start({ model, cells, placements: 0, shapes: counts(0, 0, 0, 0) })),
    ),
  ],
  enterRoot: [m.enterRoot(4, 15), m.enterRoot(1, 1)],
  enter: [
    m.enter(1234, piece, counts(0, 6, 3), 0),
    m.enter(1, piece, [], 0),
    m.enter(1, filler, counts(5, 6), 12),
    m.enter(1, filler, [], 1),
  ],
  item: [
    m.item(chosen),
    m.item({ ...chosen, count: 0, ties: 1 }),
    m.item({ ...chosen, count: 3, ties: 2 }),
    m.item({ ...chosen, of: 22, compared: counts(5, 6) }),
    m.item({ ...chosen, of: 1, compared: counts(5) }),
    m.item({ ...chosen, count: 3, of: 1, compared: counts(3) }),
  ],
  deadEnd: [
    m.deadEnd({ node: 4, item: shape(2), all: 0, taken: [] }),
    m.deadEnd({ node: 4, item: shape(2), all: 1, taken: [{ option: piece, hid: 1 }] }),
    m.deadEnd({ node: 4, item: shape(2), all: 2, taken: [{ option: piece, hid: 2 }] }),
    m.deadEnd({
      node: 1234,
      item: shape(2),
      all: 1200,
      taken: [
        { option: piece, hid: 900 },
        { option: other, hid: 300 },
      ],
    }),
  ],
  branch: [
    m.branch(shape(0), [piece], 0),
    m.branch(shape(0), [piece, other], 0),
    m.branch(shape(0), [piece, other], 9400),
  ],
  cover: covers.map(m.cover),
  uncover: covers.map(m.uncover),
  choose: [1, 2, 3, 11, 22]
    .map((nth) => m.choose(piece, nth, { item: shape(0), count: 30 }, four))
    .concat([m.choose(filler, 1, { item: cell(4, 4), count: 1 }, [])]),
  backtrack: [m.backtrack(4, shape(0), 1, 1), m.backtrack(4, shape(0), 9400, 12_345)],
  goal: [m.goal([piece, other], 0), m.goal([piece, other], 1), m.goal([piece], 9)],
  endYes: [m.endYes([piece, other], 5)],
  endNo: [m.endNo(1, 1), m.endNo(43, 30)],
  compare: [
    { at: 1, of: 4, item: shape(0), count: 5, best: null },
    { at: 2, of: 4, item: shape(1), count: 1, best: { item: shape(0), count: 5 } },
    { at: 2, of: 4, item: shape(1), count: 5, best: { item: shape(0), count: 5 } },
    { at: 2, of: 4, item: shape(1), count: 6, best: { item: shape(0), count: 5 } },
  ].map(m.compare),
  header: [
    m.header({ way: 'cover', item: shape(1), left: shape(0), right: shape(2), rank: 'primary' }),
    m.header({ way: 'uncover', item: shape(1), left: null, right: shape(2), rank: 'primary' }),
    m.header({ way: 'cover', item: shape(1), left: shape(0), right: null, rank: 'primary' }),
    m.header({ way: 'cover', item: shape(1), left: null, right: null, rank: 'primary' }),
    m.header({ way: 'uncover', item: shape(1), left: null, right: null, rank: 'primary' }),
    m.header({ way: 'cover', item: cell(0, 0), left: null, right: null, rank: 'secondary' }),
  ],
  entry: entries.map(m.entry),
  'figures.tree': [m.figures.tree('L', 1), m.figures.tree('(2,3)', 9408)],
  'table.covered': [m.table.covered('L')],
  'table.shown': [m.table.shown(40, 9408, 12, 2504)],
  'table.column': [m.table.column(shape(0))],
  'table.hidden': [m.table.hidden(cell(0, 0))],
  'board.cell': [m.board.cell('(2,3)', m.board.cellStatus.free)],
  'board.options': [m.board.options(1), m.board.options(48)],
  'board.taken': [m.board.taken('L 0,0')],
  'board.title': [m.board.title(5, 18), m.board.title(1, 1)],
});
