import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { type PlayerEvent, playerMachine } from '../../src/player/player-machine.ts';

/** Where a new player stands after these events. */
function after(...events: readonly PlayerEvent[]) {
  let [snapshot] = initialTransition(playerMachine);
  for (const event of events) [snapshot] = transition(playerMachine, snapshot, event);
  return { ...snapshot.context, state: snapshot.value };
}

const load: PlayerEvent = { type: 'LOAD', wanted: 0 };
const grown = (length: number): PlayerEvent => ({ type: 'GROW', length, growing: true });
const ended = (length: number): PlayerEvent => ({ type: 'GROW', length, growing: false });
const seek = (stop: number): PlayerEvent => ({ type: 'SEEK', stop });
const step: PlayerEvent = { type: 'STEP', by: 1 };
const back: PlayerEvent = { type: 'STEP', by: -1 };
const times = (n: number, event: PlayerEvent): PlayerEvent[] => Array.from({ length: n }, () => event);

test('ten fast steps are ten steps', () => {
  expect(after(load, ended(100), ...times(10, step)).stop).toBe(10);
});

test('past the end and back once is the last but one', () => {
  expect(after(load, ended(5), seek(4), ...times(3, step), back).stop).toBe(3);
});

test('before the beginning and on once is the second', () => {
  expect(after(load, ended(5), ...times(3, back), step).stop).toBe(1);
});

test('first, last and stop go where they say, and stop pauses', () => {
  const at2 = [load, ended(9), seek(2)];
  expect(after(...at2, { type: 'LAST' }).stop).toBe(8);
  expect(after(...at2, { type: 'FIRST' }).stop).toBe(0);
  expect(after(...at2, { type: 'PLAY' }, { type: 'RESET' })).toMatchObject({ stop: 0, state: 'paused' });
});

test('loading starts from the beginning, paused, with nothing recorded', () => {
  const loaded = after(
    load,
    ended(9),
    seek(5),
    { type: 'SPEED', speed: 8 },
    { type: 'PLAY' },
    { type: 'LOAD', wanted: 3 },
  );
  expect(loaded).toEqual({
    stop: 0,
    before: 0,
    length: 0,
    growing: true,
    wanted: 3,
    scan: null,
    speed: 8,
    state: 'paused',
  });
});

test.each<[string, PlayerEvent[], { stop: number; wanted: number | null }]>([
  ['waits while the recording is too short', [grown(20)], { stop: 0, wanted: 50 }],
  ['is reached as soon as it is recorded', [grown(20), grown(51)], { stop: 50, wanted: null }],
  ['is reached once only', [grown(51), grown(80)], { stop: 50, wanted: null }],
  ['gives way to the end of a shorter trace', [grown(20), ended(30)], { stop: 29, wanted: null }],
  ['is forgotten when the user goes elsewhere', [grown(20), step, grown(60)], { stop: 1, wanted: null }],
])('a wanted stop %s', (_, events, where) => {
  expect(after({ type: 'LOAD', wanted: 50 }, ...events)).toMatchObject(where);
});

test('growth leaves the stop where it is', () => {
  expect(after(load, grown(20), seek(7), grown(40), ended(60))).toMatchObject({ stop: 7, length: 60 });
});

test('the stop before the last move is remembered, so that a view can tell a step from a leap', () => {
  expect(after(load, ended(9), seek(5), step)).toMatchObject({ before: 5, stop: 6 });
  expect(after(load, ended(9), seek(5), { type: 'FIRST' })).toMatchObject({ before: 5, stop: 0 });
});

test('playing at the end starts over, once nothing more comes', () => {
  expect(after(load, ended(5), seek(4), { type: 'PLAY' })).toMatchObject({ stop: 0, state: 'playing' });
  expect(after(load, grown(5), seek(4), { type: 'PLAY' })).toMatchObject({ stop: 4, state: 'playing' });
});

test('playing pauses at the end, but waits there while more may come', () => {
  const playing = [{ type: 'PLAY' }, { type: 'TICK', steps: 50 }] as const;
  expect(after(load, ended(9), ...playing)).toMatchObject({ stop: 8, state: 'paused' });
  expect(after(load, grown(9), ...playing)).toMatchObject({ stop: 8, state: 'playing' });
  expect(after(load, grown(9), ...playing, ended(9))).toMatchObject({ stop: 8, state: 'paused' });
});

test('a trace of one step has nothing to play', () => {
  expect(after(load, ended(1), { type: 'PLAY' })).toMatchObject({ stop: 0, state: 'paused' });
});

test('a tick that comes after pausing moves nothing', () => {
  expect(after(load, ended(9), { type: 'PLAY' }, { type: 'PAUSE' }, { type: 'TICK', steps: 3 }).stop).toBe(0);
});

const into = (from: 'start' | 'end'): PlayerEvent => ({ type: 'INTO', length: 3, at: from === 'start' ? 0 : 2 });
const at5 = [load, ended(9), seek(5)];

test.each<[string, PlayerEvent[], number, { at: number; length: number } | null]>([
  ['enters it at its start', [into('start')], 5, { at: 0, length: 3 }],
  ['enters it at its end', [into('end')], 5, { at: 2, length: 3 }],
  ['goes through it place by place', [into('start'), step, step, back], 5, { at: 1, length: 3 }],
  ['leaves it at its end for the step seen as a whole', [into('start'), step, step, step], 5, null],
  ['goes on from there', [into('start'), step, step, step, step], 6, null],
  ['leaves it at its start for the step before', [into('end'), back, back, back], 4, null],
  ['leaves it when seeking', [into('start'), seek(7)], 7, null],
  ['leaves it at the first tick when playing', [into('end'), { type: 'PLAY' }, { type: 'TICK', steps: 1 }], 6, null],
  ['stays in it as the trace grows', [into('end'), ended(20)], 5, { at: 2, length: 3 }],
])('stepping into a scan %s', (_, events, stop, scan) => {
  expect(after(...at5, ...events)).toMatchObject({ stop, scan });
});

test('stepping into a scan pauses', () => {
  expect(after(...at5, { type: 'PLAY' }, into('start')).state).toBe('paused');
});

const anyEvent: fc.Arbitrary<PlayerEvent> = fc.oneof(
  fc.record({ type: fc.constant('LOAD'), wanted: fc.nat(30) }),
  fc.record({ type: fc.constant('SEEK'), stop: fc.integer({ min: -5, max: 50 }) }),
  fc.record({ type: fc.constant('STEP'), by: fc.constantFrom(1, -1) }),
  fc.record({ type: fc.constant('TICK'), steps: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    type: fc.constant('INTO'),
    length: fc.integer({ min: 3, max: 5 }),
    at: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({ type: fc.constantFrom('PLAY', 'PAUSE', 'RESET', 'FIRST', 'LAST') }),
  fc.record({ type: fc.constant('GROW'), length: fc.nat(40), growing: fc.boolean() }),
) as fc.Arbitrary<PlayerEvent>;

test('whatever happens, the stop is a step of the trace, and a place in the scan is in the scan', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
      const { stop, length, scan, wanted } = after(...events);
      expect(Number.isInteger(stop)).toBe(true);
      expect(stop).toBeGreaterThanOrEqual(0);
      expect(stop).toBeLessThanOrEqual(Math.max(0, length - 1));
      if (scan) expect(scan.at >= 0 && scan.at < scan.length).toBe(true);
      expect(scan === null || wanted === null).toBe(true);
    }),
  );
});
