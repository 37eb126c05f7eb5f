/**
 * The part of the matrix that is shown: all of a small one, else what matters at the moment. Rows: the options of the
 * item chosen or on its way, around the option at hand. Columns: the shapes, and the cells of these rows.
 */
import { columnOf } from '../../../search/exact-cover/covered-matrix.ts';
import { type ExactCover, itemsOf, optionsOf } from '../../../search/exact-cover/exact-cover.ts';
import { itemOf } from '../../../trace/covered.ts';
import { type Linked, type LitsScene, linkedAt } from './lits-scene.ts';

interface MatrixColumn {
  readonly item: number;
  readonly size: number;
  readonly rank: 'primary' | 'secondary';
  readonly isCovered: boolean;
  /** It is the item chosen, covered or uncovered just now. */
  readonly isNow: boolean;
}

export interface MatrixRow {
  readonly option: number;
  readonly status: 'tried' | 'placed' | 'hidden' | 'visible';
  /** The covered item that hides it. */
  readonly by: number | null;
  /**
   * A letter for each column: `.` no entry, `x` an entry, `o` one out of its column, `!` the one whose links change;
   * `X` and `O` in the column of the item at hand.
   */
  readonly entries: string;
}

export interface MatrixWindow {
  readonly columns: readonly MatrixColumn[];
  readonly rows: readonly MatrixRow[];
  readonly allColumns: number;
  readonly allRows: number;
  /** The item whose options the rows are; null where they are those of all. */
  readonly of: number | null;
  /** The row to keep in sight. */
  readonly at: number | null;
}

/** Up to so many options and items the whole matrix is shown. */
const WHOLE = { rows: 60, columns: 40 };
const PART = { rows: 30, columns: 24 };

export function matrixWindow(scene: LitsScene): MatrixWindow {
  const { matrix, moved, chosen, tried } = scene;
  const { cover } = matrix;
  const linked = linkedAt(scene);
  const link = moved?.link?.what === 'entry' ? moved.link : null;
  const now = moved?.item ?? chosen;
  const focus = now ?? parentItem(scene);
  const at = link?.option ?? tried ?? (now === null ? (scene.moment.moves.at(-1) ?? null) : null);
  const { rows, of } = rowsOf(scene, focus, at);
  const columns = columnsOf(scene, rows, focus).map((item) => ({
    item,
    size: linked.size[item] as number,
    rank: item < cover.primaryFrom ? ('secondary' as const) : ('primary' as const),
    isCovered: linked.isCovered(item),
    isNow: item === now,
  }));
  return {
    columns,
    rows: rows.map((option) => ({
      option,
      ...statusOf(scene, option),
      entries: columns.map((column) => entry(scene, linked, option, column)).join(''),
    })),
    allColumns: cover.items,
    allRows: cover.options,
    of,
    at: at !== null && rows.includes(at) ? at : firstOf(cover, rows, focus),
  };
}

/** Pixels of each of so many columns where the names leave `room`: 13 at least, below which they cannot be told apart. */
export function columnWidth(room: number, columns: number): number {
  return Math.min(22, Math.max(13, Math.floor((room - 2) / Math.max(1, columns))));
}

function firstOf(cover: ExactCover, rows: readonly number[], item: number | null): number | null {
  return item === null ? null : (rows.find((option) => itemsOf(cover, option).includes(item)) ?? null);
}

/** On entering a node, the item that its parent branched on: the option just taken is one of its. */
function parentItem({ moment, trace }: LitsScene): number | null {
  const parent = moment.kind === 'enter' ? moment.path.at(-2) : undefined;
  return parent === undefined ? null : itemOf(trace, parent);
}

function rowsOf({ matrix, moved, left, chosen, moment }: LitsScene, focus: number | null, at: number | null) {
  const { cover } = matrix;
  if (cover.options <= WHOLE.rows) return { rows: Array.from({ length: cover.options }, (_, i) => i), of: null };
  if (moment.kind === 'goal' || moment.kind === 'end') return { rows: [...moment.moves].slice(0, PART.rows), of: null };
  if (focus === null) return { rows: Array.from({ length: PART.rows }, (_, i) => i), of: null };
  const column =
    moment.kind === 'dead-end' && focus === chosen
      ? Array.from(optionsOf(cover, focus))
      : columnOf(moved?.before ?? left, focus);
  const place = Math.max(0, column.indexOf(at ?? -1));
  const from = Math.max(0, Math.min(place - PART.rows / 2, column.length - PART.rows));
  return { rows: column.slice(from, from + PART.rows), of: focus };
}

function columnsOf({ matrix }: LitsScene, rows: readonly number[], focus: number | null): number[] {
  const { cover, cells } = matrix;
  const shapes = Array.from({ length: cover.items - cells.length }, (_, i) => cells.length + i);
  if (cover.items <= WHOLE.columns) return [...shapes, ...cells.keys()];
  const shown = new Set<number>(focus !== null && focus < cells.length ? [focus] : []);
  for (const option of rows) {
    for (const item of itemsOf(cover, option)) if (item < cells.length) shown.add(item);
    if (shown.size >= PART.columns) break;
  }
  return [...shapes, ...[...shown].sort((a, b) => a - b)];
}

function statusOf(
  { left, moment, tried, moved, scan }: LitsScene,
  option: number,
): { status: MatrixRow['status']; by: number | null } {
  if (option === tried) return { status: 'tried', by: null };
  if (moment.moves.includes(option)) return { status: 'placed', by: null };
  const by = (moved && scan !== null ? moved.before : left).hiddenBy[option] as number;
  return by < 0 ? { status: 'visible', by: null } : { status: 'hidden', by };
}

/** See `MatrixRow.entries`. */
function entry({ matrix, moved }: LitsScene, linked: Linked, option: number, column: MatrixColumn): string {
  const { item, isNow } = column;
  if (!itemsOf(matrix.cover, option).includes(item)) return '.';
  const link = moved?.link;
  if (link?.what === 'entry' && link.option === option && link.item === item) return '!';
  const letter = linked.has(option, item) ? 'x' : 'o';
  return isNow ? letter.toUpperCase() : letter;
}
