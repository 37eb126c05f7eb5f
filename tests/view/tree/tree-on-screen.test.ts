import { describe, expect, test } from 'vitest';
import type { DrawnNode } from '../../../src/layout/tree/tree-picture.ts';
import { booksort } from '../../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../../src/puzzles/booksort/settings.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { pathTo } from '../../../src/trace/paths.ts';
import { TreeOnScreen } from '../../../src/view/tree/tree-on-screen.svelte.ts';
import type { Lane } from '../../../src/view/workbench/lane.svelte.ts';
import { laneOf, opened } from '../workbench/open-lanes.ts';

const square = (preset: keyof typeof squarePresets, missing: readonly number[] = []) =>
  laneOf(squareDestroyer, { n: 3, missing }, squarePresets[preset]);
const [guide, blind, best] = [square('guide'), square('blind'), square('astar')];
const small = [square('guide', [12, 17, 23]), square('blind', [12, 17, 23])];

/** The tree of some lanes, and the player that moves them. */
function treeOf(...lanes: readonly Lane[]) {
  const open = { ...opened(lanes) };
  return { open, playback: open.playback, tree: new TreeOnScreen(() => open) };
}

describe('the lanes drawn', () => {
  test('are the first, and over it the first other one of IDA*', () => {
    const { tree } = treeOf(guide, best, blind);
    expect([tree.lane, tree.partners, tree.other, tree.isMerged]).toEqual([0, [2], 2, true]);
  });

  test('are those chosen', () => {
    const { tree } = treeOf(guide, blind, square('strong'));
    tree.choose(1);
    expect([tree.lane, tree.partners, tree.other]).toEqual([1, [0, 2], 0]);
    tree.lay(2);
    expect(tree.other).toBe(2);
    tree.lay(null);
    expect([tree.other, tree.isMerged, tree.second]).toEqual([null, false, null]);
  });

  test('are not laid over each other where one of them keeps its nodes', () => {
    const { tree } = treeOf(best, guide, blind);
    expect([tree.method, tree.isForest, tree.partners, tree.other]).toEqual(['a-star', true, [], null]);
    tree.choose(1);
    expect([tree.method, tree.isForest, tree.partners]).toEqual(['ida-star', false, [2]]);
  });

  test('are the first again once the one chosen is gone', () => {
    const { open, tree } = treeOf(guide, blind);
    tree.choose(1);
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
    playback.seek(iterationOf(blind, 5)?.firstStep ?? 0, blind);
    expect([tree.first.iteration.bound, tree.second?.iteration.bound, tree.isTogether]).toEqual([5, 5, true]);
  });

  test('are one tree of the first one’s bound, which the second may not have', () => {
    const { tree } = treeOf(...small);
    tree.choose(1);
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
    tree.press(node({ hidden: 7, nodes: [40, null] }));
    tree.press(node({ role: 'earlier', key: '5/2<', hidden: 3 }));
    tree.press(node({ role: 'later', key: '5/3>', hidden: 3 }));
    expect([...tree.opened]).toEqual(['5/1', '5/2<', '5/3<']);
    expect(playback.moments[0]?.step).toBe(10);
  });
});

test('siblings have room for what their moves are called', () => {
  const gaps = (lane: Lane) => {
    const { playback, tree } = treeOf(lane);
    playback.to('LAST');
    const { placed } = tree;
    const longest = Math.max(
      ...placed.map(({ shape: { move } }) => (move === null ? 0 : lane.puzzle.moveName(lane.instance, move).length)),
    );
    const across = placed
      .slice(1)
      .flatMap(({ x, parent }, i) => (parent === placed[i]?.parent ? x - (placed[i]?.x ?? 0) : []));
    return { longest, least: Math.min(...across) };
  };
  expect(gaps(guide)).toEqual({ longest: 2, least: 46 });
  const books = laneOf(booksort, { books: [5, 4, 3, 2, 1] }, bookPresets.guide);
  const { longest, least } = gaps(books);
  expect(longest).toBeGreaterThan(4);
  expect(least).toBe(46 + 9 * (longest - 4));
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
