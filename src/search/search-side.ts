/**
 * One of the two sides of a bidirectional search: the positions that it holds, layer by layer, and how it came to each.
 *
 * Invariant: entries are numbered in the order of being kept, so the frontier, the deepest layer, is
 * `layer .. size - 1`; every entry but the root has its parent at a smaller number.
 */
import { PositionSet } from './position-set.ts';

export class SearchSide {
  readonly held: PositionSet;
  /** Depth of the frontier. */
  depth = 0;
  /** The first entry of the frontier. */
  layer = 0;
  /** For each entry its node, the entry that it was reached from, and by which move; -1 for none. */
  readonly nodes: number[] = [];
  readonly parents: number[] = [];
  readonly moves: number[] = [];

  constructor(words: number) {
    this.held = new PositionSet(words);
  }

  get size(): number {
    return this.held.size;
  }

  get isStuck(): boolean {
    return this.layer === this.size;
  }

  /** Adds the position that was just entered as `node`. */
  keep(position: Int32Array, { node, parent, move }: { node: number; parent: number; move: number }): void {
    this.held.add(position);
    this.nodes.push(node);
    this.parents.push(parent);
    this.moves.push(move);
  }

  /** The moves from the root to an entry. */
  pathTo(entry: number): number[] {
    const path: number[] = [];
    for (let at = entry; at > 0; at = this.parents[at] as number) path.push(this.moves[at] as number);
    return path.reverse();
  }
}
