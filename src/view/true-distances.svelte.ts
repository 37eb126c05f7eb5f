/** The true distances of some nodes of a trace, as far as a worker has worked them out. */
import { untrack } from 'svelte';
import type { Distance } from '../search/distance.ts';
import { codeOf } from '../search/event-codes.ts';
import type { MeasuredNode } from '../trace/estimate-quality.ts';
import { depthOf, estimateOf, movesTo } from '../trace/replay.ts';
import { sampleNodes } from '../trace/sample.ts';
import type { Trace } from '../trace/trace.ts';
import type { DistanceReply, DistanceRequest } from '../worker/protocol.ts';
import { type DistanceWorker, startDistances } from '../worker/start-distances.ts';

/** Nodes of a trace that are measured: all, or as many drawn with this seed. */
const MOST = 300;
export const SEED = 1;
/** The most nodes that a search for one distance may enter. */
export const LIMIT = 200_000;

const nothing: ReadonlyMap<number, Distance> = new Map();

/** What was searched. */
export type Searched = Pick<DistanceRequest, 'puzzle' | 'instance' | 'settings'>;

export class TrueDistances {
  /** By node. */
  known = $state.raw(nothing);
  /** The nodes drawn, ascending; empty before the start. */
  sample: readonly number[] = $state.raw([]);
  /** How many nodes the trace had when they were drawn. */
  nodes = $state(0);
  standing: 'idle' | 'working' | 'done' | 'stopped' | 'failed' = $state('idle');
  failure = $state('');
  readonly #searched: Searched;
  readonly #asked = new Set<number>();
  #worker: DistanceWorker | null = null;

  constructor(searched: Searched) {
    this.#searched = searched;
  }

  /** Draws nodes of a trace and measures them, but these first. */
  start(trace: Trace, first: readonly number[]): void {
    this.stop();
    this.#asked.clear();
    this.known = nothing;
    this.nodes = trace.nodes;
    this.sample = sampleNodes(trace.nodes, MOST, SEED).filter((node) => hOf(trace, node) !== null);
    this.#worker = startDistances((reply) => this.#take(reply));
    this.#ask(trace, [...first, ...this.sample]);
  }

  /** Measures these nodes next, if anything has been measured at all. */
  more(trace: Trace, nodes: readonly number[]): void {
    if (untrack(() => this.standing !== 'idle' && this.standing !== 'stopped')) this.#ask(trace, nodes);
  }

  /** Ends the work; what is known stays. */
  stop(): void {
    this.#worker?.stop();
    this.#worker = null;
    if (this.standing === 'working') this.standing = 'stopped';
  }

  /** The measured ones among these nodes of the trace. */
  measured(trace: Trace, nodes: readonly number[]): MeasuredNode[] {
    return nodes.flatMap((node) => {
      const [distance, h] = [this.known.get(node), hOf(trace, node)];
      return distance === undefined || h === null ? [] : [{ node, depth: depthOf(trace, node), h, distance }];
    });
  }

  #ask(trace: Trace, nodes: readonly number[]): void {
    const fresh = [...new Set(nodes)].filter((node) => !this.#asked.has(node));
    if (fresh.length === 0) return;
    for (const node of fresh) this.#asked.add(node);
    this.standing = 'working';
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
    this.known = new Map([...this.known, ...reply.found]);
    if (this.known.size === this.#asked.size) this.standing = 'done';
  }
}

/** h of a node, which at a goal is 0; null where the recording ends before it. */
export function hOf(trace: Trace, node: number): number | null {
  const isGoal = trace.kind[(trace.enter[node] as number) + 1] === codeOf.goal;
  return isGoal ? 0 : estimateOf(trace, node);
}
