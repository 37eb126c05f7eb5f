import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enLits, type LitsMessages } from '../../../../src/messages/puzzles/lits/en.ts';
import type { CompareFacts, DeadEndFacts, ItemFacts } from '../../../../src/messages/puzzles/lits/facts.ts';
import { zhLits } from '../../../../src/messages/puzzles/lits/zh.ts';
import { plain } from '../../../../src/messages/sentence.ts';
import { cellsOf } from '../../../../src/puzzles/lits/lits-matrix.ts';
import { litsPresets } from '../../../../src/puzzles/lits/settings.ts';
import { codeOf } from '../../../../src/search/event-kinds.ts';
import { kindAt } from '../../../../src/trace/replay.ts';
import { finerSteps, litsScene } from '../../../../src/view/puzzles/lits/lits-scene.ts';
import { narrate } from '../../../../src/view/puzzles/lits/narrate.ts';
import { placementsOf } from '../../../puzzles/lits/lits-boards.ts';
import { anyLitsRun, anyScene, runOf, sceneAt } from './lits-scenes.ts';

const oneWay = { rows: ['00110', '01111', '10101', '11111', '11000'] };

test('every step, and every place inside it, is told in both languages', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      expect(plain(narrate(litsScene(scene), enLits))).toMatch(/[.]$/);
      expect(plain(narrate(litsScene(scene), zhLits))).toMatch(/。$/);
    }),
    { numRuns: 300 },
  );
});

test('at a dead end each lost option is counted once, with the first piece on the path that overlaps it', () => {
  fc.assert(
    fc.property(anyLitsRun, (run) => {
      for (let step = 0; step < run.trace.steps; step++) {
        if (kindAt(run.trace, step) !== 'dead-end') continue;
        const scene = litsScene(sceneAt(run, step));
        let told: DeadEndFacts | null = null;
        const say: LitsMessages = {
          ...enLits,
          deadEnd(facts) {
            told = facts;
            return enLits.deadEnd(facts);
          },
        };
        narrate(scene, say);
        const { item, all, taken } = told as unknown as DeadEndFacts;
        let places = placementsOf(run.instance, item.text);
        expect(all).toBe(places.length);
        const hidden = scene.moment.moves.map((option) => {
          const before = places.length;
          places = places.filter((place) => !cellsOf(scene.matrix, option).some((cell) => place.includes(cell)));
          return [option, before - places.length];
        });
        expect(places).toEqual([]);
        expect(taken.map(({ option, hid }) => [option.id, hid])).toEqual(hidden.filter(([, hid]) => hid !== 0));
      }
    }),
    { numRuns: 60 },
  );
});

