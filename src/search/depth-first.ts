/**
 * One iteration of IDA*: the depth-first search of all nodes with f ≤ bound, and of the first nodes beyond.
 *
 * Invariant: `cells` holds the positions of the path, one per depth 0..g; the moves still to try at depth d are
 * `moves[next[d] .. end[d] - 1]`. At every node, in this order: goal test, cut if f > bound, else branch.
 * h is 0 exactly at a goal, so computing it first is the goal test.
 */
import type { Problem } from './problem.ts';
import type { Grain, SearchEvent } from './search-events.ts';

/** With events off, nodes between two pauses: a few milliseconds. */
const PULSE = 1 << 17;

/** What the walk does next at the node it stands on. */
const ENTER = 0;
const ESTIMATE = 1;
const DECIDE = 2;
const TRY = 3;

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
  readonly #events: boolean;
  readonly #pulse: number;
  readonly #cells: Int32Array;
  readonly #moves: Int32Array;
  readonly #end: Int32Array;
  readonly #next: Int32Array;
  readonly #chosen: Int32Array;
  #g = 0;
  #h = 0;
  #phase = ENTER;

  /** What has been counted so far. */
  get counts(): { nodes: number; prunes: number; held: number } {
    return { nodes: this.nodes, prunes: this.prunes, held: this.deepest + 1 };
  }

  /** With the grain `count`, `advance` pauses after at least `pulse` nodes. */
  constructor(problem: Problem, bound: number, grain: Grain, pulse = PULSE) {
    const depths = bound + 2;
    this.#problem = problem;
    this.#bound = bound;
    this.#events = grain === 'events';
    this.#pulse = pulse;
    this.#cells = new Int32Array(depths * problem.words);
    this.#cells.set(problem.start);
    this.#moves = new Int32Array(depths * problem.maxMoves);
    this.#end = new Int32Array(depths);
    this.#next = new Int32Array(depths);
    this.#chosen = new Int32Array(depths).fill(-1);
  }

  /**
   * Walks to the next event and returns it; null when the iteration is `finished`, or to pause when events are off.
   * One long function on purpose: it is the hot loop, and what it works with must stay in local variables.
   */
  advance(): SearchEvent | null {
    const problem = this.#problem;
    const bound = this.#bound;
    const events = this.#events;
    const cells = this.#cells;
    const moves = this.#moves;
    const end = this.#end;
    const next = this.#next;
    const chosen = this.#chosen;
    const { words, maxMoves } = problem;
    const learns = problem.failed !== undefined;
    const pause = this.nodes + this.#pulse;
    let { nodes, prunes, overflow, deepest } = this;
    let g = this.#g;
    let h = this.#h;
    let phase = this.#phase;
    let event: SearchEvent | null = null;
    while (g >= 0) {
      if (phase === TRY) {
        const i = next[g] as number;
        if (i < (end[g] as number)) {
          const move = moves[i] as number;
          next[g] = i + 1;
          if (events) event = { kind: 'choose', depth: g, move };
          problem.apply(cells, g * words, move, (g + 1) * words);
          chosen[++g] = move;
          if (g > deepest) deepest = g;
          phase = ENTER;
        } else {
          if (learns) problem.failed?.(cells, g * words, bound - g);
          if (events) event = { kind: 'backtrack', depth: g };
          g--;
        }
        if (events) break;
        if (phase === TRY) continue;
      }
      if (phase === ENTER) {
        nodes++;
        phase = ESTIMATE;
        if (events) {
          event = { kind: 'enter', depth: g, move: chosen[g] as number };
          break;
        }
      }
      if (phase === ESTIMATE) {
        h = problem.estimate(cells, g * words);
        phase = DECIDE;
        if (h === 0) {
          this.solution = Array.from(chosen.subarray(1, g + 1));
          if (events) event = { kind: 'goal', depth: g };
          g = -1;
          break;
        }
        if (events) {
          event = { kind: 'estimate', depth: g, h };
          break;
        }
      }
      phase = TRY;
      if (g + h > bound) {
        if (g + h < overflow) {
          overflow = g + h;
          this.overflow = overflow;
          this.overflowNode = nodes - 1;
        }
        if (events) event = { kind: 'prune', depth: g, g, h, f: g + h, bound };
        prunes++;
        g--;
      } else {
        const from = g * maxMoves;
        const count = problem.branch(cells, g * words, chosen[g] as number, moves, from);
        next[g] = from;
        end[g] = from + count;
        if (events) event = { kind: 'branch', depth: g, moves: count };
      }
      if (events || nodes >= pause) break;
    }
    this.nodes = nodes;
    this.prunes = prunes;
    this.deepest = deepest;
    this.#g = g;
    this.#h = h;
    this.#phase = phase;
    this.finished = g < 0 && event === null;
    return event;
  }
}
