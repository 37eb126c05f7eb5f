/**
 * The life of one run: recorded, perhaps counted on without recording, ended, cancelled or failed. The trace itself
 * is kept by whoever provides `take`; starting a run stops the one before it, whatever that was doing.
 */
import { assign, fromCallback, setup } from 'xstate';
import type { Chunk, Iteration, SearchResult } from '../search/search-events.ts';
import type { Prepared, RecordReply } from '../trace/recording/record-reply.ts';

export interface RunContext {
  readonly request: unknown;
  readonly prepared: Prepared | null;
  readonly result: SearchResult | null;
  /** While counting: what has been counted so far. */
  readonly counted: readonly Iteration[];
  readonly failure: string | null;
}

const nothing = { prepared: null, result: null, counted: [], failure: null } as const;

/** Provide the actor `recorder`, which knows what a request is, and the actions `clear` and `take`. */
export const runMachine = setup({
  types: {
    context: {} as RunContext,
    events: {} as RecordReply | { type: 'START'; request: unknown } | { type: 'CANCEL' | 'CLEAR' },
  },
  actors: { recorder: fromCallback<{ type: 'never' }, { request: unknown }>(() => {}) },
  actions: { clear: () => {}, take: (_, _chunk: Chunk) => {} },
}).createMachine({
  id: 'run',
  context: { request: null, ...nothing },
  initial: 'idle',
  on: {
    CLEAR: {
      target: '.idle',
      actions: ['clear', assign({ request: null, ...nothing })],
    },
    START: {
      target: '.running',
      reenter: true,
      actions: ['clear', assign(({ event }) => ({ request: event.request, ...nothing }))],
    },
  },
  states: {
    idle: {},
    running: {
      invoke: { src: 'recorder', input: ({ context }) => ({ request: context.request }) },
      initial: 'recording',
      on: {
        CANCEL: 'cancelled',
        PREPARE: { actions: assign(({ event }) => ({ prepared: event.prepared })) },
        DONE: { target: 'done', actions: assign(({ event }) => ({ result: event.result })) },
        FAILED: { target: 'failed', actions: assign(({ event }) => ({ failure: event.message })) },
      },
      states: {
        recording: {
          on: {
            CHUNK: { actions: { type: 'take', params: ({ event }) => event.chunk } },
            COUNT: { target: 'counting', actions: assign(({ event }) => ({ counted: event.iterations })) },
          },
        },
        counting: {
          on: { COUNT: { actions: assign(({ event }) => ({ counted: event.iterations })) } },
        },
      },
    },
    done: {},
    cancelled: {},
    failed: {},
  },
});
