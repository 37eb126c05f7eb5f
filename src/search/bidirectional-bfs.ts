/**
 * Bidirectional breadth-first search: layers of positions around the start and around the goal, grown in turn, until one
 * side enters a position that the other holds (Pohl, 1971). The bound is the sum of the two depths.
 *
 * Invariant: before the layer of bound s is grown, the sides hold all positions within a moves of the start and within b of
 * the goal, a + b = s - 1, and none is on both. So no path of a + b moves or fewer exists: it would have a position
 * within a of one and b of the other. The first position entered that the other side holds therefore ends a path of exactly
 * s moves, and none is shorter. It needs no estimate; what it needs is memory for all that it holds.
 */
import { EventColumns } from './event-columns.ts';
import type { Problem } from './problem.ts';
import { Pulse } from './pulse.ts';
import type { Grain, Iteration, Outcome, Search } from './search-events.ts';
import { SearchSide } from './search-side.ts';

/** A search problem that can be searched from its one goal too: a move can be taken back by a move, and each costs 1. */
export interface TwoSidedProblem extends Omit<Problem, 'estimate' | 'isGoal' | 'cost' | 'rank'> {
  readonly goal: Int32Array;
  /** The move that takes this one back. */
  inverse(move: number): number;
}

/** With events off, nodes between two pulses. */
const PULSE = 1 << 16;

/** Searches for a path of at most `last` moves; with the grain `count` it says nothing but a pulse now and then. */
export function* bidirectionalBfs(problem: TwoSidedProblem, last: number, grain: Grain = 'events'): Search {
  const told = grain === 'events' ? new EventColumns('bidirectional-bfs') : null;
  const walk = new Layers(problem, told);
  walk.putDownRoots();
  for (;;) {
    const outcome = walk.outcomeAt(last);
    if (outcome) {
      told?.end(walk.solution?.length ?? 0, outcome, outcome === 'bounded' ? last : null);
      if (told) yield told.take();
      return { outcome, solution: walk.solution, iterations: walk.counts };
    }
    const { from, end } = walk.nextLayer();
    for (let entry = from; entry < end && !walk.solution; entry++) {
      walk.expand(entry);
      if (told?.isFull) yield told.take();
      if (!told && walk.isPulseDue) yield { kind: 'pulse', iterations: walk.counts };
    }
  }
}

/** The walk itself: plain methods, so that the hot loop is in no generator. */
class Layers {
  solution: readonly number[] | null = null;
  readonly #problem: TwoSidedProblem;
  readonly #told: EventColumns | null;
  readonly #sides: readonly [SearchSide, SearchSide];
  readonly #moves: Int32Array;
  /** The position being expanded, and after it, as a window of its own, the one being entered. */
  readonly #pair: Int32Array;
  readonly #child: Int32Array;
  readonly #iterations: { -readonly [K in keyof Iteration]: Iteration[K] }[] = [];
  /** The side that grows. */
  #at: 0 | 1 = 0;
  #nodes = 0;
  readonly #pulse = new Pulse(PULSE);

  constructor(problem: TwoSidedProblem, told: EventColumns | null) {
    this.#problem = problem;
    this.#told = told;
    this.#sides = [new SearchSide(problem.words), new SearchSide(problem.words)];
    this.#moves = new Int32Array(problem.maxMoves);
    this.#pair = new Int32Array(2 * problem.words);
    this.#child = this.#pair.subarray(problem.words);
  }

  /** What has been counted so far. */
  get counts(): Iteration[] {
    return this.#iterations.map((iteration) => ({ ...iteration }));
  }

  /** Whether it is time to say how far it is. */
  get isPulseDue(): boolean {
    return this.#pulse.isDue(this.#nodes);
  }

  /** Bound 0: both roots, which meet if the start is the goal. */
  putDownRoots(): void {
    const { start, goal } = this.#problem;
    this.#openLayer();
    this.#at = 0;
    this.#child.set(start);
    this.#enter(-1, -1);
    this.#at = 1;
    this.#child.set(goal);
    this.#enter(-1, -1);
  }

  outcomeAt(last: number): Outcome | null {
    if (this.solution) return 'solved';
    if (this.#sides.some(({ isStuck }) => isStuck)) return 'exhausted';
    return this.#iterations.length > last ? 'bounded' : null;
  }

  /** Raises the bound by one and names the entries to expand for it; `end` is exclusive. */
  nextLayer(): { from: number; end: number } {
    this.#at = this.#iterations.length % 2 === 1 ? 0 : 1;
    const side = this.#sides[this.#at];
    this.#openLayer();
    const { layer, size } = side;
    side.layer = size;
    side.depth++;
    return { from: layer, end: size };
  }

  /** Enters all that one move leads to from an entry of the growing side. */
  expand(entry: number): void {
    const problem = this.#problem;
    const side = this.#sides[this.#at];
    const depth = side.depth - 1;
    this.#pair.set(side.held.at(entry));
    const count = problem.branch(this.#pair, 0, side.moves[entry] as number, this.#moves, 0);
    this.#told?.ofNode('expand', side.nodes[entry] as number);
    this.#told?.branch(depth, count);
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i] as number;
      this.#told?.choose(depth, move);
      problem.apply(this.#pair, 0, move, problem.words);
      this.#enter(entry, move);
      if (this.solution) return;
    }
    this.#told?.backtrack(depth);
  }

  /** The node of the position at hand: a meeting, known on its own side, or kept. */
  #enter(parent: number, move: number): void {
    const at = this.#at;
    const side = this.#sides[at];
    const other = this.#sides[1 - at] as SearchSide;
    const iteration = this.#iterations.at(-1) as { -readonly [K in keyof Iteration]: Iteration[K] };
    const node = this.#nodes++;
    const { depth } = side;
    iteration.nodes++;
    this.#told?.enter(depth, move);
    const met = other.held.find(this.#child);
    const known = met < 0 ? side.held.find(this.#child) : -1;
    if (met >= 0) {
      this.solution = this.#join(parent, move, met);
      this.#told?.ofNode('meet', other.nodes[met] as number);
    } else if (known >= 0) {
      iteration.prunes++;
      this.#told?.ofNode('duplicate', side.nodes[known] as number);
    } else {
      side.keep(this.#child, { node, parent, move });
      iteration.held++;
      this.#told?.atNode('keep', depth);
    }
  }

  /** From the start to the meeting, and from there to the goal by the moves of its side, backwards and taken back. */
  #join(parent: number, move: number, met: number): number[] {
    const [start, goal] = this.#sides;
    const own = move < 0 ? [] : [...(this.#sides[this.#at] as SearchSide).pathTo(parent), move];
    const before = this.#at === 0 ? own : start.pathTo(met);
    const after = this.#at === 0 ? goal.pathTo(met) : own;
    return [...before, ...after.reverse().map((taken) => this.#problem.inverse(taken))];
  }

  #openLayer(): void {
    const bound = this.#iterations.length;
    const held = this.#iterations.at(-1)?.held ?? 0;
    this.#told?.bound(bound, null);
    this.#iterations.push({ bound, nodes: 0, prunes: 0, held });
  }
}
