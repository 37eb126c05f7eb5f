import { expect, test } from 'vitest';
import { enBestFirst } from '../../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../../src/messages/methods/best-first-zh.ts';
import { enRotation } from '../../../../src/messages/puzzles/rotation-game/en.ts';
import { zhRotation } from '../../../../src/messages/puzzles/rotation-game/zh.ts';
import { plain } from '../../../../src/messages/sentence.ts';
import { rotationGame } from '../../../../src/puzzles/rotation-game/index.ts';
import { decodeBoard } from '../../../../src/puzzles/rotation-game/notation.ts';
import { rotationPresets } from '../../../../src/puzzles/rotation-game/settings.ts';
import { momentAt } from '../../../../src/trace/moment.ts';
import { count, record } from '../../../../src/trace/record.ts';
import { narrate, withoutEstimate } from '../../../../src/view/puzzles/rotation-game/narrate.ts';
import {
  type RotationScene,
  rotationScene,
  scanLength,
} from '../../../../src/view/puzzles/rotation-game/rotation-scene.ts';
import { rotationWords } from '../../../../src/view/puzzles/rotation-game/rotation-words.ts';
import { narrateBestFirst } from '../../../../src/view/told/best-first.ts';

type Preset = keyof typeof rotationPresets;

function tableOf(): Uint8Array {
  let table = new Uint8Array();
  count(rotationGame.search(decodeBoard(SOLVED), rotationPresets.pattern, 'count'), (event) => {
    if (event.kind === 'prepare' && event.built) table = new Uint8Array(event.built);
  });
  return table;
}

const SAMPLE_1 = '111132323132231222312133';
const SOLVED = '111133222332233222331111';
const FIVE = '222321113331311332321122';
const table = tableOf();

/** All scenes of a run, one a step. */
function scenes(word: string, preset: Preset): RotationScene[] {
  const instance = decodeBoard(word);
  const settings = rotationPresets[preset];
  const { trace } = record(rotationGame.search(instance, settings, 'events'));
  const built = preset === 'pattern' ? table : null;
  return Array.from({ length: trace.steps }, (_, step) =>
    rotationScene({ instance, settings, trace, moment: momentAt(trace, step), scan: null, built }),
  );
}

const english = (scene: RotationScene) => plain(narrate(scene, enRotation));
const chinese = (scene: RotationScene) => plain(narrate(scene, zhRotation));
const ofKind = (all: RotationScene[], kind: string) => all.filter(({ moment }) => moment.kind === kind);

