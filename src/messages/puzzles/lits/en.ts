import { list, type Part, type Sentence, say } from '../../sentence.ts';
import { count, many, node, ordinal } from '../../words-en.ts';
import type { PuzzleTexts } from '../puzzle-texts.ts';
import type {
  CompareFacts,
  CoverFacts,
  DeadEndFacts,
  EntryFacts,
  HeaderFacts,
  ItemCount,
  ItemFacts,
  ItemName,
  OptionName,
  StartFacts,
} from './facts.ts';

const item = ({ kind, id, text }: ItemName): Part => ({ thing: kind, id, text });
const option = ({ id, text }: OptionName): Part => ({ thing: 'option', id, text });
const and = (parts: readonly Part[]) => list(parts, ', ', ' and ');
const counts = (all: readonly ItemCount[]): Sentence =>
  all.flatMap((each, i) => [...say`${i === 0 ? '' : ', '}${item(each.item)} ${count(each.count)}`]);
const lies = (at: OptionName): Sentence =>
  at.kind === 'filler'
    ? say`${option(at)} fills ${and(at.cells.map(item))}: below this node no piece lies there.`
    : say`${option(at)} lies on ${and(at.cells.map(item))}.`;
/** The neighbours that an entry has in its column; where it is the only one they are the header, twice. */
const ends = ({ above, below }: EntryFacts): Sentence =>
  say`${above ? option(above) : 'the header'} above it and ${below ? option(below) : 'the header'} below it`;
const isOnly = ({ above, below }: EntryFacts) => above === null && below === null;

/** What is said of the item's options in the other columns. */
function losses({ hidden, alone, entries, shapes, cells }: CoverFacts, gone: readonly [one: string, more: string]) {
  if (hidden === 0) return say`Its column holds no option, so no other column changes.`;
  if (entries === 0)
    return say`Its column holds ${many(hidden, 'option')} with no other item, so no other column changes.`;
  const go = gone[hidden - alone === 1 ? 0 : 1];
  const columns = many(cells, 'column');
  const where =
    shapes.length === 0
      ? say`: ${many(entries, 'entry', 'entries')} in ${columns} of cells.`
      : say`, ${many(entries, 'entry', 'entries')} in all: ${counts(shapes)}, and the rest in ${columns} of cells.`;
  return alone === 0
    ? say`Its ${many(hidden, 'option')} ${go} the other columns${where}`
    : say`Of its ${many(hidden, 'option')} ${count(hidden - alone)} ${go} the other columns${where} ${
        alone === 1 ? 'The other one has' : `The other ${count(alone)} have`
      } no other item.`;
}

/** What has to be covered, and how often. */
function wanted(model: StartFacts['model'], cells: number): string {
  if (cells === 0) return 'Each shape must be covered exactly once.';
  if (model === 'cells-secondary')
    return `Each shape must be covered exactly once, ${
      cells === 1
        ? 'the cell at most once: it is a secondary item.'
        : 'each cell at most once: cells are secondary items.'
    }`;
  return cells === 1
    ? 'Each must be covered exactly once; so that the cell can stay without a piece, it has a filler option too.'
    : 'Each must be covered exactly once; so that cells can stay without a piece, each has a filler option too.';
}

