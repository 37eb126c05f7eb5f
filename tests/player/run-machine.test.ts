import { expect, test, vi } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { runMachine } from '../../src/player/run-machine.ts';
import type { Chunk, SearchResult } from '../../src/search/search-events.ts';
import type { RecordReply } from '../../src/trace/recording/record-reply.ts';

interface FakeRecorder {
  readonly request: unknown;
  readonly tell: (message: RecordReply) => void;
  readonly stopped: () => void;
}

/** A started run machine whose recorders do nothing but what a test lets them tell. */
function running(...requests: readonly string[]) {
  const recorders: FakeRecorder[] = [];
  const clear = vi.fn();
  const taken: Chunk[] = [];
  const actor = createActor(
    runMachine.provide({
      actors: {
        recorder: fromCallback<{ type: 'never' }, { request: unknown }>(({ input, sendBack }) => {
          const recorder = { request: input.request, tell: sendBack, stopped: vi.fn() };
          recorders.push(recorder);
          return recorder.stopped;
        }),
      },
      actions: { clear, take: (_, chunk) => void taken.push(chunk) },
    }),
  ).start();
  for (const request of requests) actor.send({ type: 'START', request });
  return { actor, recorders, clear, taken, tell: (message: RecordReply) => recorders.at(-1)?.tell(message) };
}

const chunk = (...kinds: number[]): Chunk => ({
  kind: Uint8Array.from(kinds),
  depth: new Uint16Array(kinds.length),
  value: new Uint16Array(kinds.length),
  method: 'ida-star',
  causes: [],
  outcome: null,
});
const iterations = [{ bound: 3, nodes: 4, prunes: 0, held: 3 }];
const result: SearchResult = { outcome: 'solved', solution: [1, 6, 15], iterations };

test('nothing runs before the start', () => {
  const { actor, recorders, clear } = running();
  expect(actor.getSnapshot().value).toBe('idle');
  expect(recorders).toEqual([]);
  expect(clear).not.toHaveBeenCalled();
});

test('a start clears the trace and hands the request to a recorder', () => {
  const { actor, recorders, clear } = running('a');
  expect(actor.getSnapshot().value).toEqual({ running: 'recording' });
  expect(recorders.map(({ request }) => request)).toEqual(['a']);
  expect(clear).toHaveBeenCalledTimes(1);
});

test('a second start stops the first recorder, and what that still tells is not heard', () => {
  const { actor, recorders, clear, taken } = running('a', 'b');
  const [first, second] = recorders;
  expect(recorders.map(({ request }) => request)).toEqual(['a', 'b']);
  expect(first?.stopped).toHaveBeenCalledTimes(1);
  expect(second?.stopped).not.toHaveBeenCalled();
  expect(clear).toHaveBeenCalledTimes(2);
  first?.tell({ type: 'CHUNK', chunk: chunk(0) });
  first?.tell({ type: 'DONE', result });
  expect(taken).toEqual([]);
  expect(actor.getSnapshot().value).toEqual({ running: 'recording' });
});

test('chunks are taken in order while recording', () => {
  const { taken, tell } = running('a');
  const chunks = [chunk(0, 1), chunk(2), chunk(3, 4)];
  for (const each of chunks) tell({ type: 'CHUNK', chunk: each });
  expect(taken).toEqual(chunks);
});

test('when the budget has run out, counts are kept and no chunk is taken', () => {
  const { actor, taken, tell } = running('a');
  tell({ type: 'COUNT', iterations: [] });
  expect(actor.getSnapshot()).toMatchObject({ value: { running: 'counting' }, context: { counted: [] } });
  tell({ type: 'COUNT', iterations });
  tell({ type: 'CHUNK', chunk: chunk(1) });
  expect(actor.getSnapshot().context.counted).toEqual(iterations);
  expect(taken).toEqual([]);
});

test('a run ends with its result, from recording or from counting, and its recorder is stopped', () => {
  for (const before of [[], [{ type: 'COUNT', iterations } as const]]) {
    const { actor, recorders, tell } = running('a');
    for (const message of [...before, { type: 'DONE', result } as const]) tell(message);
    expect(actor.getSnapshot()).toMatchObject({ value: 'done', context: { result, failure: null } });
    expect(recorders[0]?.stopped).toHaveBeenCalledTimes(1);
  }
});

test('cancelling stops the recorder and leaves no result', () => {
  const { actor, recorders, taken, tell } = running('a');
  tell({ type: 'CHUNK', chunk: chunk(0) });
  actor.send({ type: 'CANCEL' });
  tell({ type: 'CHUNK', chunk: chunk(1) });
  tell({ type: 'DONE', result });
  expect(actor.getSnapshot()).toMatchObject({ value: 'cancelled', context: { result: null } });
  expect(recorders[0]?.stopped).toHaveBeenCalledTimes(1);
  expect(taken).toEqual([chunk(0)]);
});

test('a failure is kept with its message', () => {
  const { actor, recorders, tell } = running('a');
  tell({ type: 'FAILED', message: 'out of memory' });
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: 'out of memory', result: null } });
  expect(recorders[0]?.stopped).toHaveBeenCalledTimes(1);
});

test.each<[string, RecordReply | { type: 'CANCEL' }]>([
  ['done', { type: 'DONE', result }],
  ['failed', { type: 'FAILED', message: 'out of memory' }],
  ['cancelled', { type: 'CANCEL' }],
])('a run can be started after one that was %s, and nothing of that is left', (_, last) => {
  const { actor, recorders, tell } = running('a');
  tell({ type: 'COUNT', iterations });
  actor.send(last);
  actor.send({ type: 'START', request: 'b' });
  expect(actor.getSnapshot()).toMatchObject({
    value: { running: 'recording' },
    context: { request: 'b', result: null, counted: [], failure: null },
  });
  expect(recorders.map(({ request }) => request)).toEqual(['a', 'b']);
});

test('stopping the machine stops the recorder', () => {
  const { actor, recorders } = running('a');
  actor.stop();
  expect(recorders[0]?.stopped).toHaveBeenCalledTimes(1);
});
