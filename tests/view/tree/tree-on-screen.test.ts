import { describe, expect, test, vi } from 'vitest';
import { textWidth } from '../../../src/layout/tree/label-room.ts';
import type { DrawnNode } from '../../../src/layout/tree/tree-picture.ts';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { pathTo } from '../../../src/trace/paths.ts';
import type { TreeCamera as Camera } from '../../../src/view/tree/tree-camera.svelte.ts';
import type { Lane } from '../../../src/view/workbench/lane.svelte.ts';
import { laneOf, opened } from '../workbench/open-lanes.ts';

// what the preferences ask of a browser as they are loaded
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { preferences } = await import('../../../src/view/page/preferences.svelte.ts');
await preferences.fetch('workbench');
const { TreeOnScreen } = await import('../../../src/view/tree/tree-on-screen.svelte.ts');
const { TreeCamera } = await import('../../../src/view/tree/tree-camera.svelte.ts');

/** The figures of IDA*, as far as they take room. */
const figures = (_: unknown, { g, said }: DrawnNode) => ({
  main: `${g}`,
  below: `${g} + ${said?.value ?? 0}`,
  spoken: '',
});
const square = (preset: keyof typeof squarePresets, missing: readonly number[] = []) =>
  laneOf(squareDestroyer, { n: 3, missing }, squarePresets[preset]);
const [guide, blind, best] = [square('guide'), square('blind'), square('astar')];
const small = [square('guide', [12, 17, 23]), square('blind', [12, 17, 23])];

/** The tree of some lanes, and the player that moves them. */
function treeOf(...lanes: readonly Lane[]) {
  const view = { figures, scanLength: () => 0 };
  const open = Object.assign(opened(lanes), { view, room: { width: 900, height: 500 } });
  return { open, playback: open.playback, tree: new TreeOnScreen(() => open) };
}

describe('the lanes drawn', () => {
  test('are the first, and over it the first other one of IDA*', () => {
    const { tree } = treeOf(guide, best, blind);
    expect([tree.lane, tree.partners, tree.other, tree.isMerged]).toEqual([0, [2], 2, true]);
  });

  test('are those chosen', () => {
    const { tree } = treeOf(guide, blind, square('strong'));
    tree.playback.draw(1);
    expect([tree.lane, tree.partners, tree.other]).toEqual([1, [0, 2], 0]);
    tree.lay(2);
    expect(tree.other).toBe(2);
    tree.lay(null);
    expect([tree.other, tree.isMerged, tree.second]).toEqual([null, false, null]);
  });

  test('are not laid over each other where one of them keeps its nodes', () => {
    const { tree } = treeOf(best, guide, blind);
    expect([tree.method, tree.isForest, tree.partners, tree.other]).toEqual(['a-star', true, [], null]);
    tree.playback.draw(1);
    expect([tree.method, tree.isForest, tree.partners]).toEqual(['ida-star', false, [2]]);
  });

  test('are the first again once the one chosen is gone', () => {
    const { open, tree } = treeOf(guide, blind);
    tree.playback.draw(1);
    open.lanes = [guide];
    expect([tree.lane, tree.other]).toEqual([0, null]);
  });
});

describe('two runs', () => {
  const iterationOf = ({ trace }: Lane, bound: number) => trace.iterations.find((each) => each.bound === bound);

  test('stand together under the same bound alone', () => {
    const { playback, tree } = treeOf(guide, blind);
    expect([tree.first.iteration.bound, tree.second?.iteration.bound, tree.isTogether]).toEqual([5, 1, false]);
    playback.setUnit('bound');
    playback.seekStop(4);
    expect([tree.first.iteration.bound, tree.second?.iteration.bound, tree.isTogether]).toEqual([5, 5, true]);
    const inside = (iterationOf(blind, 5)?.firstStep ?? 0) + 7;
    playback.seek(inside, blind);
    expect([playback.unit, tree.second?.step]).toEqual(['step', inside]);
  });

  test('9.3: stand in different bounds, and all that the second ever visits under the first one’s is laid over it', () => {
    const { tree } = treeOf(guide, blind);
    expect([tree.isTogether, tree.second?.iteration.bound, tree.secondIteration?.bound]).toEqual([false, 1, 5]);
    const under = iterationOf(blind, 5);
    const { drawn } = tree;
    expect(drawn.length).toBeGreaterThan(4);
    expect(drawn[0]?.standsFor[1]).toBeGreaterThan(0);
    expect(tree.secondStanding).toMatchObject({ step: (under?.endStep ?? 0) - 1, path: [] });
  });

  test('9.3: by bounds are drawn under the bound at hand, also where only one of them has it', () => {
    const { playback, tree } = treeOf(guide, blind);
    playback.setUnit('bound');
    for (const [stop, bound] of [1, 2, 3, 4, 5, 6].entries()) {
      playback.seekStop(stop);
      const has = bound >= 5;
      expect([tree.bound, tree.iteration !== null, tree.secondIteration !== null]).toEqual([bound, has, true]);
      const statuses = tree.drawn.filter(({ role }) => role === 'node').map(({ status }) => status);
      expect(statuses.length).toBeGreaterThan(1);
      // all that is ever visited has been; the last bound ends at its goal
      if (bound < 6) expect(statuses).not.toContain('open');
    }
  });

  test('are one tree of the first one’s bound, which the second may not have', () => {
    const { tree } = treeOf(...small);
    tree.playback.draw(1);
    expect(tree.first.iteration.bound).toBe(1);
    expect(tree.placed.map(({ shape }) => shape.nodes)).toEqual([...tree.placed.keys()].map((node) => [node, null]));
  });

  test('have the numbers of both, and a node’s scene is of the run that has been there', () => {
    const { playback, tree } = treeOf(square('guide', [17, 23]), square('poj', [17, 23]));
    playback.to('LAST');
    const only = tree.drawn.filter(({ visits }) => visits === 'second');
    expect([tree.isTogether, only.length]).toEqual([true, 26]);
    for (const node of tree.drawn)
      if (node.visits !== 'none')
        expect(playback.scenes.indexOf(tree.sceneOf(node))).toBe(node.visits === 'second' ? 1 : 0);
  });
});

