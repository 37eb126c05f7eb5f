/**
 * Algorithm X with dancing links (Knuth, 2000): covers the primary item with the fewest options, tries its options in
 * order, covers the other items of each, searches on, and undoes all that in reverse.
 *
 * Invariant: on entering a node of depth d exactly the items of the d options chosen are covered; `item[d]` is the
 * item chosen at depth d, `entry[d]` the entry of its column that is being tried, its header before the first.
 */
import { EventColumns } from '../event-columns.ts';
import { Pulse } from '../pulse.ts';
import type { Grain, Iteration, Search } from '../search-events.ts';
import type { ExactCover } from './exact-cover.ts';
import { Links } from './links.ts';

/** With events off, links touched between two pauses: some milliseconds. */
const PULSE = 1 << 22;

class Walk {
  nodes = 0;
  deadEnds = 0;
  deepest = 0;
  solution: readonly number[] | null = null;
  readonly links: Links;
  readonly #cover: ExactCover;
  readonly #told: EventColumns | null;
  readonly #item: Int32Array;
  readonly #entry: Int32Array;
  #depth = 0;

  constructor(cover: ExactCover, told: EventColumns | null) {
    this.links = new Links(cover);
    this.#cover = cover;
    this.#told = told;
    // every option chosen covers a primary item
    this.#item = new Int32Array(cover.items - cover.primaryFrom);
    this.#entry = new Int32Array(cover.items - cover.primaryFrom);
  }

  get finished(): boolean {
    return this.#depth < 0 || this.solution !== null;
  }

  get counts(): Iteration {
    return { bound: 0, nodes: this.nodes, prunes: this.deadEnds, held: this.deepest + 1 };
  }

  /** Enters the node that `move` leads to, and covers its item unless the way ends here. */
  enter(move: number): void {
    const { links } = this;
    const depth = this.#depth;
    this.nodes++;
    if (depth > this.deepest) this.deepest = depth;
    this.#told?.enter(depth, move);
    const item = links.fewest();
    if (item < 0) {
      this.solution = Array.from(this.#entry.subarray(0, depth), (entry) => links.optionOf(entry));
      this.#told?.goal(depth, 0);
      return;
    }
    const moves = links.size[item] as number;
    this.#told?.ofItem('item', depth, item);
    if (moves === 0) {
      this.deadEnds++;
      this.#told?.atNode('dead-end', depth);
      this.#retreat();
      return;
    }
    this.#told?.branch(depth, moves);
    this.#item[depth] = this.#entry[depth] = item;
    this.#coverItem(item);
  }

  /** Tries the next option of the item at hand, or gives the node up where all were tried. */
  advance(): void {
    const { links } = this;
    const depth = this.#depth;
    const item = this.#item[depth] as number;
    const entry = links.down[this.#entry[depth] as number] as number;
    if (entry === item) {
      this.#uncoverItem(item);
      this.#told?.backtrack(depth);
      this.#retreat();
      return;
    }
    const move = links.optionOf(entry);
    const { rowStart, rows } = this.#cover;
    this.#entry[depth] = entry;
    this.#told?.choose(depth, move);
    for (let k = rowStart[move] as number; k < (rowStart[move + 1] as number); k++)
      if (rows[k] !== item) this.#coverItem(rows[k] as number);
    this.#depth++;
    this.enter(move);
  }

  /** Leaves a node that is given up: its parent uncovers the other items of the option that led here. */
  #retreat(): void {
    const depth = --this.#depth;
    if (depth < 0) return;
    const option = this.links.optionOf(this.#entry[depth] as number);
    const { rowStart, rows } = this.#cover;
    for (let k = (rowStart[option + 1] as number) - 1; k >= (rowStart[option] as number); k--)
      if (rows[k] !== this.#item[depth]) this.#uncoverItem(rows[k] as number);
  }

  #coverItem(item: number): void {
    this.links.cover(item);
    this.#told?.ofItem('cover', this.#depth, item);
  }

  #uncoverItem(item: number): void {
    this.links.uncover(item);
    this.#told?.ofItem('uncover', this.#depth, item);
  }
}

/** Runs Algorithm X to the first solution; with the grain `count` it takes the same way and only pulses now and then. */
export function* dancingLinks(cover: ExactCover, grain: Grain = 'events'): Search {
  const told = grain === 'events' ? new EventColumns('dancing-links') : null;
  const walk = new Walk(cover, told);
  told?.start();
  walk.enter(-1);
  const pulse = new Pulse(PULSE);
  for (; !walk.finished; walk.advance()) {
    if (told?.isFull) yield told.take();
    if (!told && pulse.isDue(walk.links.work)) yield { kind: 'pulse', iterations: [walk.counts] };
  }
  const { solution } = walk;
  const outcome = solution ? 'solved' : 'exhausted';
  told?.end(solution?.length ?? 0, outcome, null);
  if (told) yield told.take();
  return { outcome, solution, iterations: [walk.counts] };
}
