import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard } from '../../../../src/puzzles/lits/board.ts';
import { litsPresets } from '../../../../src/puzzles/lits/settings.ts';
import { codeOf } from '../../../../src/search/event-kinds.ts';
import { itemsOf } from '../../../../src/search/exact-cover/exact-cover.ts';
import { linkStep } from '../../../../src/search/exact-cover/link-steps.ts';
import { linkedAt, litsScene } from '../../../../src/view/puzzles/lits/lits-scene.ts';
import { columnWidth, matrixWindow } from '../../../../src/view/puzzles/lits/matrix-window.ts';
import { anyScene, runOf, sceneAt } from './lits-scenes.ts';

test('inside a cover or uncover the entries out of their columns are those of the links changed so far', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const at = litsScene(scene);
      const { moved, scan, matrix } = at;
      fc.pre(moved !== null && scan !== null);
      if (!moved || scan === null) return;
      const { before, item, way, links } = moved;
      const linked = linkedAt(at);
      const outs = way === 'cover' ? scan + 1 : links - 1 - scan;
      const out = Array.from({ length: outs }, (_, i) => linkStep(before, item, 'cover', i));
      expect(linked.isCovered(item)).toBe(outs > 0);
      for (let option = 0; option < matrix.cover.options; option++)
        for (const column of itemsOf(matrix.cover, option)) {
          const isOut = out.some((step) => step.what === 'entry' && step.option === option && step.item === column);
          const wasIn = before.hiddenBy[option] === -1 || before.hiddenBy[option] === column;
          expect(linked.has(option, column)).toBe(wasIn && !isOut);
        }
      for (let column = 0; column < matrix.cover.items; column++) {
        const gone = out.filter((step) => step.what === 'entry' && step.item === column).length;
        expect(linked.size[column]).toBe((before.size[column] as number) - gone);
      }
    }),
    { numRuns: 200 },
  );
});

test('a small matrix is shown whole, with the entries that are in their columns', () => {
  fc.assert(
    fc.property(anyScene, (scene) => {
      const at = litsScene(scene);
      const { cover, cells } = at.matrix;
      const { columns, rows, of, allRows, allColumns } = matrixWindow(at);
      fc.pre(cover.options <= 60);
      expect([rows.length, of, allRows, allColumns]).toEqual([cover.options, null, cover.options, cover.items]);
      expect(columns.map(({ item }) => item)).toEqual([
        ...[0, 1, 2, 3].map((shape) => cells.length + shape),
        ...cells.keys(),
      ]);
      const linked = linkedAt(at);
      for (const [i, { item, size, isCovered }] of columns.entries()) {
        const own = rows.filter(({ entries }) => /[xX]/.test(entries[i] ?? ''));
        const changing = rows.filter(({ entries }) => entries[i] === '!').length;
        expect([own.length, own.length + changing]).toContain(size);
        expect(isCovered).toBe(linked.isCovered(item));
      }
    }),
  );
});

test('of a large matrix the options around the one at hand are shown, with their cells', () => {
  const run = runOf(
    makeBoard(50, () => true),
    litsPresets.secondary,
  );
  const choose = run.trace.kind.indexOf(codeOf.choose);
  for (let step = 0; step < run.trace.steps; step++) {
    const { rows, columns, at, allRows } = matrixWindow(litsScene(sceneAt(run, step)));
    expect(allRows).toBe(28_220);
    expect(rows.length).toBeLessThanOrEqual(30);
    expect(columns.length).toBeLessThanOrEqual(60);
    if (at !== null) expect(rows.map(({ option }) => option)).toContain(at);
  }
  const { rows, of, at } = matrixWindow(litsScene(sceneAt(run, choose)));
  expect([of, at]).toEqual([2501, run.trace.value[choose]]);
  expect(rows.find(({ option }) => option === at)?.status).toBe('tried');
});

test('5.12: the columns are as narrow as lets all of them be seen, and no narrower than can be told apart', () => {
  // 1280 × 720: 20 columns in 305 pixels
  expect(20 * columnWidth(305, 20)).toBeLessThanOrEqual(305);
  expect(columnWidth(1000, 20)).toBe(22);
  expect(columnWidth(200, 24)).toBe(13);
  expect(columnWidth(0, 0)).toBe(13);
});
