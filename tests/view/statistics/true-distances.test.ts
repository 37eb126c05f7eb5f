import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Trace } from '../../../src/trace/trace.ts';
import { TrueDistances } from '../../../src/view/statistics/true-distances.svelte.ts';
import type { DistanceReply, DistanceRequest } from '../../../src/worker/distance-protocol.ts';
import { recordGrid } from '../../trace/recordings.ts';

/** A worker that answers when the test says so. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onmessage: ((event: { data: DistanceReply }) => void) | null = null;
  readonly asked: number[] = [];

  constructor() {
    FakeWorker.started.push(this);
  }
  postMessage({ nodes }: DistanceRequest): void {
    this.asked.push(...nodes.map(({ node }) => node));
  }
  terminate(): void {}

  /** Measures as many more of what was asked. */
  measure(count: number): void {
    this.tell({ type: 'DISTANCES', found: this.asked.splice(0, count).map((node) => [node, 1]) });
  }
  tell(data: DistanceReply): void {
    this.onmessage?.({ data });
  }
}

beforeEach(() => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const worker = () => FakeWorker.started.at(-1) as FakeWorker;
const whole = recordGrid({ n: 3, missing: [] }, 'guide').trace;

function begun(trace: Trace, first: readonly number[] = []): TrueDistances {
  const distances = new TrueDistances({ puzzle: 'square-destroyer', instance: {}, settings: {} });
  distances.start(trace, first);
  return distances;
}

test('what is measured of a sample before it is stopped is from the whole trace', () => {
  const distances = begun(whole);
  worker().measure(30);
  distances.stop();
  const nodes = distances.measured(whole).map(({ node }) => node);
  expect(nodes).toHaveLength(30);
  expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
  expect(nodes[0]).toBeLessThan(100);
  expect(nodes.at(-1)).toBeGreaterThan(315);
  expect(distances.standing).toBe('stopped');
});

test('nodes that are asked for first do not count before their turn', () => {
  const distances = begun(whole, [0, 1, 2, 3, 4, 5]);
  worker().measure(6);
  expect(distances.known.size).toBe(6);
  expect(distances.measured(whole)).toEqual([]);
  worker().measure(1);
  expect(distances.measured(whole).length).toBeGreaterThanOrEqual(1);
});

test('when the sample is known the work is done, and more is measured without a change of standing', () => {
  const distances = begun(whole);
  worker().measure(300);
  expect(distances.standing).toBe('done');
  const more = [...Array(whole.nodes).keys()].find((node) => !distances.known.has(node)) as number;
  distances.more(whole, [more]);
  expect([distances.standing, worker().asked]).toEqual(['done', [more]]);
  worker().measure(1);
  expect([distances.standing, distances.known.get(more)]).toEqual(['done', 1]);
});

test('after a failure nothing more is asked for until it is started again', () => {
  const distances = begun(whole);
  worker().tell({ type: 'FAILED', message: 'out of order' });
  expect([distances.standing, distances.failure]).toEqual(['failed', 'out of order']);
  distances.more(whole, [0, 1, 2]);
  expect(distances.standing).toBe('failed');
  distances.start(whole, []);
  expect(distances.standing).toBe('working');
  expect(FakeWorker.started).toHaveLength(2);
});

test('a recording that ends right after a node is entered leaves that node out, without anything being drawn', () => {
  const { steps, enter } = whole;
  const cut = recordGrid({ n: 3, missing: [] }, 'guide', (enter[9] as number) + 1).trace;
  expect(cut.steps).toBeLessThan(steps);
  const distances = begun(cut);
  expect([distances.nodes, distances.sample.length, distances.isDrawn]).toEqual([10, 9, false]);
  expect(begun(whole).isDrawn).toBe(true);
});
