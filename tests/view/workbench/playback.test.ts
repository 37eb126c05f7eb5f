import { describe, expect, test } from 'vitest';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { codeOf } from '../../../src/search/event-kinds.ts';
import { jump } from '../../../src/trace/jump.ts';
import { lockstepUnits, stepAt, stops } from '../../../src/trace/lockstep.ts';
import type { Lane } from '../../../src/view/workbench/lane.svelte.ts';
import { Playback } from '../../../src/view/workbench/playback.svelte.ts';
import { laneOf, opened } from './open-lanes.ts';

const puzzle = squareDestroyer;
const grid = { n: 3, missing: [] };
const lane = (preset: keyof typeof squarePresets, budget?: number) =>
  laneOf(puzzle, grid, squarePresets[preset], budget);
const [guide, blind, best] = [lane('guide'), lane('blind'), lane('astar')];
const stepsOf = ({ trace }: Lane, kind: keyof typeof codeOf) =>
  [...trace.kind.subarray(0, trace.steps).keys()].filter((step) => trace.kind[step] === codeOf[kind]);

test('what is loaded begins at its first stop and can be played to its last', () => {
  const { playback } = opened([guide, blind]);
  const traces = [guide.trace, blind.trace];
  expect(playback.moments.map(({ step }) => step)).toEqual([0, 0]);
  expect(playback.player.length).toBe(stops(traces, 'step'));
  playback.to('LAST');
  expect(playback.moments.map(({ step }) => step)).toEqual(traces.map(({ steps }) => steps - 1));
});

test('a stop that is not recorded yet is where a link leads, and where the player goes once it is', () => {
  const begun = { ...lane('guide', 50), isRecording: true } as Lane;
  const open = { lanes: [begun], view: { scanLength: () => 0 }, lacks: () => undefined };
  const playback = new Playback(open);
  playback.load('step', 80);
  expect([playback.player.stop, playback.player.growing, playback.wanted]).toEqual([0, true, 80]);
  open.lanes = [{ ...guide, isRecording: true } as Lane];
  playback.grew();
  expect([playback.player.stop, playback.wanted]).toEqual([80, 80]);
  playback.seek(20);
  open.lanes = [guide];
  playback.grew();
  expect([playback.player.stop, playback.player.growing]).toEqual([20, false]);
});

describe('a motion can be followed', () => {
  test('over one step, and not over two', () => {
    const { playback } = opened([guide]);
    playback.seek(10);
    expect(playback.isCalm).toBe(false);
    playback.step(1);
    expect(playback.isCalm).toBe(true);
    playback.seek(9);
    expect(playback.isCalm).toBe(false);
  });

  test('while it plays at up to four steps a second', () => {
    const { playback } = opened([guide]);
    playback.setSpeed(4);
    playback.play();
    expect([playback.isPlaying, playback.isCalm]).toEqual([true, true]);
    playback.setSpeed(5);
    expect(playback.isCalm).toBe(false);
    playback.play();
    expect([playback.isPlaying, playback.isCalm]).toEqual([false, true]);
  });
});

test('a lane’s step is shown wherever the unit can show it', () => {
  for (const unit of lockstepUnits) {
    const { playback } = opened([guide, blind]);
    playback.setUnit(unit);
    const step = stepAt([guide.trace, blind.trace], blind.trace, unit, 1);
    playback.seek(step, blind);
    expect(playback.moments[1]?.step).toBe(step);
  }
});

test('changing the unit leaves the leading lane where it stands', () => {
  const { playback } = opened([guide, blind]);
  playback.seek((guide.trace.iterations[0]?.endStep ?? 0) - 1);
  const { step } = playback.moments[0] ?? {};
  playback.setUnit('bound');
  expect(playback.moments[0]?.step).toBe(step);
  playback.setUnit('step');
  expect(playback.player.stop).toBe(step);
});

test('some of the lanes alone stand where they stood, and one of them alone by its steps', () => {
  const { playback } = opened([guide, blind]);
  playback.setUnit('bound');
  playback.seek(guide.trace.iterations[1]?.firstStep ?? 0);
  const steps = playback.moments.map(({ step }) => step);
  expect(playback.stopAmong([blind])).toBe(steps[1]);
  expect(playback.stopAmong([guide, blind])).toBe(playback.player.stop);
});