test('the first contest sample is told from its first bound to its end', () => {
  const all = scenes(SAMPLE_1, 'guide');
  expect(all.map(english)).toMatchInlineSnapshot(`
    [
      "The first bound is 0: no move at all. IDA* searches depth-first, and cuts every node whose f = g + h is over the bound.",
      "Start: no move is made yet (g = 0). The centre has digit 1 in 0 cells, digit 2 in 6 cells and digit 3 in 2 cells.",
      "h = 2. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 6, so no digit needs fewer than 8 − 6 = 2. f = g + h = 0 + 2 = 2 > 0: over the bound.",
      "f = 0 + 2 = 2 > 0: cut. Digit 2 has the most, 6, so at least 8 − 6 = 2 more moves are needed. This bound allows 0.",
      "Bound 0 was not enough: the only node had f > 0 and was cut. Cuts are safe because h never overestimates, so no solution has f ≤ 0. Each move costs 1, so the bound goes up by one to 1: no length is skipped.",
      "Start: no move is made yet (g = 0). The centre has digit 1 in 0 cells, digit 2 in 6 cells and digit 3 in 2 cells.",
      "h = 2. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 6, so no digit needs fewer than 8 − 6 = 2. f = g + h = 0 + 2 = 2 > 1: over the bound.",
      "f = 0 + 2 = 2 > 1: cut. Digit 2 has the most, 6, so at least 8 − 6 = 2 more moves are needed. This bound allows 1.",
      "Bound 1 was not enough: the only node had f > 1 and was cut. Cuts are safe because h never overestimates, so no solution has f ≤ 1. Each move costs 1, so the bound goes up by one to 2: no length is skipped.",
      "Start: no move is made yet (g = 0). The centre has digit 1 in 0 cells, digit 2 in 6 cells and digit 3 in 2 cells.",
      "h = 2. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 6, so no digit needs fewer than 8 − 6 = 2. f = g + h = 0 + 2 = 2 ≤ 2: within the bound.",
      "Try A B C D E F G H in this order, at every node: so of the shortest solutions the first in the alphabet is found first.",
      "Try A, the 1st of 8 moves at node #2: it turns the left column up, brings a 2 into the centre and takes a 3 out.",
      "Node #3: A turned the left column up. A 2 came into the centre and a 3 left it. g = 1. The centre has digit 1 in 0 cells, digit 2 in 7 cells and digit 3 in 1 cell.",
      "h = 1. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 7, so no digit needs fewer than 8 − 7 = 1. f = g + h = 1 + 1 = 2 ≤ 2: within the bound.",
      "Try A B C D E G H in this order. F is left out: it would only undo A, and no shortest solution does that.",
      "Try A, the 1st of 7 moves at node #3: it turns the left column up, brings a 3 into the centre and takes a 2 out.",
      "Node #4: A turned the left column up. A 3 came into the centre and a 2 left it. g = 2. The centre has digit 1 in 0 cells, digit 2 in 6 cells and digit 3 in 2 cells.",
      "h = 2. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 6, so no digit needs fewer than 8 − 6 = 2. f = g + h = 2 + 2 = 4 > 2: over the bound.",
      "f = 2 + 2 = 4 > 2: cut. Digit 2 has the most, 6, so at least 8 − 6 = 2 more moves are needed. With the 2 moves already made that is 4, and this bound allows 2.",
      "Try B, the 2nd of 7 moves at node #3: it turns the right column up, brings a 1 into the centre and takes a 3 out.",
      "Node #5: B turned the right column up. A 1 came into the centre and a 3 left it. g = 2. The centre has digit 1 in 1 cell, digit 2 in 7 cells and digit 3 in 0 cells.",
      "h = 1. A move brings one digit into the centre and takes one out, so a digit with k of the 8 cells there needs at least 8 − k more moves. Digit 2 has the most, 7, so no digit needs fewer than 8 − 7 = 1. f = g + h = 2 + 1 = 3 > 2: over the bound.",
      "f = 2 + 1 = 3 > 2: cut. Digit 2 has the most, 7, so at least 8 − 7 = 1 more move is needed. With the 2 moves already made that is 3, and this bound allows 2.",
      "Try C, the 3rd of 7 moves at node #3: it turns the upper row right, brings a 2 into the centre and takes a 3 out.",
      "Node #6: C turned the upper row right. A 2 came into the centre and a 3 left it. g = 2. The centre has digit 1 in 0 cells, digit 2 in 8 cells and digit 3 in 0 cells.",
      "Goal: after A C all 8 cells of the centre are 2. Every smaller bound was searched in vain, and h never overestimates, so no solution has fewer than 2 moves. Moves are tried from A to H, so none as short comes earlier in the alphabet.",
      "End. The moves are A C, the digit is 2. It took 7 nodes in 3 iterations.",
    ]
  `);
});

test('a solved board needs one node and no move', () => {
  const all = scenes(SOLVED, 'guide');
  expect(all.map(chinese)).toMatchInlineSnapshot(`
    [
      "首轮上限（即深度限制）为 0：一步也不走。IDA* 做深度优先搜索，凡 f = g + h 超过上限的节点都剪枝。",
      "起点：还没有操作（g = 0）。中心格中：数字 1 有 0 个，数字 2 有 8 个，数字 3 有 0 个。",
      "目标：8 个中心格一开始就都是 2，不需要操作。",
      "结束。不需要操作，中心的数字是 2。共 1 轮、1 个节点。",
    ]
  `);
});

test.each(['guide', 'pattern'] as const)('under %s every step has a sentence in both languages', (preset) => {
  for (const scene of scenes(FIVE, preset)) {
    expect(english(scene), `step ${scene.moment.step}`).toMatch(/^\S.*\.$/);
    expect(chinese(scene), `step ${scene.moment.step}`).toMatch(/^\S.*。$/);
  }
});

test('what a sentence calls h is what the digits on the board make', () => {
  for (const scene of ofKind(scenes(FIVE, 'guide'), 'estimate'))
    expect(8 - Math.max(...scene.digits.map((each) => each.count))).toBe(scene.moment.value);
  for (const scene of ofKind(scenes(FIVE, 'pattern'), 'estimate'))
    expect(Math.min(...scene.digits.map(({ distance }) => distance ?? 99))).toBe(scene.moment.value);
});

test('a move changes the counts in the centre by the two digits that are said to cross its border', () => {
  const all = scenes(FIVE, 'guide');
  for (const [i, scene] of all.entries()) {
    const before = all[i - 1];
    if (scene.made === null || before?.chosen !== scene.made) continue;
    const [comes, goes] = narrate(scene, enRotation)
      .flatMap((part) => (typeof part !== 'string' && part.thing === 'cell' ? [part] : []))
      .map(({ id, text }) => {
        expect(scene.board[id]).toBe(Number(text));
        return Number(text);
      });
    for (const { digit, count } of before.digits) {
      const gained = (digit === comes ? 1 : 0) - (digit === goes ? 1 : 0);
      expect(scene.digits[digit - 1]?.count, `step ${i}`).toBe(count + gained);
    }
  }
});

