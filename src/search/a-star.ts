/**
 * A*: always expands, of all nodes entered and not yet expanded, one with the least f = g + h (Hart, Nilsson and Raphael,
 * 1968). Among those one of the least rank, and of these the one entered last, so that of equals it goes deep.
 *
 * Invariant: every position entered is held with the least g at which it was, and for an admissible estimate some position
 * of a best path is open with that g. So the first goal that is expanded is a best one, though an estimate that is not
 * consistent may enter a position again by a shorter way: then it is open once more. The bound is the greatest f expanded so
 * far; when it rises, all that lies under the old one has been expanded. What it pays is memory: it holds all that it enters.
 */
import { EventColumns } from './event-columns.ts';
import { OpenList } from './open-list.ts';
import { PositionSet } from './position-set.ts';
import type { Problem } from './problem.ts';
import { Pulse } from './pulse.ts';
import type { Grain, Iteration, Outcome, Search } from './search-events.ts';

/** With events off, nodes between two pulses. */
const PULSE = 1 << 16;

/** Positions that A* holds at most: some hundred megabytes. */
export const MOST_HELD = 2_000_000;

export interface BestFirstLimits {
  /** Positions to hold at most: with no room for another the search ends as `full`. */
  readonly most: number;
  /** The greatest f to expand: beyond it the search ends as `bounded`. None when left out. */
  readonly last?: number;
}

/** Searches for a best path. */
export function* aStar(problem: Problem, limits: BestFirstLimits, grain: Grain = 'events'): Search {
  const told = grain === 'events' ? new EventColumns('a-star') : null;
  const walk = new BestFirst(problem, limits, told);
  walk.enterRoot();
  for (;;) {
    const outcome = walk.next();
    if (outcome) told?.end(outcome === 'solved' ? walk.cost : 0, outcome, walk.ruledOut);
    if (told && (told.isFull || outcome)) yield told.take();
    if (!told && walk.isPulseDue) yield { kind: 'pulse', iterations: walk.counts };
    if (outcome) return { outcome, solution: walk.solution, iterations: walk.counts };
  }
}

/** The walk itself: plain methods, so that the hot loop is in no generator. */
class BestFirst {
  solution: readonly number[] | null = null;
  /** g of the node expanded last. */
  cost = 0;
  /** Once it is `bounded`: no solution costs so much or less. It may be less than the bound, where nothing was expanded at all. */
  ruledOut: number | null = null;
  readonly #problem: Problem;
  readonly #most: number;
  readonly #last: number;
  readonly #told: EventColumns | null;
  readonly #held: PositionSet;
  readonly #open = new OpenList();
  /** For each entry: its position's number, its node, depth, g, h, the entry that it was reached from, and by which move. */
  readonly #position: number[] = [];
  readonly #node: number[] = [];
  readonly #depth: number[];
  readonly #g: number[] = [];
  readonly #h: number[] = [];
  readonly #parent: number[] = [];
  readonly #move: number[] = [];
  /** The entry with the least g of each position. */
  readonly #best: number[] = [];
  readonly #moves: Int32Array;
  /** The position being expanded, and after it the one being entered. */
  readonly #pair: Int32Array;
  readonly #child: Int32Array;
  readonly #iterations: { -readonly [K in keyof Iteration]: Iteration[K] }[] = [];
  #nodes = 0;
  readonly #pulse = new Pulse(PULSE);
  #isFull = false;

  constructor(problem: Problem, { most, last = Number.POSITIVE_INFINITY }: BestFirstLimits, told: EventColumns | null) {
    this.#problem = problem;
    this.#most = most;
    this.#last = last;
    this.#told = told;
    this.#held = new PositionSet(problem.words);
    this.#moves = new Int32Array(problem.maxMoves);
    this.#pair = new Int32Array(2 * problem.words);
    this.#child = this.#pair.subarray(problem.words);
    // where each move costs 1 the depth is g, and held once
    this.#depth = problem.cost ? [] : this.#g;
  }

  get counts(): Iteration[] {
    return this.#iterations.map((iteration) => ({ ...iteration }));
  }

