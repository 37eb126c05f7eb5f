/** The true distances of some nodes of a trace, as far as a worker has worked them out. */
import type { Distance } from '../../search/distance.ts';
import { estimateOrGoal, type MeasuredNode } from '../../trace/findings/estimate-quality.ts';
import { sampleNodes, shuffled } from '../../trace/findings/sample.ts';
import { depthOf } from '../../trace/nodes.ts';
import { movesTo } from '../../trace/paths.ts';
import type { Trace } from '../../trace/trace.ts';
import type { DistanceReply, DistanceRequest } from '../../worker/distance-protocol.ts';
import { type DistanceWorker, startDistances } from '../../worker/start-distances.ts';
import type { Pulse } from '../../worker/talk-to.ts';

/** Nodes of a trace that are measured: all, or as many drawn with this seed. */
const MOST = 300;
export const SEED = 1;
/** The most nodes that a search for one distance may enter. */
export const LIMIT = 200_000;

const nothing: ReadonlyMap<number, Distance> = new Map();

export class TrueDistances {
  /** By node. */
  known = $state.raw(nothing);
  /** The nodes to measure, in the order in which it is done; empty before the start. */
  sample: readonly number[] = $state.raw([]);
  /** How many nodes the trace had when they were chosen. */
  nodes = $state(0);
  /** How it stands with the sample. */
  standing: 'idle' | 'working' | 'done' | 'stopped' | 'failed' = $state('idle');
  failure = $state('');
  /** How the worker is at it, while it works. */
  pulse: Pulse = $state('heard');
  readonly #searched: Pick<DistanceRequest, 'puzzle' | 'instance' | 'settings'>;
  readonly #asked = new Set<number>();
  #worker: DistanceWorker | null = null;

  constructor(searched: Pick<DistanceRequest, 'puzzle' | 'instance' | 'settings'>) {
    this.#searched = searched;
  }

  /** Whether the nodes were drawn from among more. */
  get isDrawn(): boolean {
    return this.nodes > MOST;
  }

  /** Draws nodes of a trace and measures them, but these first. */
  start(trace: Trace, first: readonly number[]): void {
    this.stop();
    this.#asked.clear();
    this.known = nothing;
    this.nodes = trace.nodes;
    // whenever it stops, those measured by then must not all be from the beginning
    const drawn = shuffled(sampleNodes(trace.nodes, MOST, SEED), SEED);
    this.sample = drawn.filter((node) => estimateOrGoal(trace, node) !== null);
    this.standing = this.sample.length > 0 ? 'working' : 'done';
    this.pulse = 'heard';
    const onpulse = (pulse: Pulse) => {
      this.pulse = pulse;
    };
    this.#worker = startDistances((reply) => this.#take(reply), onpulse);
    this.#ask(trace, [...first, ...this.sample]);
  }

  /** Measures these nodes next, while anything is measured at all. */
  more(trace: Trace, nodes: readonly number[]): void {
    if (this.standing === 'working' || this.standing === 'done') this.#ask(trace, nodes);
  }

  /** Ends the work; what is known stays. */
  stop(): void {
    this.#worker?.stop();
    this.#worker = null;
    if (this.standing === 'working') this.standing = 'stopped';
  }

  /**
   * What is measured of the sample so far, ascending: only up to the first that is not, since what was asked for beside it
   * would bring some nodes forward.
   */
  measured(trace: Trace): MeasuredNode[] {
    const end = this.sample.findIndex((node) => !this.known.has(node));
    const nodes = this.sample.slice(0, end < 0 ? undefined : end).sort((a, b) => a - b);
    return nodes.flatMap((node) => {
      const [distance, h] = [this.known.get(node), estimateOrGoal(trace, node)];
      return distance === undefined || h === null ? [] : [{ node, depth: depthOf(trace, node), h, distance }];
    });
  }

  #ask(trace: Trace, nodes: readonly number[]): void {
    const fresh = [...new Set(nodes)].filter((node) => !this.#asked.has(node));
    if (fresh.length === 0) return;
    for (const node of fresh) this.#asked.add(node);
    const asked = fresh.map((node) => ({ node, moves: movesTo(trace, node) }));
    this.#worker?.ask({ ...this.#searched, nodes: asked, limit: LIMIT });
  }

  #take(reply: DistanceReply): void {
    if (reply.type === 'FAILED') {
      this.failure = reply.message;
      this.stop();
      this.standing = 'failed';
      return;
    }
    const known = new Map([...this.known, ...reply.found]);
    this.known = known;
    if (this.sample.every((node) => known.has(node))) this.standing = 'done';
  }
}
