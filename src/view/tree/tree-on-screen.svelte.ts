/** What of the search is drawn as a tree: which nodes, what is written at them, and where they stand. */
import { untrack } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { fitBox } from '../../layout/tree/camera.ts';
import { BAND } from '../../layout/tree/edge-path.ts';
import { forestShapes, layoutForest, meetingAt } from '../../layout/tree/forest.ts';
import { halfWidth, type NodeLabels } from '../../layout/tree/label-room.ts';
import { type MergedNode, mergeShapes } from '../../layout/tree/merge-shapes.ts';
import { keysToOpen } from '../../layout/tree/open-deeper.ts';
import { boxOf } from '../../layout/tree/tree-box.ts';
import { layoutTree, type PlacedNode } from '../../layout/tree/tree-layout.ts';
import { type DrawnNode, drawTree } from '../../layout/tree/tree-picture.ts';
import {
  isReadable,
  type NodeMoves,
  type ShapeInput,
  type ShapeNode,
  treeShape,
} from '../../layout/tree/tree-shape.ts';
import type { WholeInput } from '../../layout/tree/whole-tree.ts';
import type { Settings } from '../../puzzles/settings.ts';
import { lastAtMost } from '../../trace/last-at-most.ts';
import { movesTo, nodeByMoves, pathTo } from '../../trace/paths.ts';
import type { TraceIteration } from '../../trace/trace.ts';
import { letterOf } from '../page/lane-signs.ts';
import { preferences } from '../page/preferences.svelte.ts';
import type { NodeFigures } from '../scene/figures.ts';
import type { Scene } from '../scene/scene.ts';
import type { Lane } from '../workbench/lane.svelte.ts';
import type { Playback } from '../workbench/playback.svelte.ts';
import { TreeRuns } from './tree-runs.svelte.ts';

export interface Open {
  readonly lanes: readonly Lane[];
  readonly playback: Playback;
  /** What the puzzle writes on nodes. */
  readonly view: { figures(scene: Scene, node: DrawnNode): NodeFigures };
  /** The room that there is, in pixels of the tree at its plain size. */
  readonly room: { readonly width: number; readonly height: number };
}

/** What draws whole trees. */
export interface WholeParts {
  readonly SMALL_BAND: number;
  layoutWhole(input: WholeInput): PlacedNode<MergedNode>[];
  halfIn(isMerged: boolean, name: (count: number) => string): (shape: MergedNode) => number;
}

/** The least size at which a tree can be read: what is written at its nodes has 11.5 pixels then. */
export const LEGIBLE = 11.5 / 12;

export class TreeOnScreen extends TreeRuns {
  readonly #see: () => Open;
  /** Keys of what was opened by hand. */
  readonly opened = new SvelteSet<string>();
  /** Whether the reader wants the whole tree of the bound; null while nothing was said. */
  #wantsWhole: boolean | null = $state(null);
  /** What draws whole trees, once it is fetched. */
  #parts: WholeParts | null = $state.raw(null);
  /** What each run does with the moves of a node, once it was asked for. */
  readonly #knownMoves = new WeakMap<Settings, Map<number, NodeMoves>>();

  constructor(see: () => Open) {
    super(see);
    this.#see = see;
  }