/** What LITS says about its steps. Every function is given facts of one step and says nothing else. */
export const enLits = {
  shell: {
    board: 'Board',
    table: 'Matrix',
    move: 'option',
    presets: {
      secondary: 'shapes must be covered; cells may stay free, so they are secondary items',
      filler: 'cells must be covered too: each has a filler option of its own, as in many contest programs',
    },
    choices: { model: 'Cells' },
    values: { 'cells-secondary': 'secondary', 'cells-primary': 'primary, with fillers' },
    examples: {
      'one-way': 'exactly one way to place all four',
      'sample-1': 'contest sample 1: No',
      'sample-2': 'contest sample 2: Yes',
      'full-4': 'full 4 × 4: No, T covers 3 + 1 of a chequerboard',
      mirrored: 'No, but Yes if shapes could be flipped',
      hard: 'a hard No: 314 nodes',
      scattered: 'where fillers lose: 559 nodes against 11',
      'no-t': 'a ring: no T and no S fits at all',
      large: 'a large board: 20 × 20',
    },
    expected: {
      side: (from, to) => `the side N of the board, ${from} to ${to}`,
      row: (from) => `a row of ${many(from, 'digit')}`,
      'row-end': (from) => `nothing more in this row after ${many(from, 'digit')}`,
      'zero-or-one': () => 'a digit, 0 or 1',
      packed: (from) => `the cells of the board in ${many(from, 'character')}`,
    },
    random: 'The same seed and size always give the same board.',
    scan: (at, of) => `${count(at)} of ${count(of)} inside this step`,
    into: 'Into: items compared one by one, links changed one by one',
  } satisfies PuzzleTexts as PuzzleTexts,

  start: ({ model, cells, placements, shapes }: StartFacts): Sentence =>
    say`An exact cover problem. Its items (columns) are the four shapes${
      cells === 0 ? '; no cell is free' : cells === 1 ? ' and the one free cell' : ` and the ${count(cells)} free cells`
    }. Its options (rows) are the placements, ${count(placements)} in all: ${counts(shapes)}. ${wanted(model, cells)} Dancing Links takes what is covered out of linked lists, and puts it back in reverse.`,
  enterRoot: (items: number, options: number): Sentence =>
    say`Start: nothing is covered yet. ${many(items, 'item')} must be covered; the matrix has ${many(options, 'option')}.`,
  enter: (id: number, at: OptionName, left: readonly ItemCount[], more: number): Sentence =>
    say`Node ${node(id)}: ${lies(at)} ${
      left.length + more === 0
        ? 'Nothing is left to be covered.'
        : left.length === 0
          ? `Left to be covered: ${many(more, 'cell')}, and no shape.`
          : say`Left to be covered, with the options that each shape still has: ${counts(left)}${
              more === 0 ? '' : `; and ${many(more, 'cell')}`
            }.`
    }`,
  item: ({ item: at, count: least, of, compared, ties }: ItemFacts): Sentence =>
    say`${item(at)} ${
      of === 1
        ? `is the only item left to be covered, with ${many(least, 'option')}.`
        : `has the fewest options of the ${count(of)} items left: ${count(least)}.`
    } ${
      compared.length < 2 ? '' : say`(${counts(compared)}${compared.length < of ? ', …' : ''}) `
    }${ties === 0 ? '' : `${ties === 1 ? 'One other has' : `${count(ties)} others have`} just as few; the first on the header list is taken. `}${
      least === 0
        ? 'It must be covered, and no option can cover it.'
        : least === 1
          ? 'It must be covered, so its one option is forced.'
          : 'It must be covered, so every solution below has one of them; the fewer there are, the fewer children this node can have.'
    }`,
  deadEnd: ({ node: id, item: at, all, taken }: DeadEndFacts): Sentence =>
    all === 0
      ? say`Dead end at node ${node(id)}: ${item(at)} fits nowhere on this board, so there is no solution.`
      : say`Dead end at node ${node(id)}: ${item(at)} must be covered and has no option left. ${
          all === 1
            ? 'Its only option shares a cell'
            : all === 2
              ? 'Both its options share a cell'
              : `Each of its ${count(all)} options shares a cell`
        } with what was taken above: ${taken.flatMap(({ option: by, hid }, i) => [
          ...(i === 0
            ? say`${option(by)} hid ${all === 1 ? 'it' : hid < all ? `${count(hid)} of them` : all === 2 ? 'both' : 'all of them'}`
            : say`, then ${option(by)} another ${hid === 1 ? 'one' : count(hid)}`),
        ])}.`,
  branch: (at: ItemName, options: readonly OptionName[], more: number): Sentence =>
    say`Branch on ${item(at)}. ${
      options.length + more === 1
        ? 'Its one option is tried'
        : `Its ${count(options.length + more)} options are tried in order, until one leads to a solution`
    }: ${more === 0 ? and(options.map(option)) : list(options.map(option), ', ')}${more === 0 ? '' : ` and ${count(more)} more`}.`,
  cover: (facts: CoverFacts): Sentence =>
    say`Cover ${item(facts.item)}${facts.option ? say`, which ${option(facts.option)} covers` : ', the item chosen'}. ${
      facts.rank === 'primary' ? 'Its header leaves the header list.' : 'It is secondary, so it is on no header list.'
    } ${losses(facts, ['leaves', 'leave'])}`,
  uncover: (facts: CoverFacts): Sentence =>
    say`Uncover ${item(facts.item)}, in reverse. ${losses(facts, ['comes back into', 'come back into'])} ${
      facts.rank === 'primary' ? 'Its header is back on the header list.' : 'It is secondary: no header list changes.'
    }`,
  choose: (at: OptionName, nth: number, of: ItemCount, others: readonly ItemName[]): Sentence =>
    say`Try ${option(at)}, the ${of.count === 1 ? 'only option' : `${ordinal(nth)} of the ${count(of.count)} options`} of ${item(of.item)}. ${
      others.length === 0
        ? 'It has no other item to cover.'
        : say`Next its other items are covered: ${and(others.map(item))}.`
    }`,
  backtrack: (id: number, at: ItemName, tried: number, below: number): Sentence =>
    say`${
      tried === 1
        ? say`The one option of ${item(at)} was`
        : say`${tried === 2 ? 'Both' : `All ${count(tried)}`} options of ${item(at)} were`
    } tried at node ${node(id)}: no solution ${
      below === 1 ? 'at the one node' : `among the ${count(below)} nodes`
    } below. Back.`,
  goal: (pieces: readonly OptionName[], fillers: number): Sentence =>
    say`Solution: nothing is left to be covered. ${pieces.flatMap((piece, i) => [
      ...say`${i === 0 ? '' : ' '}${lies(piece)}`,
    ])}${fillers === 0 ? '' : ` ${many(fillers, 'cell')} without a piece ${fillers === 1 ? 'is covered by a filler' : 'are covered by fillers'}.`}`,
  endYes: (pieces: readonly OptionName[], nodes: number): Sentence =>
    say`End. The answer is Yes: ${and(pieces.map(option))} fit together. It took ${many(nodes, 'node')}.`,
  endNo: (nodes: number, deadEnds: number): Sentence =>
    nodes === 1
      ? say`End. The answer is No: a shape has no option at all, so there was nothing to try. 1 node, a dead end.`
      : say`End. The answer is No. At every node all options of an item that must be covered were tried, and each way ended where a shape had no option left. ${count(nodes)} nodes, ${count(deadEnds)} of them ${deadEnds === 1 ? 'a dead end' : 'dead ends'}.`,

  compare: ({ at, of, item: each, count: has, best }: CompareFacts): Sentence =>
    say`Header list, item ${count(at)} of ${count(of)}: ${item(each)} has ${many(has, 'option')}${
      best === null
        ? '. It is the first, and the fewest so far.'
        : has < best.count
          ? say`, fewer than ${item(best.item)} with ${count(best.count)}: the fewest so far.`
          : has === best.count
            ? say`, as many as ${item(best.item)}, which came first and is kept.`
            : say`; ${item(best.item)} with ${count(best.count)} still has the fewest.`
    }`,
  header: ({ way, item: at, left, right, rank }: HeaderFacts): Sentence => {
    const c = item(at);
    if (rank === 'secondary')
      return say`Header of ${c}: it is secondary and its own neighbour, L[c] = R[c] = c. The assignments change nothing.`;
    if (!left && !right)
      return way === 'cover'
        ? say`Header of ${c}: R[L[c]] ← R[c], L[R[c]] ← L[c]. The root is its neighbour on both sides and now points to itself: no item is left on the header list. c itself still points to the root.`
        : say`Header of ${c}: R[L[c]] ← c, L[R[c]] ← c. It still knew the root as its neighbour on both sides and is the only item on the header list again.`;
    const ends = say`${left ? item(left) : 'the root'} and ${right ? item(right) : 'the root'}`;
    return way === 'cover'
      ? say`Header of ${c}: R[L[c]] ← R[c], L[R[c]] ← L[c]. Its neighbours ${ends} now point to each other; c itself still points to them.`
      : say`Header of ${c}: R[L[c]] ← c, L[R[c]] ← c. It still knew its neighbours ${ends} and is between them again.`;
  },
  entry: (facts: EntryFacts): Sentence => {
    const { way, at, of, option: row, column, size } = facts;
    const place = say`Link ${count(at)} of ${count(of)}: entry x of ${option(row)} in the column of ${item(column)}.`;
    return way === 'cover'
      ? say`${place} D[U[x]] ← D[x], U[D[x]] ← U[x]: ${
          isOnly(facts)
            ? 'it is the only entry, so the header now points to itself'
            : say`${ends(facts)} now point to each other`
        }. Size ${count(size + 1)} − 1 = ${count(size)}.`
      : say`${place} D[U[x]] ← x, U[D[x]] ← x: ${
          isOnly(facts) ? 'back below the header, as the only entry' : say`back between ${ends(facts)}`
        }. Size ${count(size - 1)} + 1 = ${count(size)}.`;
  },

  figures: {
    tree: (of: string, options: number) => `, item ${of} with ${many(options, 'option')}`,
    depth: 'depth',
    option: 'option taken',
    item: 'item chosen',
    options: 'options',
  },

  table: {
    option: 'option',
    size: 'size',
    covered: (of: string) => `${of}, covered`,
    shown: (rows: number, allRows: number, columns: number, allColumns: number) =>
      `${count(rows)} of ${many(allRows, 'option')}, ${count(columns)} of ${many(allColumns, 'item')}`,
    column: (of: ItemName): Sentence => say`rows: the options of ${item(of)}`,
    hidden: (by: ItemName): Sentence => say`hidden by ${item(by)}`,
    visible: 'in the matrix',
    placed: 'taken',
    tried: 'being tried',
    status: 'status',
  },

  board: {
    region:
      'Board. Arrow keys go from cell to cell; while editing Enter or Space makes a cell free or blocked, and dragging paints.',
    edit: 'Edit',
    editing: 'Editing: click or drag over cells to make them free or blocked. Back in the browser undoes.',
    smaller: 'Smaller board',
    larger: 'Larger board',
    full: 'All 1',
    empty: 'All 0',
    random: 'Random',
    cell: (at: string, status: string) => `cell ${at}, ${status}`,
    cellStatus: { free: 'free', blocked: 'blocked' },
    options: (n: number) => many(n, 'option'),
    taken: (by: string) => `taken by ${by}`,
    title: (n: number, free: number) => `N = ${n} · ${many(free, 'free cell')}`,
  },
};

export type LitsMessages = typeof enLits;
