/** What is true of a LITS board, from the rules alone: all placements listed, all ways to put down the four shapes tried. */
import { lying } from '../../puzzles/lits/lits-boards.ts';
import type { NaiveNode, NaiveRun } from '../naive-run.ts';
import { type LinkedRun, LinkedRun as Run } from './lits-links.ts';

interface PlainBoard {
  readonly rows: readonly string[];
}

type Model = 'cells-secondary' | 'cells-primary';

/** A placement of a shape, or where `shape` is null the filler of a cell. */
export interface PlainOption {
  readonly id: number;
  readonly name: string;
  readonly shape: string | null;
  readonly cells: readonly number[];
  /** Its cells and its shape by name. */
  readonly items: readonly string[];
}

/** A way to put down the four shapes, apart from each other. */
export type Way = readonly PlainOption[];

export interface LitsTruth {
  readonly model: Model;
  readonly cells: readonly number[];
  readonly options: readonly PlainOption[];
  /** Names of the items by number. */
  readonly items: readonly string[];
  readonly primary: readonly string[];
  readonly ways: readonly Way[];
  cellName(cell: number): string;
  /** The ways that agree with what was taken on the path to a node. */
  waysAt(node: NaiveNode): readonly Way[];
  /** The options of an item that share nothing with what was taken on the path to a node. */
  optionsAt(item: string, node: NaiveNode): readonly PlainOption[];
  links(run: NaiveRun): LinkedRun;
}

const shapes = Object.keys(lying);

/** By corner, then by shape, then by turns; fillers after all placements. */
function optionsOf({ rows }: PlainBoard, model: Model): PlainOption[] {
  const n = rows.length;
  const options: PlainOption[] = [];
  const add = (name: string, shape: string | null, cells: readonly number[]) => {
    const items = cells.map((cell) => cellName(n, cell));
    options.push({ id: options.length, name, shape, cells, items: shape === null ? items : [...items, shape] });
  };
  for (let row = 0; row < n; row++)
    for (let column = 0; column < n; column++)
      for (const shape of shapes)
        for (const [turns, form] of (lying[shape] ?? []).entries()) {
          const places = form
            .split('/')
            .flatMap((line, r) =>
              [...line].flatMap((digit, c) => (digit === '1' ? [[row + r, column + c] as const] : [])),
            );
          if (!places.every(([r, c]) => rows[r]?.[c] === '1')) continue;
          add(
            `${shape}${turns === 0 ? '' : turns * 90} ${row},${column}`,
            shape,
            places.map(([r, c]) => r * n + c),
          );
        }
  if (model === 'cells-primary')
    for (const cell of cellsOf(rows)) add(`· ${Math.floor(cell / n)},${cell % n}`, null, [cell]);
  return options;
}

const cellName = (n: number, cell: number) => `(${Math.floor(cell / n)},${cell % n})`;
const cellsOf = (rows: readonly string[]) => [...rows.join('')].flatMap((digit, cell) => (digit === '1' ? [cell] : []));
const isApart = (one: PlainOption, other: PlainOption) => !one.items.some((item) => other.items.includes(item));

function waysOf(options: readonly PlainOption[]): Way[] {
  const of = (shape: string) => options.filter((option) => option.shape === shape);
  return shapes.reduce<Way[]>(
    (ways, shape) => {
      const all = of(shape);
      return ways.flatMap((way) =>
        all.flatMap((option) => (way.every((one) => isApart(one, option)) ? [[...way, option]] : [])),
      );
    },
    [[]],
  );
}

export function litsTruth(board: PlainBoard, { model }: { readonly model: Model }): LitsTruth {
  const n = board.rows.length;
  const cells = cellsOf(board.rows);
  const options = optionsOf(board, model);
  const ways = waysOf(options);
  const cellNames = cells.map((cell) => cellName(n, cell));
  const primary = model === 'cells-primary' ? [...cellNames, ...shapes] : shapes;
  const known = new WeakMap<NaiveNode, readonly Way[]>();
  const runs = new WeakMap<NaiveRun, LinkedRun>();
  const taken = (node: NaiveNode) => node.moves.map((move) => options[move] as PlainOption);
  const agrees = (way: Way, move: PlainOption) =>
    move.shape === null ? way.every((one) => isApart(one, move)) : way.includes(move);
  function waysAt(node: NaiveNode): readonly Way[] {
    const before = known.get(node);
    if (before) return before;
    const move = options[node.moves.at(-1) ?? -1];
    const found = node.parent && move ? waysAt(node.parent).filter((way) => agrees(way, move)) : ways;
    known.set(node, found);
    return found;
  }
  return {
    model,
    cells,
    options,
    items: [...cellNames, ...shapes],
    primary,
    ways,
    cellName: (cell) => cellName(n, cell),
    waysAt,
    optionsAt: (item, node) =>
      options.filter((option) => option.items.includes(item) && taken(node).every((one) => isApart(one, option))),
    links(run) {
      const before = runs.get(run);
      if (before) return before;
      const secondary = model === 'cells-primary' ? [] : cellNames;
      const all = { primary, secondary, options: options.map(({ items }) => items) };
      const made = new Run(all, [...cellNames, ...shapes], run.events);
      runs.set(run, made);
      return made;
    },
  };
}