test('in a tree too large to be read the node stood on is always drawn, with its path', () => {
  const { playback, tree } = treeOf(guide);
  for (let step = 1; step < guide.trace.steps; step += 97) {
    playback.seek(step);
    const { path } = tree.first;
    expect(tree.drawn.filter(({ onPath }) => onPath[0]).map(({ nodes }) => nodes[0])).toEqual(path);
    expect(tree.drawn.filter(({ isNow }) => isNow[0]).map(({ nodes }) => nodes[0])).toEqual(path.slice(-1));
  }
});

describe('pressed,', () => {
  const node = (change: Partial<DrawnNode>) =>
    ({ role: 'node', key: '5/1', hidden: 0, nodes: [null, null], ...change }) as DrawnNode;

  test('a node leads to where its run entered it', () => {
    const { playback, tree } = treeOf(guide, blind);
    tree.press(node({ nodes: [40, 3] }));
    expect(playback.moments[0]).toMatchObject({ step: guide.trace.enter[40], node: 40 });
    tree.press(node({ nodes: [null, 1500] }));
    expect(playback.moments[1]).toMatchObject({ step: blind.trace.enter[1500], node: 1500 });
    playback.setUnit('node');
    tree.press(node({ nodes: [null, 900] }));
    expect(playback.moments[1]?.node).toBe(900);
    expect([...tree.opened]).toEqual([]);
  });

  test('what stands for several nodes opens, and nobody moves', () => {
    const { playback, tree } = treeOf(guide);
    playback.seek(10);
    tree.press(node({ role: 'earlier', key: '5/2<', hidden: 3 }));
    tree.press(node({ role: 'later', key: '5/3>', hidden: 3 }));
    tree.press(node({ role: 'rest', key: '5/4>', hidden: 3 }));
    expect([...tree.opened]).toEqual(['5/2<', '5/3<', '5/4<']);
    expect(playback.moments[0]?.step).toBe(10);
  });
});

describe('9.1: what was clicked stays under the pointer', () => {
  const window = { width: 900, height: 500, scale: 1 };
  const on = ({ x, y }: { x: number; y: number }, camera: Camera) => [
    camera.at.k * x + camera.at.x,
    camera.at.k * y + camera.at.y,
  ];
  const lanes: readonly (readonly [string, readonly Lane[], number])[] = [
    ['a tree', [guide], 1200],
    ['two trees laid over each other', [guide, square('poj')], 1200],
    ['the trees of A*', [best], 900],
    ['siblings that are moved', [laneOf(booksort, { books: [6, 5, 4, 3, 2, 1] }, bookPresets.guide)], 1000],
  ];

  test.each(lanes)('in %s', (_, shown, step) => {
    const { playback, tree } = treeOf(...shown);
    const camera = new TreeCamera(tree, () => window);
    playback.seek(step);
    const keys = tree.drawn.filter(({ role, hidden }) => role === 'node' && hidden > 0).map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys.slice(0, 3)) {
      const find = () => tree.drawn.find((node) => node.key === key) as DrawnNode;
      const before = on(find(), camera);
      camera.press(find());
      const after = on(find(), camera);
      for (const [i, place] of after.entries()) expect(place).toBeCloseTo(before[i] ?? Number.NaN, 6);
    }
    expect(camera.mode).toBe('follow');
    const now = tree.drawn.find(({ isNow }) => isNow[0]) as DrawnNode;
    const before = on(now, camera);
    camera.collapse();
    expect(on(tree.drawn.find(({ isNow }) => isNow[0]) as DrawnNode, camera)[0]).toBeCloseTo(before[0] ?? 0, 6);
  });

  test('until another stop is shown', () => {
    const { playback, tree } = treeOf(guide);
    const camera = new TreeCamera(tree, () => window);
    playback.seek(1200);
    camera.press(tree.drawn.find(({ hidden }) => hidden > 0) as DrawnNode);
    const held = camera.at;
    playback.step(1);
    expect(camera.at).not.toEqual(held);
    const now = tree.drawn.find(({ isNow }) => isNow[0]) as DrawnNode;
    const [x = -1, y = -1] = on(now, camera);
    expect(x > 0 && x < 900 && y > 0 && y < 500).toBe(true);
  });
});