describe('kinds of steps', () => {
  test('are those of the leading lane’s method, and the one chosen is kept for a lane that has it', () => {
    const { playback } = opened([guide]);
    expect([playback.jumpKind, playback.jumpKinds]).toEqual([
      'prune',
      ['prune', 'bound', 'estimate', 'fall', 'rise', 'goal'],
    ]);
    playback.chooseKind('estimate');
    expect(playback.jumpKind).toBe('estimate');
    playback.chooseKind('duplicate');
    expect(playback.jumpKind).toBe('prune');
    expect(opened([best]).playback.jumpKind).toBe('expand');
  });

  test('are gone through forwards and backwards, and at the ends it is said that there is nothing more', () => {
    const { playback } = opened([guide]);
    const prunes = stepsOf(guide, 'prune');
    playback.seek((prunes.at(-4) as number) - 1);
    for (const step of prunes.slice(-4)) {
      playback.jumpToKind('next');
      expect([playback.moments[0]?.step, playback.nothing]).toEqual([step, null]);
    }
    playback.jumpToKind('next');
    const stop = prunes.at(-1);
    expect(playback.nothing).toEqual({ stop, kind: 'prune', way: 'next' });
    playback.jumpToKind('previous');
    expect([playback.moments[0]?.step, playback.nothing]).toEqual([prunes.at(-2), null]);
  });

  test('what was said of a place is over when the place is left', () => {
    const { playback } = opened([guide]);
    playback.jumpToKind('previous');
    expect(playback.nothing).toMatchObject({ stop: 0, way: 'previous' });
    playback.step(1);
    expect(playback.nothing).toBeNull();
  });
});

describe('inside a step', () => {
  const into = (way: 'forwards' | 'backwards') => {
    const { playback } = opened([guide, blind], 5);
    playback.seek(20);
    playback.into(way);
    return playback;
  };

  test('forwards it begins at the first place, backwards at the last, and in the leading lane alone', () => {
    expect(into('forwards').scenes.map(({ scan }) => scan)).toEqual([0, null]);
    expect(into('backwards').scenes.map(({ scan }) => scan)).toEqual([4, null]);
  });

  test('it goes from place to place, and then a step on', () => {
    const playback = into('forwards');
    for (let place = 1; place < 5; place++) {
      playback.into('forwards');
      expect([playback.player.scan?.at, playback.player.stop]).toEqual([place, 20]);
    }
    playback.into('forwards');
    expect(playback.player.scan).toBeNull();
  });

  test('over and out lead back to the step, backwards to the one before, and bound to another bound', () => {
    for (const size of ['over', 'out'] as const) {
      const [on, back] = [into('forwards'), into('forwards')];
      on.jump(size, 'forwards');
      back.jump(size, 'backwards');
      expect([on.player.stop, on.player.scan, back.player.stop]).toEqual([20, null, 19]);
    }
    const playback = into('forwards');
    playback.jump('bound', 'forwards');
    expect(playback.player.stop).toBe(jump(guide.trace, 20, 'bound', 'forwards'));
  });

  test('there is nothing finer in lockstep by nodes, or where a step has no places: it is a step', () => {
    const byNode = opened([guide, blind], 5).playback;
    byNode.setUnit('node');
    byNode.into('forwards');
    expect([byNode.player.scan, byNode.player.stop]).toEqual([null, 1]);
    const { playback } = opened([guide], 0);
    playback.into('forwards');
    expect([playback.player.scan, playback.player.stop]).toEqual([null, 1]);
  });
});

test('out of no scan over and out are jumps of the leading lane', () => {
  const { playback } = opened([guide, blind]);
  playback.seek(10);
  playback.jump('out', 'forwards');
  expect(playback.moments[0]?.step).toBe(jump(guide.trace, 10, 'out', 'forwards'));
});

describe('7.8: a place in a scan that a link names', () => {
  /** Loaded while so much is recorded; `end` has the rest arrive. */
  function loaded(stop: number, scan: number, scanLength = 5) {
    const told: number[] = [];
    const begun = { ...lane('guide', 50), isRecording: true } as Lane;
    const open = { lanes: [begun], view: { scanLength: () => scanLength }, lacks: (at: number) => told.push(at) };
    const playback = new Playback(open);
    playback.load('step', stop, scan);
    const end = () => {
      open.lanes = [guide];
      playback.grew();
    };
    return { playback, told, end };
  }

  test('is gone to at once where the step is there', () => {
    const { playback, told } = loaded(20, 3);
    expect(playback.player).toMatchObject({ stop: 20, scan: { at: 3, length: 5 } });
    expect([playback.wantedScan, told]).toEqual([3, []]);
    playback.step(1);
    expect(playback.wantedScan).toBe(4);
    playback.step(1);
    expect(playback.wantedScan).toBe(null);
  });

  test('is gone to as soon as the step is recorded, and a link says so before', () => {
    const { playback, end } = loaded(80, 2);
    expect([playback.wanted, playback.wantedScan, playback.player.scan]).toEqual([80, 2, null]);
    end();
    expect(playback.player).toMatchObject({ stop: 80, scan: { at: 2 } });
  });

  test('is let go of where the reader went elsewhere meanwhile', () => {
    const { playback, told, end } = loaded(80, 2);
    playback.seek(10);
    end();
    expect([playback.player.stop, playback.wantedScan, told]).toEqual([10, null, []]);
  });

  test.each([
    ['its scan is shorter', 20, 5],
    ['there is no such step', 1_000_000, 0],
  ])('is told to be missing once the recording is over: %s', (_, stop, scan) => {
    const { playback, told, end } = loaded(stop, scan);
    expect(told).toEqual([]);
    end();
    expect([told, playback.wantedScan, playback.player.scan]).toEqual([[scan], null, null]);
  });
});
