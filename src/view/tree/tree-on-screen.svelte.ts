/** What of the search is drawn as a tree: which run, which nodes, and where they stand. */
import { SvelteSet } from 'svelte/reactivity';
import { forestShapes, layoutForest, meetingAt } from '../../layout/tree/forest.ts';
import { mergeShapes } from '../../layout/tree/merge-shapes.ts';
import { layoutTree } from '../../layout/tree/tree-layout.ts';
import { type DrawnNode, drawTree } from '../../layout/tree/tree-picture.ts';
import {
  isReadable,
  type NodeMoves,
  type ShapeInput,
  type ShapeNode,
  treeShape,
} from '../../layout/tree/tree-shape.ts';
import type { Settings } from '../../puzzles/settings.ts';
import type { Method } from '../../search/search-events.ts';
import { lastAtMost } from '../../trace/last-at-most.ts';
import type { Moment } from '../../trace/moment.ts';
import { movesTo, nodeByMoves, pathTo } from '../../trace/paths.ts';
import { emptyTrace, keepsNodes, type Trace, type TraceIteration } from '../../trace/trace.ts';
import type { Scene } from '../scene/scene.ts';
import type { Lane } from '../workbench/lane.svelte.ts';
import { methods } from '../workbench/methods.ts';
import type { Playback } from '../workbench/playback.svelte.ts';

interface Open {
  readonly lanes: readonly Lane[];
  readonly playback: Playback;
}

export class TreeOnScreen {
  readonly #open: () => Open;
  /** The run chosen to be drawn, and what over it: null for the first that can be. One since taken away counts as none chosen. */
  #chosen: Lane | null = $state.raw(null);
  #laid: Lane | 'none' | null = $state.raw(null);
  /** Keys of what was opened by hand. */
  readonly opened = new SvelteSet<string>();
  /** What each run does with the moves of a node, once it was asked for. */
  readonly #knownMoves = new WeakMap<Settings, Map<number, NodeMoves>>();

  constructor(open: () => Open) {
    this.#open = open;
  }