test('a move that is tried is said to carry the same digits as when it has been made', () => {
  const all = scenes(FIVE, 'guide');
  const digitsIn = (scene: RotationScene) =>
    narrate(scene, enRotation).flatMap((part) =>
      typeof part !== 'string' && part.thing === 'cell' ? [part.text] : [],
    );
  for (const scene of ofKind(all, 'choose'))
    expect(digitsIn(scene)).toEqual(digitsIn(all[scene.moment.step + 1] as RotationScene));
});

test('the estimate is looked into digit by digit, and ends at h', () => {
  const estimate = ofKind(scenes(FIVE, 'guide'), 'estimate')[0] as RotationScene;
  expect(scanLength(estimate)).toBe(3);
  const said = [0, 1, 2].map((scan) => english(rotationScene({ ...estimate, scan })));
  expect(said).toEqual([
    'Digit 1 is in 3 of the 8 cells of the centre, so it needs at least 8 − 3 = 5 moves. The least so far is 5, with digit 1.',
    'Digit 2 is in 1 of the 8 cells of the centre, so it needs at least 8 − 1 = 7 moves. The least so far is 5, with digit 1.',
    'Digit 3 is in 4 of the 8 cells of the centre, so it needs at least 8 − 4 = 4 moves. The least so far is 4, with digit 3.',
  ]);
  const exact = ofKind(scenes(FIVE, 'pattern'), 'estimate')[0] as RotationScene;
  expect(english(rotationScene({ ...exact, scan: 2 }))).toBe(
    'Digit 3: by the table its 8 cells are 5 moves away from filling the centre, wherever the other digits lie. The least so far is 5, with digit 3.',
  );
});

test('there is nothing to look into without an estimate, without its table, or elsewhere', () => {
  const [naive] = ofKind(scenes(SAMPLE_1, 'blind'), 'estimate');
  const [exact] = ofKind(scenes(SAMPLE_1, 'pattern'), 'estimate');
  const [enter] = ofKind(scenes(SAMPLE_1, 'guide'), 'enter');
  expect(scanLength(naive as RotationScene)).toBe(0);
  expect(scanLength({ ...(exact as RotationScene), built: null })).toBe(0);
  expect(scanLength(enter as RotationScene)).toBe(0);
});

test('beside a cut above the depth of the bound stands what the subtree would be without the estimate', () => {
  const cuts = ofKind(scenes(FIVE, 'guide'), 'prune');
  const asides = cuts.map((scene) => withoutEstimate(scene, enRotation));
  for (const [i, { moment }] of cuts.entries())
    expect(asides[i] === null, `step ${moment.step}`).toBe(moment.g >= moment.iteration.bound);
  // three moves are left: 1 + 7 + 49 + 343, for each node leaves one of eight moves out
  const three = cuts.findIndex(({ moment }) => moment.g === 1 && moment.iteration.bound === 4);
  expect(plain(asides[three] ?? [])).toContain('would have 400 nodes');
});

test('1.1: A* says nothing of the alphabet where it branches, and at its end names the contest’s answer', () => {
  const instance = decodeBoard(FIVE);
  const settings = rotationPresets.astar;
  const { trace } = record(rotationGame.search(instance, settings, 'events'));
  const told = (step: number, texts: typeof enRotation, method: typeof enBestFirst) => {
    const scene = { instance, settings, trace, moment: momentAt(trace, step), scan: null, built: null };
    return plain(
      narrateBestFirst(
        scene,
        rotationWords(() => texts),
        method,
      ),
    );
  };
  const branches = Array.from({ length: trace.steps }, (_, step) => step).filter(
    (step) => momentAt(trace, step).kind === 'branch',
  );
  for (const step of branches) expect(told(step, enRotation, enBestFirst)).not.toContain('alphabet');
  for (const step of branches) expect(told(step, zhRotation, zhBestFirst)).not.toContain('字典序');
  expect(told(trace.steps - 1, enRotation, enBestFirst)).toMatch(
    /^End\. E A G H H is a shortest solution, of 5 moves, with digit 3\. .* finds A E G H H, with digit 3\./,
  );
  expect(told(trace.steps - 1, zhRotation, zhBestFirst)).toMatch(
    /^结束。E A G H H 是一个最短解，.*可以找到它：A E G H H，中心的数字是 3。/,
  );
});

test('2.1: a goal of IDA* is the least because smaller bounds were searched in vain and h never overestimates', () => {
  const goal = ofKind(scenes(FIVE, 'guide'), 'goal')[0] as RotationScene;
  expect(english(goal)).toBe(
    'Goal: after A E G H H all 8 cells of the centre are 3. Every smaller bound was searched in vain, and h never overestimates, so no solution has fewer than 5 moves. Moves are tried from A to H, so none as short comes earlier in the alphabet.',
  );
  expect(chinese(goal)).toContain('更小的上限都已搜完，没有解，而 h 从不高估，所以任何解都不少于 5 步。');
});
