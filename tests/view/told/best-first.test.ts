import { expect, test } from 'vitest';
import { enBestFirst } from '../../../src/messages/methods/best-first-en.ts';
import { zhBestFirst } from '../../../src/messages/methods/best-first-zh.ts';
import { enSquares } from '../../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../../src/messages/puzzles/square-destroyer/zh.ts';
import { plain } from '../../../src/messages/sentence.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import { type SquareSettings, squarePresets } from '../../../src/puzzles/square-destroyer/settings.ts';
import { isReopening } from '../../../src/trace/lists/lists.ts';
import { momentAt } from '../../../src/trace/moment.ts';
import { record } from '../../../src/trace/record.ts';
import { squareWords } from '../../../src/view/puzzles/square-destroyer/square-words.ts';
import { narrateBestFirst } from '../../../src/view/told/best-first.ts';

/** What A* says at a step of a run, in both languages. */
function teller(input: string, settings: SquareSettings = squarePresets.astar) {
  const instance = squareDestroyer.decode(input);
  const { trace } = record(squareDestroyer.search(instance, settings, 'events'));
  const at = (step: number) => {
    const scene = { instance, settings, trace, moment: momentAt(trace, step), scan: null, built: null };
    return {
      kind: scene.moment.kind,
      en: plain(
        narrateBestFirst(
          scene,
          squareWords(() => enSquares),
          enBestFirst,
        ),
      ),
      zh: plain(
        narrateBestFirst(
          scene,
          squareWords(() => zhSquares),
          zhBestFirst,
        ),
      ),
    };
  };
  return { trace, at, all: () => Array.from({ length: trace.steps }, (_, step) => at(step)) };
}

const complete = teller('2');
const said = complete.all();
const ofKind = (kind: string) => said.filter((each) => each.kind === kind);

test('1.3: A* holds each position once, not every node that it enters', () => {
  expect(said[0]?.en).toContain('A* holds each position once, by the cheapest way found so far');
  expect(said[0]?.zh).toContain('A* 对每个局面只保存一次');
  expect(said.at(-1)?.en).toContain('21 nodes were entered, 8 positions held at once.');
  expect(said.at(-1)?.zh).toContain('共进入 21 个节点，最多同时保存 8 个局面。');
});

test('1.4: at an estimate A* does not say yet that the node goes into the open list', () => {
  for (const { en, zh } of ofKind('estimate')) {
    expect(en).toMatch(/Next: is this position held already\?$/);
    expect(zh).toMatch(/下一步查这个局面是否保存过。$/);
  }
  expect(ofKind('duplicate').length).toBeGreaterThan(0);
});

test('1.9: a known position says what makes it the same', () => {
  const { at } = teller('3');
  expect(at(13)).toEqual({ kind: 'duplicate', en: expect.any(String), zh: expect.any(String) });
  expect(at(13).en).toContain('as node #1: the same squares are alive, whichever sticks were removed.');
  expect(at(13).zh).toContain('节点 #2 与节点 #1 是同一局面：完好的正方形相同，不论拿走的是哪些火柴。');
});

test('2.1: what A* says of every solution rests on an h that never overestimates', () => {
  for (const { en, zh } of said.filter((each) => /every solution|no solution/.test(each.en))) {
    expect(en).toContain('h never overestimates');
    expect(zh).toContain('h 从不高估');
  }
});

test('2.2: a closed position that is opened again says both g, and where h is not consistent', () => {
  const { trace, at } = teller('4-1.5');
  expect(at(2464).kind).toBe('replace');
  expect(isReopening(trace, 2464)).toBe(true);
  expect(at(2464).en).toMatch(
    /g = \d+ < \d+\. That node was expanded already, .* It takes an h that is not consistent: from node #\d+ to node #\d+ h falls from \d+ to \d+, by more than the move costs \(1\)\./,
  );
  expect(at(2464).zh).toMatch(
    /只有 h 不一致时才会这样：从节点 #\d+ 到节点 #\d+，h 由 \d+ 降到 \d+，降幅超过这一步的代价 1。/,
  );
});

test('2.2: A* says why h is what it is', () => {
  for (const { en, zh } of ofKind('estimate')) {
    expect(en).toMatch(/^h = \d+\. (Squares? .*|Only square .*|No square is alive.*)f = g \+ h/);
    expect(zh).toMatch(/^h = \d+。.+f = g \+ h/);
  }
});

test('2.8: a node goes to the closed list where its expansion begins, and is not said to at the end', () => {
  for (const { en, zh } of ofKind('expand')) {
    expect(en).toContain('It goes from the open list to the closed list.');
    expect(zh).toContain('它从开放列表移到关闭列表。');
  }
  for (const { en } of ofKind('backtrack')) expect(en).not.toContain('closed list now');
});

test('2.10: A* says why it does not stop as soon as it enters a goal', () => {
  const goals = ofKind('keep').filter(({ en }) => en.includes('It is a goal'));
  expect(goals.length).toBeGreaterThan(0);
  for (const { en, zh } of goals) {
    expect(en).toContain('A* stops when a goal is expanded, not when it is entered.');
    expect(zh).toContain('A* 在扩展目标时停止，而不是在进入目标时。');
  }
});

test('8.2: at the end A* names the sticks', () => {
  expect(said.at(-1)?.en).toMatch(/^End\. The answer is 3: take out \d+, \d+ and \d+\./);
  expect(said.at(-1)?.zh).toMatch(/^结束。答案是 3：拿走 \d+、\d+、\d+。/);
});
