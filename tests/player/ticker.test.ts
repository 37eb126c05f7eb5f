import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { playerMachine } from '../../src/player/player-machine.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A started player over a long trace. */
function player(speed: number) {
  const actor = createActor(playerMachine).start();
  actor.send({ type: 'LOAD', wanted: 0 });
  actor.send({ type: 'GROW', length: 100_000, growing: false });
  actor.send({ type: 'SPEED', speed });
  return actor;
}

// the spans are whole numbers of ticks: the fake clock rounds an interval down to whole milliseconds
test.each([
  [0.5, 4000, 2],
  [1, 3000, 3],
  [2, 3000, 6],
  [30, 3300, 99],
  [90, 1600, 144],
  [1000, 1600, 1600],
])('at %d steps a second, %i ms make %i steps', (speed, milliseconds, steps) => {
  const actor = player(speed);
  actor.send({ type: 'PLAY' });
  vi.advanceTimersByTime(milliseconds);
  expect(actor.getSnapshot().context.stop).toBe(steps);
  actor.stop();
});

test('fractions of steps are carried from tick to tick', () => {
  const actor = player(7);
  actor.send({ type: 'PLAY' });
  for (let second = 1; second <= 20; second++) {
    vi.advanceTimersByTime(1000);
    const { stop } = actor.getSnapshot().context;
    expect(Math.abs(stop - 7 * second)).toBeLessThanOrEqual(1);
  }
  actor.stop();
});

test('nothing moves before the first step is due', () => {
  const actor = player(2);
  actor.send({ type: 'PLAY' });
  vi.advanceTimersByTime(499);
  expect(actor.getSnapshot().context.stop).toBe(0);
  vi.advanceTimersByTime(1);
  expect(actor.getSnapshot().context.stop).toBe(1);
  actor.stop();
});

test('loading and playing twice leaves one ticker running', () => {
  const actor = createActor(playerMachine).start();
  for (let i = 0; i < 2; i++) {
    actor.send({ type: 'LOAD', wanted: 0 });
    actor.send({ type: 'PLAY' });
  }
  expect(vi.getTimerCount()).toBe(1);
  actor.send({ type: 'GROW', length: 100, growing: true });
  vi.advanceTimersByTime(3000);
  expect(actor.getSnapshot().context.stop).toBe(6);
  actor.stop();
});

test('another speed replaces the ticker and keeps the stop', () => {
  const actor = player(2);
  actor.send({ type: 'PLAY' });
  vi.advanceTimersByTime(1000);
  actor.send({ type: 'SPEED', speed: 10 });
  expect(vi.getTimerCount()).toBe(1);
  expect(actor.getSnapshot().context.stop).toBe(2);
  vi.advanceTimersByTime(1000);
  expect(actor.getSnapshot().context.stop).toBe(12);
  actor.stop();
});

test.each(['PAUSE', 'RESET'] as const)('%s leaves no ticker running', (type) => {
  const actor = player(2);
  actor.send({ type: 'PLAY' });
  actor.send({ type });
  expect(vi.getTimerCount()).toBe(0);
  actor.stop();
});

test('no ticker runs at the end of the trace, nor once the player is stopped', () => {
  const actor = player(1000);
  actor.send({ type: 'GROW', length: 50, growing: false });
  actor.send({ type: 'PLAY' });
  vi.advanceTimersByTime(1000);
  expect(actor.getSnapshot()).toMatchObject({ value: 'paused', context: { stop: 49 } });
  expect(vi.getTimerCount()).toBe(0);
  actor.send({ type: 'PLAY' });
  actor.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a late call makes up for a quarter of a second and no more', () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const actor = player(60);
  actor.send({ type: 'PLAY' });
  now = 100;
  vi.advanceTimersToNextTimer();
  expect(actor.getSnapshot().context.stop).toBe(6);
  now = 60_100;
  vi.advanceTimersToNextTimer();
  expect(actor.getSnapshot().context.stop).toBe(6 + 15);
  actor.stop();
});
