/**
 * Playing a trace, or several in lockstep: a stop between 0 and length - 1, and inside a step, where there is something
 * finer to see, a place in its scan. The machine knows no trace; whoever does says how long it is and where jumps lead.
 */
import { assign, setup } from 'xstate';
import { ticker } from './ticker.ts';

export interface PlayerContext {
  readonly stop: number;
  /** The stop before the last move: what changed on the screen lies between the two. */
  readonly before: number;
  /** Stops there are so far. */
  readonly length: number;
  /** More stops may still come. */
  readonly growing: boolean;
  /** Where a link wants to go as soon as the recording has got there; null when it has, or the user went elsewhere. */
  readonly wanted: number | null;
  /** The place in the scan inside the current stop, or null when the stop is seen as a whole. */
  readonly scan: { readonly at: number; readonly length: number } | null;
  /** Steps per second. */
  readonly speed: number;
}

export type PlayerEvent =
  | { type: 'LOAD'; wanted: number }
  | { type: 'GROW'; length: number; growing: boolean }
  | { type: 'SEEK'; stop: number }
  | { type: 'STEP'; by: 1 | -1 }
  | { type: 'INTO'; length: number; at: number }
  | { type: 'PLAY' | 'PAUSE' | 'RESET' | 'FIRST' | 'LAST' }
  | { type: 'SPEED'; speed: number }
  | { type: 'TICK'; steps: number };

type Change = Partial<PlayerContext>;

function moved({ length, stop: before }: PlayerContext, stop: number): Change {
  if (length === 0 || !Number.isFinite(stop)) return {};
  return { stop: Math.max(0, Math.min(stop, length - 1)), before, scan: null, wanted: null };
}

function grown(context: PlayerContext, length: number, growing: boolean): Change {
  const { wanted, stop } = context;
  const last = Math.max(0, length - 1);
  const arrived = wanted !== null && length > 0 && (wanted < length || !growing);
  return {
    length,
    growing,
    stop: Math.min(arrived ? wanted : stop, last),
    wanted: arrived ? null : wanted,
  };
}

function stepped(context: PlayerContext, by: 1 | -1): Change {
  const { scan, stop } = context;
  if (!scan) return moved(context, stop + by);
  const at = scan.at + by;
  if (at >= 0 && at < scan.length) return { scan: { ...scan, at }, wanted: null };
  return moved(context, by > 0 ? stop : stop - 1);
}

export const playerMachine = setup({
  types: { context: {} as PlayerContext, events: {} as PlayerEvent },
  actors: { ticker },
  guards: {
    isEmpty: ({ context }) => context.length === 0 && !context.growing,
    atEnd: ({ context }) => !context.growing && context.stop >= context.length - 1,
  },
}).createMachine({
  id: 'player',
  context: { stop: 0, before: 0, length: 0, growing: false, wanted: null, scan: null, speed: 2 },
  initial: 'paused',
  on: {
    LOAD: {
      target: '.paused',
      actions: assign(({ event }) => ({
        stop: 0,
        before: 0,
        length: 0,
        growing: true,
        wanted: event.wanted,
        scan: null,
      })),
    },
    GROW: { actions: assign(({ context, event }) => grown(context, event.length, event.growing)) },
    SEEK: { actions: assign(({ context, event }) => moved(context, event.stop)) },
    STEP: { actions: assign(({ context, event }) => stepped(context, event.by)) },
    INTO: {
      target: '.paused',
      actions: assign(({ event }) => ({
        scan: { at: event.at, length: event.length },
        wanted: null,
      })),
    },
    FIRST: { actions: assign(({ context }) => moved(context, 0)) },
    LAST: { actions: assign(({ context }) => moved(context, context.length - 1)) },
    RESET: { target: '.paused', actions: assign(({ context }) => moved(context, 0)) },
    SPEED: { actions: assign(({ event }) => ({ speed: event.speed })) },
  },
  states: {
    paused: {
      on: {
        PLAY: [
          { guard: 'isEmpty' },
          { guard: 'atEnd', target: 'playing', actions: assign(({ context }) => moved(context, 0)) },
          { target: 'playing' },
        ],
      },
    },
    playing: {
      invoke: { src: 'ticker', input: ({ context }) => ({ speed: context.speed }) },
      always: { guard: 'atEnd', target: 'paused' },
      on: {
        PAUSE: 'paused',
        SPEED: { target: 'playing', reenter: true, actions: assign(({ event }) => ({ speed: event.speed })) },
        TICK: { actions: assign(({ context, event }) => moved(context, context.stop + event.steps)) },
      },
    },
  },
});
