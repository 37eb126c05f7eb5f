/** Which of the runs are drawn as a tree, under which bound, and where they stand in it. */
import type { DrawnNode, Standing } from '../../layout/tree/tree-picture.ts';
import type { Method } from '../../search/search-events.ts';
import type { Moment } from '../../trace/moment.ts';
import { hasBound } from '../../trace/runs.ts';
import { emptyTrace, keepsNodes, type Trace, type TraceIteration } from '../../trace/trace.ts';
import type { Lane } from '../workbench/lane.svelte.ts';
import { methods } from '../workbench/methods.ts';
import type { Playback } from '../workbench/playback.svelte.ts';

interface OpenRuns {
  readonly lanes: readonly Lane[];
  readonly playback: Playback;
}

/** Whether a trace goes on no more under an iteration. */
function isComplete({ outcome, iterations }: Trace, iteration: TraceIteration): boolean {
  return outcome !== null || iterations.at(-1) !== iteration;
}

export class TreeRuns {
  readonly #open: () => OpenRuns;
  /** The run chosen to be laid over the one drawn: null for the first that can be. One since taken away counts as none chosen. */
  #laid: Lane | 'none' | null = $state.raw(null);

  constructor(open: () => OpenRuns) {
    this.#open = open;
  }

  get #lanes(): readonly Lane[] {
    return this.#open().lanes;
  }

  get playback(): Playback {
    return this.#open().playback;
  }

  /** The lane that is drawn, or drawn first. */
  readonly lane: number = $derived(this.playback.drawnLane);
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
  readonly over: Lane | null = $derived(this.other === null ? null : (this.#lanes[this.other] ?? null));
  readonly run: Lane = $derived(this.#lanes[this.lane] ?? this.playback.first);
  readonly method: Method = $derived(this.run.method);
  readonly isForest: boolean = $derived(keepsNodes(this.run));
  readonly first: Moment = $derived((this.playback.moments[this.lane] ?? this.playback.moments[0]) as Moment);
  readonly second: Moment | null = $derived(this.other === null ? null : (this.playback.moments[this.other] ?? null));
  readonly traces: readonly [Trace, Trace] = $derived([
    this.run.trace,
    this.over?.trace ?? emptyTrace(this.run.trace.method),
  ]);
  /** The bound drawn: where the stops are bounds the one at hand, if a run drawn has it, else the one that the first run stands in. */
  readonly bound: number = $derived.by(() => {
    const { bound } = this.playback;
    const isThere = this.traces.some(({ iterations }) => iterations.some((each) => each.bound === bound));
    return bound !== null && isThere && !this.isForest ? bound : this.first.iteration.bound;
  });
  /** The iterations drawn, null where a run has none under the bound. */
  readonly iteration: TraceIteration | null = $derived(this.isForest ? this.first.iteration : this.#under(0));
  readonly secondIteration: TraceIteration | null = $derived(this.second && this.#under(1));
  /** Whether both runs stand under the bound drawn. */
  readonly isTogether: boolean = $derived(
    this.second !== null && this.#standsIn(0) && this.second.iteration === this.secondIteration,
  );
  /** Where the first run stands. */
  readonly standing: Standing = $derived({ trace: this.traces[0], step: this.first.step, path: this.first.path });
  /** Where the second one does; while it stands under another bound all that it ever visits under this one is shown. */
  readonly secondStanding: Standing | null = $derived.by(() => {
    const { second, secondIteration } = this;
    const trace = this.traces[1];
    if (!second) return null;
    if (second.iteration === secondIteration) return { trace, step: second.step, path: second.path };
    return { trace, step: Math.max(second.step, (secondIteration?.endStep ?? 0) - 1), path: [] };
  });
  /** The iterations drawn once they are recorded to their ends: from then on they stay the same. */
  readonly firstEnded: TraceIteration | null = $derived(this.#ended(0));
  readonly secondEnded: TraceIteration | null = $derived(this.#ended(1));

  /** Lays a lane over the one drawn, or none. */
  lay(lane: number | null): void {
    this.#laid = lane === null ? 'none' : (this.#lanes[lane] ?? null);
  }

  #under(which: 0 | 1): TraceIteration | null {
    return this.traces[which].iterations.find((at) => at.bound === this.bound) ?? null;
  }

  #standsIn(which: 0 | 1): boolean {
    return which === 0 ? this.first.iteration === this.iteration : this.second?.iteration === this.secondIteration;
  }

  /** The one of two runs that visits a node alone; null where both do, or the other is not recorded so far that it is known. */
  onlyOf({ visits }: Pick<DrawnNode, 'visits'>): 0 | 1 | null {
    if (!this.isMerged || (visits !== 'first' && visits !== 'second')) return null;
    const [its, other] = visits === 'first' ? ([0, 1] as const) : ([1, 0] as const);
    const isKnown = this.#ended(other) !== null || hasBound(this.traces[other], this.bound) === 'no';
    return isKnown ? its : null;
  }

  #ended(which: 0 | 1): TraceIteration | null {
    const at = which === 0 ? this.iteration : this.secondIteration;
    return at && isComplete(this.traces[which], at) ? at : null;
  }
}
