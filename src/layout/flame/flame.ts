/**
 * A depth-first search as a flame: x is the step, y the depth, one bar a node from entering to leaving it. The picture is a
 * grid of pixel columns and depths. A cell counts the nodes entered in it, so all that are narrower than a pixel merge
 * into one with their count, and says which node was open at its left edge, so wider bars go on through the cells without
 * a count. The work depends on the cells, not on the nodes.
 */
import { pathTo } from '../../trace/paths.ts';
import type { Trace } from '../../trace/trace.ts';
import { type FlameIndex, firstFrom, openNode } from './flame-index.ts';
import { type Counter, FINEST } from './flame-level.ts';

/** Which steps are drawn, end exclusive, and where: `width` columns from `x` on, in fractions of a column. */
export interface FlameWindow {
  readonly from: number;
  readonly end: number;
  readonly x: number;
  readonly width: number;
}

/** The cells row by row, `columns` to a row. */
export interface FlamePicture {
  readonly columns: number;
  readonly rows: number;
  /** Of a tree deeper than there is room for, every `stride`-th depth has a row. */
  readonly stride: number;
  /** Nodes entered in the cell's steps at its depth, and their marks: see `FlameIndex`. */
  readonly count: Uint32Array;
  readonly marks: Uint32Array;
  /** The first cell of each depth's row, -1 for a depth that has none. */
  readonly cellOf: Int32Array;
  /** The node of this depth that was open at the cell's left edge, -1 if none was. */
  readonly owner: Int32Array;
}

/** The picture of some windows side by side, in so many columns and at most so many rows. */
export function flamePicture(
  index: FlameIndex,
  windows: readonly FlameWindow[],
  columns: number,
  mostRows: number,
): FlamePicture {
  const { depths } = index;
  const stride = Math.max(1, Math.ceil(depths / mostRows));
  const rows = Math.ceil(depths / stride);
  const cells = columns * rows;
  const picture = {
    columns,
    rows,
    stride,
    count: new Uint32Array(cells),
    marks: new Uint32Array(cells),
    owner: new Int32Array(cells).fill(-1),
    cellOf: Int32Array.from({ length: depths }, (_, depth) => (depth % stride === 0 ? (depth / stride) * columns : -1)),
  };
  for (const window of windows) if (window.width > 0 && window.end > window.from) draw(index, window, picture);
  return picture;
}

/** How many nodes of a depth are open in some of the steps from `from` to before `end`. */
export function nodesOpen(index: FlameIndex, depth: number, from: number, end: number): number {
  const { enter, nodes } = index.trace;
  const path = pathTo(index.trace, openNode(index.trace, firstFrom(enter, nodes, from) - 1, from));
  let open = depth < path.length ? 1 : 0;
  index.visit(from, end, end - from, {
    at: () => {},
    add: (at, count) => {
      if (at === depth) open += count;
    },
    stand: () => {},
  });
  return open;
}

/**
 * Where a column has at least a bucket, its owners too are told by the buckets, so that nothing is looked up in the trace:
 * that costs more than all the rest once the trace is larger than what the processor keeps at hand.
 */
function draw(index: FlameIndex, window: FlameWindow, picture: FlamePicture): void {
  const perColumn = (window.end - window.from) / window.width;
  if (perColumn >= FINEST) {
    const counter = new OwnerCounter(index.trace, window, picture);
    index.visit(window.from, window.end, perColumn, counter);
    counter.finish();
  } else {
    index.visit(window.from, window.end, perColumn, new CellCounter(window, picture));
    findOwners(index.trace, window, picture);
  }
}

/** Counts nodes in the cells that they are entered in. */
class CellCounter implements Counter {
  readonly #window: FlameWindow;
  protected readonly picture: FlamePicture;
  readonly #columnsAStep: number;
  protected column = 0;

  constructor(window: FlameWindow, picture: FlamePicture) {
    this.#window = window;
    this.picture = picture;
    this.#columnsAStep = window.width / (window.end - window.from);
  }

  at(step: number): void {
    const column = Math.floor(this.#window.x + (step - this.#window.from) * this.#columnsAStep);
    this.column = Math.max(0, Math.min(this.picture.columns - 1, column));
  }

  add(depth: number, nodes: number, weight: number, _last: number): void {
    const { cellOf, count, marks } = this.picture;
    const cell = (cellOf[depth] ?? -1) + this.column;
    if (cell < this.column) return;
    count[cell] = (count[cell] as number) + nodes;
    marks[cell] = (marks[cell] as number) + weight;
  }

  stand(_depth: number): void {}
}

/** Counts, and goes along with the search: the owners of a column are the nodes open after all that was told before it. */
class OwnerCounter extends CellCounter {
  /** The last node entered at each depth, and the depth stood at: up to there they are the path. */
  readonly #last: Int32Array;
  #depth = -1;
  /** The first column without owners yet, and the one after the last that gets any. */
  #next: number;
  readonly #end: number;

  constructor(trace: Trace, window: FlameWindow, picture: FlamePicture) {
    super(window, picture);
    this.#next = Math.max(0, Math.ceil(window.x));
    this.#end = Math.min(picture.columns, Math.ceil(window.x + window.width));
    this.#last = new Int32Array(picture.cellOf.length).fill(-1);
    this.#begin(trace, window.from);
  }

  #begin(trace: Trace, step: number): void {
    const { enter, depth, parent, nodes } = trace;
    let node = openNode(trace, firstFrom(enter, nodes, step) - 1, step);
    this.#depth = node < 0 ? -1 : (depth[enter[node] as number] as number);
    for (let at = this.#depth; at >= 0; at--) {
      this.#last[at] = node;
      node = parent[node] as number;
    }
  }

  override at(step: number): void {
    super.at(step);
    this.#reach(this.column);
  }

  override add(depth: number, nodes: number, weight: number, last: number): void {
    super.add(depth, nodes, weight, last);
    this.#last[depth] = last;
  }

  override stand(depth: number): void {
    this.#depth = depth;
  }

  /** Nothing more is told. */
  finish(): void {
    this.#reach(this.#end - 1);
  }

  /** Gives the columns up to one, itself included, the owners of now. */
  #reach(column: number): void {
    const { cellOf, owner } = this.picture;
    for (const end = Math.min(column + 1, this.#end); this.#next < end; this.#next++)
      for (let depth = 0; depth <= this.#depth; depth++) {
        const first = cellOf[depth] ?? -1;
        if (first >= 0) owner[first + this.#next] = this.#last[depth] as number;
      }
  }
}

/** The path at the left edge of every column, written into its cells. */
function findOwners(trace: Trace, { from, end, x, width }: FlameWindow, picture: FlamePicture): void {
  const { columns, cellOf, owner } = picture;
  const { enter, depth, parent, nodes } = trace;
  const perColumn = (end - from) / width;
  const last = Math.min(columns, Math.ceil(x + width));
  const first = Math.max(0, Math.ceil(x));
  let known = 0;
  for (let column = first; column < last; column++) {
    const step = Math.min(end - 1, Math.floor(from + ((column - x) * (end - from)) / width));
    // no node takes less than two steps: so many may have been entered since the column before
    const high = column === first ? nodes : Math.min(nodes, known + Math.ceil(perColumn / 2) + 2);
    known = firstFrom(enter, high, step + 1, known);
    let node = openNode(trace, known - 1, step);
    for (let at = node < 0 ? -1 : (depth[enter[node] as number] as number); at >= 0; at--) {
      const cell = cellOf[at] ?? -1;
      if (cell >= 0) owner[cell + column] = node;
      node = parent[node] as number;
    }
  }
}
