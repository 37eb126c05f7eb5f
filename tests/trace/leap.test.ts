import { describe, expect, test } from 'vitest';
import { jump } from '../../src/trace/jump.ts';
import { convert, leap } from '../../src/trace/leap.ts';
import { type LockstepUnit, lockstepUnits, stepAt, stops } from '../../src/trace/lockstep.ts';
import { stepOfKind } from '../../src/trace/replay.ts';
import type { Trace } from '../../src/trace/trace.ts';
import { recordGrid } from './recordings.ts';

const grid = { n: 2, missing: [] };
const short = recordGrid(grid, 'guide').trace;
const long = recordGrid(grid, 'blind').trace;
const both = [short, long];

const goal = (unit: LockstepUnit, stop: number) =>
  leap({ traces: both, unit }, stop, 'forwards', (t, at) => stepOfKind(t, at, 'goal', 'next'));

describe('a jump in lockstep', () => {
  test.each(lockstepUnits)('by %s, goes at least one stop its way from everywhere', (unit) => {
    const last = stops(both, unit) - 1;
    for (let stop = 0; stop < last; stop++) {
      const next = leap({ traces: both, unit }, stop, 'forwards', (trace, step) =>
        jump(trace, step, 'over', 'forwards'),
      );
      expect(next, `forwards from ${stop}`).toBeGreaterThan(stop);
    }
    for (let stop = last; stop > 0; stop--) {
      const next = leap({ traces: both, unit }, stop, 'backwards', (trace, step) =>
        jump(trace, step, 'out', 'backwards'),
      );
      expect(next, `backwards from ${stop}`).toBeLessThan(stop);
    }
  });

  test('follows the longer run once the shorter has ended', () => {
    const past = short.steps + 3;
    expect(stepAt(both, short, 'step', past)).toBe(short.steps - 1);
    expect(goal('step', past)).toBe(stepOfKind(long, past, 'goal', 'next'));
  });

  test('follows the first of two that are equally long, also when both have ended', () => {
    const again = recordGrid(grid, 'guide').trace;
    const led: Trace[] = [];
    leap({ traces: [short, again], unit: 'step' }, short.steps - 1, 'backwards', (trace, at) => {
      led.push(trace);
      return at - 1;
    });
    expect(led).toHaveLength(1);
    expect(led[0]).toBe(short);
  });

  test('leads nowhere where there is nothing more of the kind', () => {
    expect(goal('step', long.steps - 1)).toBeNull();
    expect(
      leap({ traces: [short], unit: 'step' }, short.steps - 1, 'forwards', (t, at) =>
        stepOfKind(t, at, 'prune', 'next'),
      ),
    ).toBeNull();
  });
});

describe('changing the unit', () => {
  const to = (unit: LockstepUnit, stop: number) =>
    convert({ traces: both, unit: 'step' }, { traces: both, unit }, stop);

  test('keeps the step of the run that is still going', () => {
    const past = short.steps + 3;
    expect(to('step', past)).toBe(past);
    const byNode = to('node', past);
    expect(stepAt(both, long, 'node', byNode)).toBeLessThanOrEqual(past);
    expect(stepAt(both, long, 'node', byNode + 1)).toBeGreaterThan(past);
  });

  test('of the shorter run to nodes does not lead to the end of the longer', () => {
    expect(to('node', 5)).toBeLessThan(short.nodes);
  });
});

describe('changing the traces', () => {
  const four = ['guide', 'blind', 'poj', 'textbook'].map((preset) => recordGrid(grid, preset as 'guide').trace);

  // by bound the bounds of the one more lie in between
  test.each(['step', 'node', 'finish'] as const)('by %s, a trace more leaves the others where they stand', (unit) => {
    const three = four.slice(0, 3);
    for (let stop = 0; stop < stops(three, unit); stop++) {
      const moved = convert({ traces: three, unit }, { traces: four, unit }, stop);
      expect(three.map((trace) => stepAt(four, trace, unit, moved))).toEqual(
        three.map((trace) => stepAt(three, trace, unit, stop)),
      );
    }
  });

  test('a trace less leaves the others where they stand', () => {
    for (const [gone] of four.entries()) {
      const rest = four.filter((_, i) => i !== gone);
      const longest = Math.max(...rest.map(({ steps }) => steps));
      for (let stop = 0; stop < longest; stop++)
        expect(convert({ traces: four, unit: 'step' }, { traces: rest, unit: 'step' }, stop)).toBe(stop);
    }
  });

  test('none of which stay leads to the beginning', () => {
    expect(convert({ traces: [short], unit: 'step' }, { traces: [long], unit: 'step' }, 9)).toBe(0);
  });
});