  get #lanes(): readonly Lane[] {
    return this.#open().lanes;
  }

  get #playback(): Playback {
    return this.#open().playback;
  }

  /** The lane that is drawn, or drawn first. */
  readonly lane: number = $derived(Math.max(0, this.#chosen === null ? 0 : this.#lanes.indexOf(this.#chosen)));
  /** The lanes that can be laid over the one drawn. */
  readonly partners: readonly number[] = $derived(
    [...this.#lanes.keys()].filter(
      (lane) => lane !== this.lane && methods[this.method].isMergeable && this.#lanes[lane]?.method === this.method,
    ),
  );
  /** The lane that is laid over it, or null. */
  readonly other: number | null = $derived.by(() => {
    if (this.#laid === 'none') return null;
    const laid = this.#laid === null ? -1 : this.#lanes.indexOf(this.#laid);
    return this.partners.includes(laid) ? laid : (this.partners[0] ?? null);
  });
  /** Whether two runs are drawn as one tree. */
  readonly isMerged: boolean = $derived(this.other !== null);
  readonly #over: Lane | null = $derived(this.other === null ? null : (this.#lanes[this.other] ?? null));
  readonly run: Lane = $derived(this.#lanes[this.lane] ?? this.#playback.first);
  readonly method: Method = $derived(this.run.method);
  readonly isForest: boolean = $derived(keepsNodes(this.run));
  readonly first: Moment = $derived((this.#playback.moments[this.lane] ?? this.#playback.moments[0]) as Moment);
  readonly second: Moment | null = $derived(this.other === null ? null : (this.#playback.moments[this.other] ?? null));
  readonly #iteration: TraceIteration = $derived(this.first.iteration);
  readonly #bound: number = $derived(this.#iteration.bound);
  readonly #traces: readonly [Trace, Trace] = $derived([
    this.run.trace,
    this.#over?.trace ?? emptyTrace(this.run.trace.method),
  ]);
  /** The second run's iteration under the same bound, whether or not it stands there now. */
  readonly #secondIteration: TraceIteration | null = $derived(
    this.second && (this.#traces[1].iterations.find((at) => at.bound === this.#bound) ?? null),
  );
  /** Whether both runs stand under the same bound. */
  readonly isTogether: boolean = $derived(this.second !== null && this.second.iteration === this.#secondIteration);

  readonly #firstFocus: number = $derived(this.#focusOf(0, this.#iteration, this.first.node));
  readonly #secondFocus: number = $derived.by(() => {
    const { second, first } = this;
    const node = this.isTogether ? (second?.node ?? -1) : nodeByMoves(this.#traces[1], this.#bound, first.moves);
    return this.#focusOf(1, this.#secondIteration, node ?? -1);
  });
  readonly #firstLast: number = $derived(this.#focusOf(0, this.#iteration, this.#lastEntered(0)));
  readonly #secondLast: number = $derived(this.#focusOf(1, this.#secondIteration, this.#lastEntered(1)));
  readonly #firstShape: ShapeNode | null = $derived(
    this.isForest ? null : treeShape(this.#input(0, this.#iteration, [this.#firstFocus, this.#firstLast])),
  );
  readonly #secondShape: ShapeNode | null = $derived(
    this.#secondIteration && treeShape(this.#input(1, this.#secondIteration, [this.#secondFocus, this.#secondLast])),
  );
  /** The step up to which a forest counts what is below its nodes: it changes with every node entered, and at the meeting. */
  readonly #forestStep: number = $derived.by(() => {
    if (!this.isForest) return 0;
    const { step } = this.first;
    const { trace } = this.run;
    return meetingAt(trace, step) ? step : (trace.enter[this.#firstLast] ?? 0);
  });
  readonly placed = $derived.by(() => {
    const traces = this.#traces;
    const bound = this.#bound;
    if (this.isForest) {
      const step = this.#forestStep;
      const input = this.#input(0, this.#iteration, [this.#firstFocus, this.#firstLast]);
      const roots = forestShapes(input).flatMap((root) => mergeShapes(root, null, traces, bound) ?? []);
      return layoutForest(roots, this.#across(roots), meetingAt(traces[0], step));
    }
    const merged = mergeShapes(this.#firstShape, this.#secondShape, traces, bound);
    return merged ? layoutTree(merged, this.#across([merged])) : [];
  });
  readonly drawn: readonly DrawnNode[] = $derived.by(() => {
    const { first, second } = this;
    const [one, two] = this.#traces;
    if (first.iteration.endStep === 0) return [];
    // where the sides of a forest have met, the way on from there is on the path too
    const meeting = this.isForest ? meetingAt(one, first.step) : null;
    const half = meeting ? pathTo(one, meeting.other) : [];
    return drawTree(
      this.placed,
      { trace: one, step: first.step, path: [...half, ...first.path] },
      second && { trace: two, step: second.step, path: this.isTogether ? second.path : [] },
    );
  });
  /** The nodes at which the two trees of a forest touch. */
  readonly meeting: readonly [DrawnNode, DrawnNode] | null = $derived.by(() => {
    const at = this.isForest ? meetingAt(this.#traces[0], this.first.step) : null;
    const [one, other] = [at?.node, at?.other].map((id) => this.drawn.find(({ nodes }) => nodes[0] === id));
    return one && other ? [one, other] : null;
  });

  /** The run and the moment that a node is told of by. */
  sceneOf(node: DrawnNode): Scene {
    return this.#playback.scenes[node.nodes[0] === null ? (this.other ?? this.lane) : this.lane] as Scene;
  }

  moveName(move: number): string {
    return this.run.puzzle.moveName(this.run.instance, move);
  }

  /** Draws a lane. */
  choose(lane: number): void {
    this.#chosen = this.#lanes[lane] ?? null;
  }

  /** Lays a lane over the one drawn, or none. */
  lay(lane: number | null): void {
    this.#laid = lane === null ? 'none' : (this.#lanes[lane] ?? null);
  }

  /** Opens what stands for several nodes, or goes to the step at which a node was entered. */
  press({ role, key, hidden, nodes: [one, two] }: DrawnNode): void {
    if (role === 'earlier' || role === 'later') this.opened.add(`${key.slice(0, -1)}<`);
    else if (hidden > 0) this.opened.add(key);
    if (hidden > 0) return;
    const [first, second] = this.#traces;
    if (one !== null) this.#playback.seek(first.enter[one] as number, this.run);
    else if (two !== null && this.#over) this.#playback.seek(second.enter[two] as number, this.#over);
  }

  /** A large tree depends on the node stood on, one that can be read as a whole does not. */
  #focusOf(which: 0 | 1, at: TraceIteration | null, node: number): number {
    return at && (this.isForest || !isReadable(this.#traces[which], at)) ? node : -1;
  }

  #lastEntered(which: 0 | 1): number {
    const { enter, nodes } = this.#traces[which];
    return lastAtMost(enter, nodes, (which === 0 ? this.first : this.second)?.step ?? 0);
  }

  #input(which: 0 | 1, iteration: TraceIteration, [focus, last]: readonly [number, number]): ShapeInput {
    const trace = this.#traces[which];
    const { puzzle, instance } = this.run;
    const { settings } = (which === 0 ? null : this.#over) ?? this.run;
    const known = this.#knownMoves.get(settings) ?? new Map<number, NodeMoves>();
    this.#knownMoves.set(settings, known);
    const movesOf = (node: number): NodeMoves => {
      const root = this.isForest ? (pathTo(trace, node)[0] ?? 0) : 0;
      const moves = known.get(node) ?? puzzle.branching(instance, settings, { root, moves: movesTo(trace, node) });
      known.set(node, moves);
      return moves;
    };
    return { trace, iteration, focus, last, opened: this.opened, step: this.#forestStep, movesOf };
  }

  /** Pixels from sibling to sibling: room for what the moves are called. */
  #across(shapes: readonly ShapeNode[]): number {
    const longest = ({ move, children }: ShapeNode): number =>
      Math.max(move === null ? 0 : this.moveName(move).length, ...children.map(longest));
    return 46 + 9 * Math.max(0, Math.max(...shapes.map(longest)) - 4);
  }
}
