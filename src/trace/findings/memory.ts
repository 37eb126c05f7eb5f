/**
 * What a search that keeps its nodes has in memory, expansion by expansion, beside the path that IDA* would hold instead. All is
 * counted off the trace: `keep` puts a position into memory, `expand` moves it from the open list to the closed one, and a
 * `replace` may move it back, but counts no position twice.
 *
 * Invariant: after the last expansion of an iteration the two parts add up to what the iteration is said to hold.
 */
import { nodeNamedAt } from '../../search/event-columns.ts';
import { codeOf } from '../../search/event-kinds.ts';
import { natures } from '../../search/natures.ts';
import { isReopening } from '../lists/lists.ts';
import { depthOf } from '../nodes.ts';
import { keepsNodes, type Trace } from '../trace.ts';

/** Whose parts of memory are told apart: the open and the closed list of A*, or the two sides of a search in layers. */
type MemoryParts = 'a-star' | 'layers';

export interface MemoryOverTime {
  readonly parts: MemoryParts;
  readonly expansions: number;
  /** After each expansion the positions in the open list, or kept by the start's side. */
  readonly first: Uint32Array;
  /** After each expansion the positions in the closed list, or kept by the goal's side. */
  readonly second: Uint32Array;
  /** Nodes on the path to the one expanded; in layers, on a path through both sides. */
  readonly path: Uint32Array;
  /** Nodes given up so far because their position was known. */
  readonly known: Uint32Array;
}

// looked up once: this runs at every step
const { bound: BOUND, enter: ENTER, keep: KEEP, replace: REPLACE, duplicate: DUPLICATE, expand: EXPAND } = codeOf;

/** Steps looked at between two pauses: some milliseconds, where they are only counted and where memory is followed. */
const COUNTED = 1 << 20;
const FOLLOWED = 1 << 17;

/** Follows memory through the whole trace of a search that keeps nodes; yields how many nodes have been entered at the step that it looks at. */
export function* memoryOf(trace: Trace): Generator<number, MemoryOverTime, void> {
  const { kind, steps } = trace;
  let expansions = 0;
  for (let step = 0; step < steps; step++) {
    if (kind[step] === EXPAND) expansions++;
    if (step % COUNTED === COUNTED - 1) yield 0;
  }
  const walk = new MemoryWalk(trace, expansions);
  for (let step = 0; step < steps; step++) {
    walk.take(step);
    if (step % FOLLOWED === FOLLOWED - 1) yield walk.nodes;
  }
  walk.close();
  return walk.found;
}

class MemoryWalk {
  nodes = 0;
  readonly found: MemoryOverTime;
  readonly #trace: Trace;
  /** The root of each node. */
  readonly #side: Uint8Array;
  readonly #kept = [0, 0];
  #expanded = 0;
  #closed = 0;
  #known = 0;
  #at = 0;
  #path = 0;
  #bound = 0;

  constructor(trace: Trace, expansions: number) {
    if (!keepsNodes(trace)) throw new RangeError(`${trace.method} holds its path`);
    const parts = natures[trace.method].sides === 2 ? 'layers' : 'a-star';
    const column = () => new Uint32Array(expansions);
    this.found = { parts, expansions, first: column(), second: column(), path: column(), known: column() };
    this.#trace = trace;
    this.#side = new Uint8Array(trace.nodes);
  }

  take(step: number): void {
    const { kind, value, parent } = this.#trace;
    switch (kind[step]) {
      case BOUND:
        this.#bound = value[step] as number;
        break;
      case ENTER:
        this.#side[this.nodes] = (parent[this.nodes] as number) < 0 ? this.nodes : this.#at;
        this.nodes++;
        break;
      case KEEP: {
        const side = this.#side[this.nodes - 1] as number;
        this.#kept[side] = (this.#kept[side] as number) + 1;
        break;
      }
      case REPLACE:
        if (isReopening(this.#trace, step)) this.#closed--;
        break;
      case DUPLICATE:
        this.#known++;
        break;
      case EXPAND: {
        this.close();
        const node = nodeNamedAt(this.#trace, step);
        this.#expanded++;
        this.#closed++;
        this.#at = this.#side[node] as number;
        this.#path = (this.found.parts === 'layers' ? this.#bound : depthOf(this.#trace, node)) + 1;
      }
    }
  }

  /** Writes down how the expansion at hand has left memory, if there is one. */
  close(): void {
    const { parts, first, second, path, known } = this.found;
    const i = this.#expanded - 1;
    if (i < 0) return;
    const [start = 0, goal = 0] = this.#kept;
    first[i] = parts === 'layers' ? start : start - this.#closed;
    second[i] = parts === 'layers' ? goal : this.#closed;
    path[i] = this.#path;
    known[i] = this.#known;
  }
}