test('9.2: a triangle opens two levels at a press', () => {
  const { playback, tree } = treeOf(guide);
  playback.seek(1200);
  const triangles = tree.drawn.filter(({ role, hidden }) => role === 'node' && hidden > 12);
  expect(triangles.length).toBeGreaterThan(0);
  for (const triangle of triangles) {
    tree.press(triangle);
    const below = tree.drawn.filter(({ key }) => key.startsWith(`${triangle.key}/`));
    expect(Math.max(...below.map(({ level }) => level)) - triangle.level).toBeGreaterThanOrEqual(2);
  }
});

test('5.6: siblings have room for what is written at them', () => {
  const { playback, tree } = treeOf(laneOf(booksort, { books: [5, 4, 3, 2, 1] }, bookPresets.guide));
  playback.to('LAST');
  const { placed, drawn } = tree;
  const written = new Map(drawn.map((node) => [node.key, Object.values(tree.labelsOf(node)) as string[]]));
  expect([...written.values()].flat()).toContain('0 + 2');
  for (const y of new Set(placed.map((at) => at.y))) {
    const level = placed.filter((at) => at.y === y).sort((one, other) => one.x - other.x);
    for (const [i, { x, shape }] of level.slice(1).entries()) {
      const [one, other] = [level[i]?.shape ?? shape, shape].map(({ key }) =>
        Math.max(...(written.get(key) ?? ['']).map((text) => textWidth(text, 12))),
      );
      expect(x - (level[i]?.x ?? 0)).toBeGreaterThan(((one ?? 0) + (other ?? 0)) / 2);
    }
  }
});

describe('of a search from both ends', () => {
  const books = { books: [5, 4, 3, 2, 1] };
  const lane = laneOf(booksort, books, bookPresets.bidirectional);

  test('the nodes where the sides meet are one above the other, and the way through both is the path', () => {
    const { playback, tree } = treeOf(lane);
    playback.to('LAST');
    const [one, other] = tree.meeting ?? [];
    expect(one?.x).toBeCloseTo(other?.x ?? Number.NaN);
    const halves = [one, other].flatMap((node) => pathTo(lane.trace, node?.nodes[0] ?? -1));
    const onPath = tree.drawn.filter((node) => node.onPath[0]).map(({ nodes }) => nodes[0]);
    expect(new Set(onPath)).toEqual(new Set(halves));
    expect(onPath).toHaveLength(5);
  });

  test('there is no meeting before the end', () => {
    const { playback, tree } = treeOf(lane);
    playback.seek(lane.trace.steps - 3);
    expect([tree.isForest, tree.meeting]).toEqual([true, null]);
  });
});

test('6.10: the first step forwards brings only the nodes that it enters or branches into', () => {
  const { playback, tree } = treeOf(guide);
  playback.seek(5);
  expect(tree.fresh.size).toBe(0);
  for (let i = 0; i < 12; i++) {
    const before = new Set(tree.drawn.map(({ key }) => key));
    playback.step(1);
    const added = tree.drawn.flatMap(({ key }) => (before.has(key) ? [] : [key]));
    expect([...tree.fresh]).toEqual(added);
    expect(added.length).toBeLessThan(tree.drawn.length);
  }
});

test('4.4: every node tells its level and its place among its siblings', () => {
  const { playback, tree } = treeOf(guide);
  playback.seek(300);
  const byKey = new Map(tree.drawn.map((node) => [node.key, node]));
  for (const node of tree.drawn) {
    const parent = node.parent && byKey.get(node.parent.key);
    expect(node.level).toBe(parent ? parent.level + 1 : 1);
    expect(node.nth).toBeGreaterThanOrEqual(1);
    expect(node.nth).toBeLessThanOrEqual(node.siblings);
  }
  const places = tree.drawn.map(({ parent, nth }) => `${parent?.key} ${nth}`);
  expect(new Set(places).size).toBe(places.length);
});

test('9.3: that only one run visits a node is said once the other is recorded to the end of the bound', () => {
  const cut = laneOf(squareDestroyer, { n: 3, missing: [] }, squarePresets.guide, 400);
  expect(cut.trace.outcome).toBeNull();
  const last = (cut.trace.iterations.at(-1)?.bound ?? 0) as number;
  const { tree, playback } = treeOf(guide, cut);
  const stepOf = (bound: number) => (guide.trace.iterations.find((at) => at.bound === bound)?.endStep ?? 1) - 1;
  playback.seek(stepOf(last));
  expect(tree.bound).toBe(last);
  expect([tree.onlyOf({ visits: 'first' }), tree.onlyOf({ visits: 'second' })]).toEqual([null, 1]);
  expect(treeOf(guide, blind).tree.onlyOf({ visits: 'first' })).toBe(0);
});
