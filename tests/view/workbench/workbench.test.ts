import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Puzzle } from '../../../src/puzzles/puzzle.ts';
import { formatSettings } from '../../../src/puzzles/settings-text.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import type { Lane } from '../../../src/view/workbench/lane.svelte.ts';
import { InstantWorker } from './instant-worker.ts';

// what the preferences ask of a browser as they are loaded
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { Workbench } = await import('../../../src/view/workbench/workbench.svelte.ts');

const puzzle = squareDestroyer as unknown as Puzzle;
const { guide, blind, poj, textbook, strong } = squarePresets;

beforeEach(() => {
  InstantWorker.running = [];
  InstantWorker.isPrompt = true;
  vi.stubGlobal('Worker', InstantWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A workbench with some searches on a small grid, at a stop. */
function opened(searches: readonly object[], stop = 0, unit: 'step' | 'bound' = 'step') {
  const bench = new Workbench();
  const [settings, ...compared] = searches as [typeof guide, ...(typeof guide)[]];
  bench.open({ puzzle, instance: { n: 2, missing: [] }, settings, compared, unit, stop, scan: null, matrix: null });
  return bench;
}
const names = (lanes: readonly Lane[]) => lanes.map(({ settings }) => formatSettings(puzzle, settings));

test('what is opened is recorded and shown at its stop, and its address says so', () => {
  const bench = opened([guide, blind], 7);
  expect(names(bench.lanes)).toEqual(['guide', 'blind']);
  expect(bench.lanes.map(({ standing }) => standing)).toEqual(['done', 'done']);
  expect(bench.playback.moments.map(({ step }) => step)).toEqual([7, 7]);
  expect(bench.address).toBe('#puzzle=square-destroyer&input=2&preset=guide&compare=blind&by=step&step=8');
});

test('a search alone goes by steps, whatever a link says', () => {
  expect(opened([guide], 0, 'bound').playback.unit).toBe('step');
  expect(opened([guide, blind], 0, 'bound').playback.unit).toBe('bound');
});

describe('one search more', () => {
  test('is the partner that teaches most, then the first preset not shown, up to four', () => {
    const bench = opened([guide], 5);
    const added: string[] = [];
    while (bench.next) {
      bench.add();
      added.push(names(bench.lanes).at(-1) ?? '');
    }
    expect(added).toEqual(['blind', 'poj', 'textbook']);
    expect(names([...opened([strong]).lanes])).toEqual(['strong']);
    expect(opened([strong]).next).toBe(blind);
  });

  test('leaves the others where they stand, and their traces as they are', () => {
    const bench = opened([guide, blind], 5);
    const traces = bench.lanes.map(({ trace }) => trace);
    bench.add();
    expect(bench.playback.player.stop).toBe(5);
    expect(bench.lanes.slice(0, 2).map(({ trace }) => trace)).toEqual(traces);
    expect(bench.lanes.map(({ starts }) => starts)).toEqual([1, 1, 1]);
  });
});

describe('9.3: a comparison opens with both lanes at the same thing:', () => {
  const shown = ({ playback }: InstanceType<typeof Workbench>) => [
    playback.unit,
    playback.bound,
    playback.moments.map(({ step, iteration }) => [iteration.bound, iteration.endStep - 1 - step]),
  ];

  test('at the end of the bound that the first stands in', () => {
    const bench = opened([guide], 5);
    bench.add();
    expect(names(bench.lanes)).toEqual(['guide', 'blind']);
    expect(shown(bench)).toEqual(['bound', 2, Array(2).fill([2, 0])]);
    expect(bench.address).toBe('#puzzle=square-destroyer&input=2&preset=guide&compare=blind&by=bound&step=2');
  });

  test('as soon as the other has it, and not once the reader has gone on', () => {
    for (const goes of [true, false]) {
      InstantWorker.isPrompt = true;
      const bench = opened([guide], 5);
      InstantWorker.isPrompt = false;
      bench.add();
      expect([bench.playback.unit, bench.playback.player.stop]).toEqual(['step', 5]);
      if (goes) bench.playback.step(1);
      InstantWorker.running.at(-1)?.answer();
      expect([bench.playback.unit, bench.playback.bound]).toEqual(goes ? ['step', null] : ['bound', 2]);
    }
  });

  test('by steps where the other has no such bound', () => {
    const bench = opened([blind], 3);
    expect(bench.playback.moments[0]?.iteration.bound).toBe(1);
    bench.add();
    expect(names(bench.lanes)).toEqual(['blind', 'guide']);
    expect([bench.playback.unit, bench.playback.player.stop]).toEqual(['step', 3]);
  });

  test('by steps where one of them does not search by bounds', () => {
    const bench = opened([squarePresets.astar], 5);
    bench.add();
    expect([bench.playback.unit, bench.playback.player.stop]).toEqual(['step', 5]);
  });

  test('and by bounds it stays at the bound when one more or another search is chosen', () => {
    const bench = opened([guide, blind], 1, 'bound');
    expect(bench.playback.bound).toBe(2);
    bench.add();
    expect(names(bench.lanes)).toEqual(['guide', 'blind', 'poj']);
    expect(shown(bench)).toEqual(['bound', 2, Array(3).fill([2, 0])]);
    bench.choose(1, textbook);
    expect(shown(bench)).toEqual(['bound', 2, Array(3).fill([2, 0])]);
  });
});

test('another search begins at its first step', () => {
  const bench = opened([guide, blind], 5);
  bench.choose(1, poj);
  expect(names(bench.lanes)).toEqual(['guide', 'poj']);
  expect([bench.playback.player.stop, bench.lanes.map(({ starts }) => starts)]).toEqual([0, [1, 2]]);
});

test('another input is shown from its first step, by the same searches', () => {
  const bench = opened([guide, blind], 5);
  bench.change({ instance: { n: 2, missing: [3] } });
  expect(bench.address).toBe('#puzzle=square-destroyer&input=2-3&preset=guide&compare=blind&by=step&step=1');
});

describe('the number of the run', () => {
  const isChangedBy = (searches: readonly object[], act: (bench: InstanceType<typeof Workbench>) => void) => {
    const bench = opened(searches);
    const before = bench.runNumber;
    act(bench);
    return bench.runNumber > before;
  };

  test('changes when another search leads', () => {
    expect(isChangedBy([guide], (bench) => bench.choose(0, blind))).toBe(true);
    expect(isChangedBy([guide, blind], (bench) => bench.keep(bench.lanes.slice(1)))).toBe(true);
    expect(isChangedBy([guide, blind], (bench) => bench.change({ settings: blind, compared: [guide] }))).toBe(true);
  });

  test('stays while the same one does', () => {
    expect(isChangedBy([guide], (bench) => bench.add())).toBe(false);
    expect(isChangedBy([guide, blind], (bench) => bench.choose(1, poj))).toBe(false);
    expect(isChangedBy([guide, blind], (bench) => bench.keep(bench.lanes.slice(0, 1)))).toBe(false);
  });
});

describe('of some lanes alone', () => {
  test('each stays where it stood, with what it had recorded', () => {
    const bench = opened([guide, blind, textbook], 9);
    const [first, , third] = bench.lanes as [Lane, Lane, Lane];
    bench.keep([first, third]);
    expect(bench.lanes).toEqual([first, third]);
    expect([first.starts, third.starts, bench.playback.player.stop]).toEqual([1, 1, 9]);
  });

  test('the right one of two on the same search is left', () => {
    const bench = opened([guide, guide]);
    const second = bench.lanes[1] as Lane;
    bench.keep([second]);
    expect(bench.lanes).toHaveLength(1);
    expect(bench.lanes[0]).toBe(second);
    expect(second.standing).toBe('done');
  });

  test('the others let go of their traces and their workers', () => {
    InstantWorker.isPrompt = false;
    const bench = opened([guide, blind, textbook]);
    const [, second] = bench.lanes as [Lane, Lane];
    expect(InstantWorker.running).toHaveLength(3);
    bench.keep([second]);
    expect(InstantWorker.running.map(({ request }) => request?.settings)).toEqual([blind]);
    bench.change({ settings: blind, compared: [poj] });
    bench.change({ settings: blind, compared: [] });
    expect(InstantWorker.running.map(({ request }) => request?.settings)).toEqual([blind]);
  });

  test('none is not possible', () => {
    const bench = opened([guide, blind]);
    bench.keep([]);
    expect(names(bench.lanes)).toEqual(['guide', 'blind']);
  });
});

test('what could not be read is told until it is dismissed or something else is opened', () => {
  const bench = opened([guide]);
  const view = {
    puzzle,
    instance: { n: 2, missing: [] },
    settings: guide,
    compared: [],
    unit: 'step',
    stop: 0,
    scan: null,
    matrix: null,
  } as const;
  const unreadable = [{ part: 'step', text: 'x' }] as const;
  bench.open(view, unreadable);
  expect(bench.unreadable).toEqual(unreadable);
  bench.dismiss();
  expect(bench.unreadable).toEqual([]);
  bench.open(view, unreadable);
  bench.choose(0, blind);
  expect(bench.unreadable).toEqual([]);
});
