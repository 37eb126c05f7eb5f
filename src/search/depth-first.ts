/**
 * One iteration of IDA*: the depth-first search of all nodes with f ≤ bound, and of the first nodes beyond.
 *
 * Invariant: `cells` holds the positions of the path, one per depth 0..g; the moves still to try at depth d are
 * `moves[next[d] .. end[d] - 1]`. At every node, in this order: goal test, cut if f > bound, else branch.
 * h is 0 exactly at a goal, so computing it first is the goal test.
 */
import { codeOf, NO_MOVE } from './event-codes.ts';
import { type EventColumns, SPARE } from './event-columns.ts';
import type { Problem } from './problem.ts';

/** With events off, nodes between two pauses: a few milliseconds. */
const PULSE = 1 << 17;

/** The codes of what it tells, as constants of the hot loop. */
const {
  enter: ENTER,
  estimate: ESTIMATE,
  prune: PRUNE,
  branch: BRANCH,
  choose: CHOOSE,
  backtrack: BACKTRACK,
  goal: GOAL,
} = codeOf;

export class DepthFirst {
  nodes = 0;
  prunes = 0;
  /** The deepest node entered. */
  deepest = 0;
  /** The least f that was cut, and the first node of this iteration, from 0, that had it. */
  overflow = Number.POSITIVE_INFINITY;
  overflowNode = 0;
  solution: readonly number[] | null = null;
  finished = false;
  readonly #problem: Problem;
  readonly #bound: number;
  readonly #told: EventColumns | null;
  readonly #pulse: number;
  readonly #cells: Int32Array;
  readonly #moves: Int32Array;
  readonly #end: Int32Array;
  readonly #next: Int32Array;
  readonly #chosen: Int32Array;
  #g = 0;
  /** Whether the node stood on has yet to be entered. */
  #isNew = true;

  /** What has been counted so far. */
  get counts(): { nodes: number; prunes: number; held: number } {
    return { nodes: this.nodes, prunes: this.prunes, held: this.deepest + 1 };
  }

  /** Writes its events into `told`, or with null tells nothing and pauses after at least `pulse` nodes. */
  constructor(problem: Problem, bound: number, told: EventColumns | null, pulse = PULSE) {
    const depths = bound + 2;
    this.#problem = problem;
    this.#bound = bound;
    this.#told = told;
    this.#pulse = pulse;
    this.#cells = new Int32Array(depths * problem.words);
    this.#cells.set(problem.start);
    this.#moves = new Int32Array(depths * problem.maxMoves);
    this.#end = new Int32Array(depths);
    this.#next = new Int32Array(depths);
    this.#chosen = new Int32Array(depths).fill(-1);
  }

  /**
   * Walks on until the iteration is `finished`, the columns are full, or with events off for a while. One long function
   * on purpose: it is the hot loop, and what it works with must stay in local variables.
   */
  advance(): void {
    const problem = this.#problem;
    const bound = this.#bound;
    const told = this.#told;
    const { kind, depth, value } = told ?? nothing;
    const cells = this.#cells;
    const moves = this.#moves;
    const end = this.#end;
    const next = this.#next;
    const chosen = this.#chosen;
    const { words, maxMoves } = problem;
    const learns = problem.failed !== undefined;
    const pause = told ? Number.POSITIVE_INFINITY : this.nodes + this.#pulse;
    const full = told ? kind.length - SPARE : 1;
    let { nodes, prunes, overflow, deepest } = this;
    let g = this.#g;
    let isNew = this.#isNew;
    let step = told?.steps ?? 0;
    while (g >= 0 && step < full && nodes < pause) {
      if (!isNew) {
        const i = next[g] as number;
        if (i === (end[g] as number)) {
          if (learns) problem.failed?.(cells, g * words, bound - g);
          if (told) {
            kind[step] = BACKTRACK;
            depth[step++] = g;
          }
          g--;
          continue;
        }
        const move = moves[i] as number;
        next[g] = i + 1;
        if (told) {
          kind[step] = CHOOSE;
          depth[step] = g;
          value[step++] = move;
        }
        problem.apply(cells, g * words, move, (g + 1) * words);
        chosen[++g] = move;
        if (g > deepest) deepest = g;
      }
      isNew = false;
      nodes++;
      const h = problem.estimate(cells, g * words);
      if (told) {
        const move = chosen[g] as number;
        kind[step] = ENTER;
        depth[step] = g;
        value[step++] = move < 0 ? NO_MOVE : move;
        kind[step] = h === 0 ? GOAL : ESTIMATE;
        depth[step] = g;
        value[step++] = h;
      }
      if (h === 0) {
        this.solution = Array.from(chosen.subarray(1, g + 1));
        g = -1;
      } else if (g + h > bound) {
        if (g + h < overflow) {
          overflow = g + h;
          this.overflowNode = nodes - 1;
        }
        if (told) {
          kind[step] = PRUNE;
          depth[step] = g;
          value[step++] = g + h;
        }
        prunes++;
        g--;
      } else {
        const from = g * maxMoves;
        const count = problem.branch(cells, g * words, chosen[g] as number, moves, from);
        next[g] = from;
        end[g] = from + count;
        if (told) {
          kind[step] = BRANCH;
          depth[step] = g;
          value[step++] = count;
        }
      }
    }
    if (told) told.steps = step;
    this.nodes = nodes;
    this.prunes = prunes;
    this.overflow = overflow;
    this.deepest = deepest;
    this.#g = g;
    this.#isNew = isNew;
    this.finished = g < 0;
  }
}

/** The columns of a walk that tells nothing. */
const nothing: Pick<EventColumns, 'kind' | 'depth' | 'value'> = {
  kind: new Uint8Array(0),
  depth: new Uint16Array(0),
  value: new Uint16Array(0),
};
