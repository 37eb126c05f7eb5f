/**
 * One iteration of IDA*: the depth-first search of all nodes with f ≤ bound, and of the first nodes beyond.
 *
 * Invariant: `cells` holds the positions of the path, one per depth 0..d, and where moves have costs of their own `sums` its g;
 * the moves still to try at depth d are `moves[next[d] .. end[d] - 1]`. At every node, in this order: cut if f > bound, goal
 * test, else branch. Goals must not come first: a dear move may enter one above the bound. No move costs less than 1, so a node
 * is no deeper than bound + 1.
 */
import { type EventColumns, NONE, SPARE } from './event-columns.ts';
import { codeOf } from './event-kinds.ts';
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
  /** The first solution found, and what it costs. */
  solution: readonly number[] | null = null;
  cost = 0;
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
  /** g by depth, where it is not the depth itself. */
  readonly #sums: Int32Array | null;
  #depth = 0;
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
    this.#sums = problem.cost ? new Int32Array(depths) : null;
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
    const sums = this.#sums;
    const { words, maxMoves, isGoal, cost } = problem;
    const learns = problem.failed !== undefined;
    const pause = told ? Number.POSITIVE_INFINITY : this.nodes + this.#pulse;
    const full = told ? kind.length - SPARE : 1;
    let { nodes, prunes, overflow, deepest } = this;
    let d = this.#depth;
    let isNew = this.#isNew;
    let step = told?.steps ?? 0;
    while (d >= 0 && step < full && nodes < pause) {
      if (!isNew) {
        const i = next[d] as number;
        if (i === (end[d] as number)) {
          if (learns) problem.failed?.(cells, d * words, bound - (sums === null ? d : (sums[d] as number)));
          if (told) {
            kind[step] = BACKTRACK;
            depth[step++] = d;
          }
          d--;
          continue;
        }
        const move = moves[i] as number;
        next[d] = i + 1;
        if (told) {
          kind[step] = CHOOSE;
          depth[step] = d;
          value[step++] = move;
        }
        if (sums !== null && cost) sums[d + 1] = (sums[d] as number) + cost(cells, d * words, move);
        problem.apply(cells, d * words, move, (d + 1) * words);
        chosen[++d] = move;
        if (d > deepest) deepest = d;
      }
      isNew = false;
      nodes++;
      const g = sums === null ? d : (sums[d] as number);
      const h = problem.estimate(cells, d * words);
      if (told) {
        const move = chosen[d] as number;
        kind[step] = ENTER;
        depth[step] = d;
        value[step++] = move < 0 ? NONE : move;
        kind[step] = ESTIMATE;
        depth[step] = g;
        value[step++] = h;
      }
      if (g + h > bound) {
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
        d--;
      } else if (isGoal === undefined ? h === 0 : isGoal(cells, d * words)) {
        // at a goal that event tells h, in the place of the estimate
        if (told) kind[step - 1] = GOAL;
        this.solution = Array.from(chosen.subarray(1, d + 1));
        this.cost = g;
        d = -1;
      } else {
        const from = d * maxMoves;
        const count = problem.branch(cells, d * words, chosen[d] as number, moves, from);
        next[d] = from;
        end[d] = from + count;
        if (told) {
          kind[step] = BRANCH;
          depth[step] = d;
          value[step++] = count;
        }
      }
    }
    if (told) told.steps = step;
    this.nodes = nodes;
    this.prunes = prunes;
    this.overflow = overflow;
    this.deepest = deepest;
    this.#depth = d;
    this.#isNew = isNew;
    this.finished = d < 0;
  }
}

/** The columns of a walk that tells nothing. */
const nothing: Pick<EventColumns, 'kind' | 'depth' | 'value'> = {
  kind: new Uint8Array(0),
  depth: new Uint16Array(0),
  value: new Uint16Array(0),
};