  /** Whether the whole tree of the bound is wanted: where the stops are bounds, unless the reader said otherwise. */
  readonly isWhole: boolean = $derived(!this.isForest && (this.#wantsWhole ?? this.playback.unit === 'bound'));
  readonly #firstFocus: number = $derived(this.#focusOf(0, this.iteration, this.first.node));
  readonly #secondFocus: number = $derived.by(() => {
    const { second, first } = this;
    const node = this.isTogether ? (second?.node ?? -1) : nodeByMoves(this.traces[1], this.bound, first.moves);
    return this.#focusOf(1, this.secondIteration, node ?? -1);
  });
  readonly #firstLast: number = $derived(this.#focusOf(0, this.iteration, this.#lastEntered(0)));
  readonly #secondLast: number = $derived(this.#focusOf(1, this.secondIteration, this.#lastEntered(1)));
  readonly #firstShape: ShapeNode | null = $derived(
    this.isForest || !this.iteration
      ? null
      : treeShape(this.#input(0, this.iteration, [this.#firstFocus, this.#firstLast])),
  );
  readonly #secondShape: ShapeNode | null = $derived(
    this.secondIteration && treeShape(this.#input(1, this.secondIteration, [this.#secondFocus, this.#secondLast])),
  );
  /** The step up to which a forest counts what is below its nodes: it changes with every node entered, and at the meeting. */
  readonly #forestStep: number = $derived.by(() => {
    if (!this.isForest) return 0;
    const { step } = this.first;
    const { trace } = this.run;
    return meetingAt(trace, step) ? step : (trace.enter[this.#firstLast] ?? 0);
  });
  readonly #plain: readonly PlacedNode<MergedNode>[] = $derived.by(() => {
    const { traces, bound, iteration } = this;
    if (this.isForest && iteration) {
      const step = this.#forestStep;
      const input = this.#input(0, iteration, [this.#firstFocus, this.#firstLast]);
      const roots = forestShapes(input).flatMap((root) => mergeShapes(root, null, traces, bound) ?? []);
      return layoutForest(roots, this.#halves(roots), meetingAt(traces[0], step));
    }
    const merged = mergeShapes(this.#firstShape, this.#secondShape, traces, bound);
    return merged ? layoutTree(merged, this.#halves([merged])) : [];
  });
  readonly #whole: readonly PlacedNode<MergedNode>[] | null = $derived.by(() => {
    const { traces, iteration, secondIteration, opened } = this;
    if (!this.isWhole || !this.#parts || this.#isLegible()) return null;
    const { room } = this.#see();
    const halfOf = this.#parts.halfIn(this.isMerged, (count) => preferences.t.count(count));
    return this.#parts.layoutWhole({ traces, iterations: [iteration, secondIteration], room, opened, halfOf });
  });
  /** Whether nodes are drawn small, to have room for a whole tree; else null. */
  readonly small: WholeParts | null = $derived(this.#whole && this.#parts);
  readonly placed: readonly PlacedNode<MergedNode>[] = $derived(this.#whole ?? this.#plain);
  readonly drawn: readonly DrawnNode[] = $derived.by(() => {
    const { first, standing, secondStanding } = this;
    if (!this.iteration?.endStep && !this.secondIteration) return [];
    // where the sides of a forest have met, the way on from there is on the path too
    const meeting = this.isForest ? meetingAt(standing.trace, first.step) : null;
    const half = meeting ? pathTo(standing.trace, meeting.other) : [];
    return drawTree(this.placed, { ...standing, path: [...half, ...standing.path] }, secondStanding);
  });
  /** The node stood on by the first run, else by the second, else the root; what it is inside of where that is collapsed. */
  readonly now: DrawnNode | undefined = $derived(
    this.drawn.findLast(({ isNow }) => isNow[0]) ?? this.drawn.findLast(({ isNow }) => isNow[1]) ?? this.drawn[0],
  );
  /** Keys of the nodes that one step has brought. */
  readonly fresh: ReadonlySet<string> = $derived.by(() => {
    const before = this.playback.stepsBefore;
    const [one, two] = [before[this.lane], before[this.other ?? this.lane]];
    if (one === undefined || two === undefined) return new Set<string>();
    const { standing, secondStanding } = this;
    const was = drawTree(this.placed, { ...standing, step: one }, secondStanding && { ...secondStanding, step: two });
    const keys = new Set(was.map(({ key }) => key));
    return new Set(this.drawn.flatMap(({ key }) => (keys.has(key) ? [] : key)));
  });
  /** The nodes at which the two trees of a forest touch. */
  readonly meeting: readonly [DrawnNode, DrawnNode] | null = $derived.by(() => {
    const at = this.isForest ? meetingAt(this.traces[0], this.first.step) : null;
    const [one, other] = [at?.node, at?.other].map((id) => this.drawn.find(({ nodes }) => nodes[0] === id));
    return one && other ? [one, other] : null;
  });

  /** Shows the whole tree of the bound, or what is around the node stood on. */
  showWhole(wants: boolean): void {
    this.#wantsWhole = wants;
  }

  /** Takes what draws whole trees, once it is fetched. Until then the part around the node stood on is drawn. */
  take(parts: WholeParts): void {
    this.#parts = parts;
  }

  /** The run and the moment that a node is told of by. */
  sceneOf(node: DrawnNode): Scene {
    return this.playback.scenes[node.nodes[0] === null ? (this.other ?? this.lane) : this.lane] as Scene;
  }

  figuresOf(node: DrawnNode, scene = this.sceneOf(node)): NodeFigures {
    return this.#see().view.figures(scene, node);
  }

  moveName(move: number): string {
    return this.run.puzzle.moveName(this.run.instance, move);
  }

  /** What is written at a node. */
  labelsOf(node: DrawnNode, scene?: Scene): NodeLabels {
    const { move, role, hidden } = node;
    const above = move === null ? '' : this.moveName(move);
    if (role === 'later') return { above, inside: `+${hidden}`, below: '' };
    if (role === 'left-out') return { above, inside: '', below: '' };
    if (role !== 'node' || hidden > 0) return { above, inside: '', below: this.countOf(node) };
    const { main, below } = this.figuresOf(node, scene);
    return { above, inside: main, below };
  }

  /** The nodes that a triangle stands for; of two runs of both, where they differ. */
  countOf(node: DrawnNode): string {
    const { count } = preferences.t;
    return this.#isUneven(node) ? node.standsFor.map(count).join(' | ') : count(this.#counted(node));
  }

  /** The same in words. */
  spokenCount(node: DrawnNode): string {
    const { count, tree } = preferences.t;
    const said = tree.collapsed(this.#counted(node));
    if (!this.#isUneven(node)) return said;
    return node.standsFor.reduce((text, nodes, i) => tree.of(text, `${this.letters[i as 0]} ${count(nodes)}`), said);
  }

  #isUneven({ standsFor: [one, two] }: DrawnNode): boolean {
    return this.isMerged && one > 0 && two > 0 && one !== two;
  }

  #counted({ role, hidden }: DrawnNode): number {
    return role === 'node' || role === 'rest' ? hidden + 1 : hidden;
  }

  /** The letters of the lanes drawn. */
  readonly letters: readonly [string, string] = $derived([letterOf(this.lane), letterOf(this.other ?? this.lane)]);

  /** Opens what stands for several nodes, or goes to the step at which a node was entered. */
  press({ role, key, hidden, nodes }: DrawnNode): void {
    if (role === 'earlier' || role === 'later' || role === 'rest') this.opened.add(`${key.slice(0, -1)}<`);
    else if (role === 'node' && hidden > 0) this.#openBelow(key, nodes);
    if (role !== 'node' || hidden > 0) return;
    const [one, two] = nodes;
    const [first, second] = this.traces;
    if (one !== null) this.playback.seek(first.enter[one] as number, this.run);
    else if (two !== null && this.over) this.playback.seek(second.enter[two] as number, this.over);
  }

  #openBelow(key: string, nodes: DrawnNode['nodes']): void {
    this.opened.add(key);
    for (const [lane, node] of nodes.entries())
      if (node !== null) for (const each of keysToOpen(this.traces[lane as 0], node, key)) this.opened.add(each);
  }

  /** A large tree depends on the node stood on, one that can be read as a whole does not. */
  #focusOf(which: 0 | 1, at: TraceIteration | null, node: number): number {
    return at && (this.isForest || !isReadable(this.traces[which], at)) ? node : -1;
  }