  /** Whether it is time to say how far it is. */
  get isPulseDue(): boolean {
    return this.#pulse.isDue(this.#nodes);
  }

  enterRoot(): void {
    const { start, words } = this.#problem;
    this.#pair.set(start, words);
    this.#raise(this.#problem.estimate(this.#pair, words));
    this.#enter(-1, -1, 0);
  }

  /** Expands the next entry; the outcome if that was the last. */
  next(): Outcome | null {
    let entry = this.#open.pop();
    // entered again since by a shorter way: that one is expanded instead
    while (entry >= 0 && this.#best[this.#position[entry] as number] !== entry) entry = this.#open.pop();
    if (entry < 0) return 'exhausted';
    const [g, h] = [this.#g[entry] as number, this.#h[entry] as number];
    if (g + h > this.#last) {
      this.ruledOut = this.#last;
      return 'bounded';
    }
    if (g + h > (this.#iterations.at(-1)?.bound ?? 0)) this.#raise(g + h);
    this.cost = g;
    this.#told?.ofNode('expand', this.#node[entry] as number);
    this.#pair.set(this.#held.at(this.#position[entry] as number));
    if (this.#problem.isGoal?.(this.#pair, 0) ?? h === 0) {
      this.solution = this.#pathTo(entry);
      this.#told?.goal(g, h);
      return 'solved';
    }
    this.#expand(entry);
    return this.#isFull ? 'full' : null;
  }

  /** Enters all that one move leads to from the position at hand. */
  #expand(entry: number): void {
    const problem = this.#problem;
    const depth = this.#depth[entry] as number;
    const count = problem.branch(this.#pair, 0, this.#move[entry] as number, this.#moves, 0);
    this.#told?.branch(depth, count);
    for (let i = 0; i < count; i++) {
      const move = this.#moves[i] as number;
      this.#told?.choose(depth, move);
      problem.apply(this.#pair, 0, move, problem.words);
      this.#enter(entry, move, (this.#g[entry] as number) + (problem.cost?.(this.#pair, 0, move) ?? 1));
      if (this.#isFull) return;
    }
    this.#told?.backtrack(depth);
  }

  /** The node of the position at hand: known with no greater g, or kept. */
  #enter(parent: number, move: number, g: number): void {
    const iteration = this.#iterations.at(-1) as { -readonly [K in keyof Iteration]: Iteration[K] };
    const node = this.#nodes++;
    const depth = parent < 0 ? 0 : (this.#depth[parent] as number) + 1;
    const h = this.#problem.estimate(this.#pair, this.#problem.words);
    iteration.nodes++;
    this.#told?.enter(depth, move);
    this.#told?.estimate(g, h);
    const known = this.#held.find(this.#child);
    const before = known < 0 ? -1 : (this.#best[known] as number);
    if (before >= 0 && (this.#g[before] as number) <= g) {
      iteration.prunes++;
      this.#told?.ofNode('duplicate', this.#node[before] as number);
      return;
    }
    if (known < 0) {
      this.#held.add(this.#child);
      iteration.held++;
    }
    const entry = this.#g.length;
    const position = known < 0 ? this.#held.size - 1 : known;
    this.#position.push(position);
    this.#node.push(node);
    this.#g.push(g);
    if (this.#depth !== this.#g) this.#depth.push(depth);
    this.#h.push(h);
    this.#parent.push(parent);
    this.#move.push(move);
    this.#best[position] = entry;
    this.#open.push(entry, g + h, this.#problem.rank?.(this.#pair, this.#problem.words) ?? 0);
    this.#isFull = this.#held.size >= this.#most;
    if (before < 0) this.#told?.atNode('keep', depth);
    else this.#told?.ofNode('replace', this.#node[before] as number);
  }

  #raise(bound: number): void {
    const before = this.#iterations.at(-1);
    this.#told?.bound(bound, null);
    this.#iterations.push({ bound, nodes: 0, prunes: 0, held: before?.held ?? 0 });
  }

  #pathTo(entry: number): number[] {
    const path: number[] = [];
    for (let at = entry; (this.#parent[at] as number) >= 0; at = this.#parent[at] as number)
      path.push(this.#move[at] as number);
    return path.reverse();
  }
}