test('as many options as are told of a shape lie on free cells and on no piece above', () => {
  fc.assert(
    fc.property(anyLitsRun, (run) => {
      for (let step = 0; step < run.trace.steps; step++) {
        if (kindAt(run.trace, step) !== 'item') continue;
        const scene = litsScene(sceneAt(run, step));
        const told: ItemFacts[] = [];
        const say: LitsMessages = {
          ...enLits,
          item(facts) {
            told.push(facts);
            return enLits.item(facts);
          },
        };
        narrate(scene, say);
        const { item, count, compared } = told[0] as ItemFacts;
        const taken = scene.moment.moves.flatMap((option) => cellsOf(scene.matrix, option));
        for (const each of [{ item, count }, ...compared]) {
          if (each.item.kind !== 'shape') continue;
          const left = placementsOf(run.instance, each.item.text).filter(
            (cells) => !cells.some((c) => taken.includes(c)),
          );
          expect(each.count).toBe(left.length);
          expect(each.count).toBeGreaterThanOrEqual(count);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('options that leave a column have other items, and the sentence counts those that have none', () => {
  const { trace, ...run } = runOf(oneWay, litsPresets.filler);
  const cover = trace.kind.indexOf(codeOf.cover, trace.kind.indexOf(codeOf.choose));
  expect(plain(narrate(litsScene(sceneAt({ trace, ...run }, cover)), enLits))).toMatchInlineSnapshot(
    `"Cover (3,0), which L 2,0 covers. Its header leaves the header list. Of its 5 options 4 leave the other columns, 16 entries in all: L 2, I 1, T 1, and the rest in 6 columns of cells. The other one has no other item."`,
  );
});

test('comparing the items one by one ends with the item that is chosen', () => {
  fc.assert(
    fc.property(anyLitsRun, fc.nat(), (run, place) => {
      const items = [...run.trace.kind.subarray(0, run.trace.steps).keys()].filter(
        (step) => run.trace.kind[step] === codeOf.item,
      );
      const step = items[place % items.length];
      if (step === undefined) return;
      const told: CompareFacts[] = [];
      const say: LitsMessages = {
        ...enLits,
        compare(facts) {
          told.push(facts);
          return enLits.compare(facts);
        },
      };
      const finer = finerSteps(sceneAt(run, step));
      for (let scan = 0; scan < finer; scan++) narrate(litsScene(sceneAt(run, step, scan)), say);
      const last = told.at(-1) as CompareFacts;
      const best = last.best === null || last.count < last.best.count ? last : last.best;
      const { matrix } = litsScene(sceneAt(run, step));
      const item = run.trace.value[step] as number;
      expect(told).toHaveLength(finer);
      expect(best.item).toMatchObject(
        item < matrix.cells.length
          ? { kind: 'cell', id: matrix.cells[item] }
          : { kind: 'shape', id: item - matrix.cells.length },
      );
    }),
  );
});

const told = (step: number, scan: number | null = null) =>
  plain(narrate(litsScene(sceneAt(runOf(oneWay, litsPresets.secondary), step, scan)), enLits));

test('the first example is told with its figures', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((step) => told(step))).toMatchInlineSnapshot(`
    [
      "An exact cover problem. Its items (columns) are the four shapes and the 16 free cells. Its options (rows) are the placements, 26 in all: L 10, I 4, T 8, S 4. Each shape must be covered exactly once, each cell at most once: cells are secondary items. Dancing Links takes what is covered out of linked lists, and puts it back in reverse.",
      "Start: nothing is covered yet. 4 items must be covered; the matrix has 26 options.",
      "I has the fewest options of the 4 items left: 4. (L 10, I 4, T 8, S 4) One other has just as few; the first on the header list is taken. It must be covered, so every solution below has one of them; the fewer there are, the fewer children this node can have.",
      "Branch on I. Its 4 options are tried in order, until one leads to a solution: I 0,2, I90 1,1, I90 3,0 and I90 3,1.",
      "Cover I, the item chosen. Its header leaves the header list. Its 4 options leave the other columns: 16 entries in 11 columns of cells.",
      "Try I 0,2, the 1st of the 4 options of I. Next its other items are covered: (0,2), (1,2), (2,2) and (3,2).",
      "Cover (0,2), which I 0,2 covers. It is secondary, so it is on no header list. Its 4 options leave the other columns, 16 entries in all: T 3, S 1, and the rest in 5 columns of cells.",
    ]
  `);
  expect([0, 1, 2, 3].map((scan) => told(2, scan))).toMatchInlineSnapshot(`
    [
      "Header list, item 1 of 4: L has 10 options. It is the first, and the fewest so far.",
      "Header list, item 2 of 4: I has 4 options, fewer than L with 10: the fewest so far.",
      "Header list, item 3 of 4: T has 8 options; I with 4 still has the fewest.",
      "Header list, item 4 of 4: S has 4 options, as many as I, which came first and is kept.",
    ]
  `);
  expect([0, 1, 2].map((scan) => told(6, scan))).toMatchInlineSnapshot(`
    [
      "Header of (0,2): it is secondary and its own neighbour, L[c] = R[c] = c. The assignments change nothing.",
      "Link 2 of 17: entry x of T90 0,1 in the column of (1,1). D[U[x]] ← D[x], U[D[x]] ← U[x]: L270 0,1 above it and T180 0,1 below it now point to each other. Size 6 − 1 = 5.",
      "Link 3 of 17: entry x of T90 0,1 in the column of (1,2). D[U[x]] ← D[x], U[D[x]] ← U[x]: L270 0,1 above it and T180 0,1 below it now point to each other. Size 10 − 1 = 9.",
    ]
  `);
});

test('the end of the first example is told with its solution', () => {
  const run = runOf(oneWay, litsPresets.secondary);
  const say = (step: number) => plain(narrate(litsScene(sceneAt(run, step)), enLits));
  expect([run.trace.steps - 2, run.trace.steps - 1].map(say)).toMatchInlineSnapshot(`
    [
      "Solution: nothing is left to be covered. L 2,0 lies on (2,0), (3,0), (4,0) and (4,1). I90 3,1 lies on (3,1), (3,2), (3,3) and (3,4). T90 0,1 lies on (0,2), (1,1), (1,2) and (2,2). S90 0,3 lies on (0,3), (1,3), (1,4) and (2,4).",
      "End. The answer is Yes: L 2,0, I90 3,1, T90 0,1 and S90 0,3 fit together. It took 15 nodes.",
    ]
  `);
  const deadEnd = run.trace.kind.indexOf(codeOf['dead-end']);
  const nextDeadEnd = run.trace.kind.indexOf(codeOf['dead-end'], deadEnd + 1);
  const uncover = run.trace.kind.indexOf(codeOf.uncover);
  const backtrack = run.trace.kind.indexOf(codeOf.backtrack);
  expect([deadEnd, nextDeadEnd, uncover, backtrack].map(say)).toMatchInlineSnapshot(`
    [
      "Dead end at node #3: S must be covered and has no option left. Each of its 4 options shares a cell with what was taken above: I 0,2 hid 2 of them, then T270 2,0 another one, then L180 1,3 another one.",
      "Dead end at node #5: T must be covered and has no option left. Each of its 8 options shares a cell with what was taken above: I90 1,1 hid 5 of them, then S90 2,0 another 3.",
      "Uncover (3,4), in reverse. Its column holds no option, so no other column changes. It is secondary: no header list changes.",
      "The one option of L was tried at node #2: no solution at the one node below. Back.",
    ]
  `);
});