  #lastEntered(which: 0 | 1): number {
    const { enter, nodes } = this.traces[which];
    return lastAtMost(enter, nodes, (which === 0 ? this.standing : this.secondStanding)?.step ?? 0);
  }

  /** Whether the whole tree can be read as it is. */
  #isLegible(): boolean {
    const all = [this.iteration, this.secondIteration];
    if (!all.every((at, i) => at === null || isReadable(this.traces[i as 0], at))) return false;
    const { width, height } = this.#see().room;
    return this.#plain.length === 0 || fitBox(boxOf(this.#plain, BAND), width, height, 1).k >= LEGIBLE;
  }

  #input(which: 0 | 1, iteration: TraceIteration, [focus, last]: readonly [number, number]): ShapeInput {
    const trace = this.traces[which];
    const { puzzle, instance } = this.run;
    const { settings } = (which === 0 ? null : this.over) ?? this.run;
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

  /** How far to either side what is written at a node in the end reaches: so nodes stay where they are while more is told. */
  #halves(roots: readonly MergedNode[]): (shape: MergedNode) => number {
    const [one, two] = this.traces.map((trace) => ({ trace, step: trace.steps - 1, path: [] }));
    const flat = (shape: MergedNode, parent: PlacedNode<MergedNode> | null): PlacedNode<MergedNode>[] => {
      const at = { shape, x: 0, y: 0, half: 0, parent };
      return [at, ...shape.children.flatMap((child) => flat(child, at))];
    };
    const all = roots.flatMap((root) => flat(root, null));
    const drawn = one ? drawTree(all, one, (this.isMerged && two) || null) : [];
    // what is written in the end does not depend on where the runs stand
    const scenes = untrack(() => drawn.map((node) => this.sceneOf(node)));
    const halves = new Map(drawn.map((node, i) => [node.key, this.#halfOf(node, scenes[i])]));
    return ({ key }) => halves.get(key) ?? halfWidth({ above: '', inside: '', below: '' });
  }

  #halfOf(node: DrawnNode, scene?: Scene): number {
    // the letter of the one run that visits it stands at its side
    const hasLetter = untrack(() => this.onlyOf(node)) !== null;
    return Math.max(halfWidth(this.labelsOf(node, scene)), hasLetter ? 31 : 0);
  }
}
