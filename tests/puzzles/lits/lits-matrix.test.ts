import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeBoard, resizeBoard } from '../../../src/puzzles/lits/board.ts';
import { lits } from '../../../src/puzzles/lits/index.ts';
import { cellsOf, litsMatrix, optionName, orientationOf } from '../../../src/puzzles/lits/lits-matrix.ts';
import { litsPresets } from '../../../src/puzzles/lits/settings.ts';
import { orientations, shapeNames } from '../../../src/puzzles/lits/shapes.ts';
import { itemsOf } from '../../../src/search/exact-cover/exact-cover.ts';
import { moveOf } from '../../../src/trace/nodes.ts';
import { movesTo } from '../../../src/trace/paths.ts';
import { record } from '../../../src/trace/record.ts';
import { childrenOf } from '../../../src/trace/subtrees.ts';
import { anyBoard, lying, picture, placementsOf } from './lits-boards.ts';

test('the orientations are the rotations, clockwise from the base one, and no mirror image', () => {
  const pictures = shapeNames.map((_, shape) =>
    orientations
      .filter((each) => each.shape === shape)
      .map(({ cells }) =>
        picture(
          4,
          cells.map(([r, c]) => 4 * r + c),
        ),
      ),
  );
  expect(pictures).toEqual(shapeNames.map((name) => lying[name]));
});

test('the options are all placements, each once, by corner, shape and turns, then the fillers', () => {
  fc.assert(
    fc.property(anyBoard(7), fc.constantFrom(litsPresets.secondary, litsPresets.filler), (board, settings) => {
      const matrix = litsMatrix(board, settings);
      const { cells, placements, cover } = matrix;
      const keys = Array.from({ length: placements }, (_, option) => {
        const turned = orientationOf(matrix, option);
        return 100 * (matrix.corner[option] as number) + 10 * (turned?.shape ?? 0) + (turned?.turns ?? 0);
      });
      expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b));
      for (const [shape, name] of shapeNames.entries()) {
        const own = Array.from({ length: placements }, (_, option) => option)
          .filter((option) => orientationOf(matrix, option)?.shape === shape)
          .map((option) => cellsOf(matrix, option).join());
        expect(own.sort()).toEqual(
          placementsOf(board, name)
            .map((each) => each.join())
            .sort(),
        );
        for (let option = 0; option < placements; option++)
          if (orientationOf(matrix, option)?.shape === shape)
            expect(itemsOf(cover, option)[4]).toBe(cells.length + shape);
      }
      const fillers = Array.from({ length: cover.options - placements }, (_, i) => cellsOf(matrix, placements + i));
      expect(fillers).toEqual(settings.model === 'cells-primary' ? cells.map((cell) => [cell]) : []);
    }),
  );
});

test('a full board of side 50 has 28,220 placements', () => {
  const matrix = litsMatrix(
    makeBoard(50, () => true),
    litsPresets.filler,
  );
  expect([matrix.placements, matrix.cover.options, matrix.cover.items]).toEqual([28_220, 30_720, 2504]);
});

test('the matrix of a board is made once for each model', () => {
  const board = makeBoard(5, () => true);
  expect(litsMatrix(board, litsPresets.secondary)).toBe(litsMatrix(board, litsPresets.secondary));
  expect(litsMatrix(board, litsPresets.filler)).not.toBe(litsMatrix(board, litsPresets.secondary));
});

test('no two moves of a board have the same name', () => {
  const board = makeBoard(6, () => true);
  const { cover } = litsMatrix(board, litsPresets.filler);
  const names = Array.from({ length: cover.options }, (_, option) => lits.moveName(board, option));
  expect(new Set(names).size).toBe(cover.options);
  expect(names[0]).toBe('L 0,0');
  expect(names.slice(1, 4)).toEqual(['L90 0,0', 'L180 0,0', 'L270 0,0']);
  expect(names.at(-1)).toBe('· 5,5');
  const matrix = litsMatrix(board, litsPresets.secondary);
  for (let option = 0; option < matrix.placements; option++) expect(optionName(matrix, option)).toBe(names[option]);
});

test('the moves of a node are those that the search tries there, in order', () => {
  fc.assert(
    fc.property(anyBoard(5), fc.constantFrom(litsPresets.secondary, litsPresets.filler), (board, settings) => {
      const { trace } = record(lits.search(board, settings, 'events'), 3000);
      for (let node = 0; node < trace.nodes; node++) {
        const { moves } = lits.branching(board, settings, { root: 0, moves: movesTo(trace, node) });
        const tried = childrenOf(trace, node).map((child) => moveOf(trace, child));
        expect(moves.slice(0, tried.length)).toEqual(tried);
        const branch = (trace.enter[node] as number) + 2;
        if (branch < trace.steps && tried.length > 0) expect(trace.value[branch]).toBe(moves.length);
      }
    }),
    { numRuns: 30 },
  );
});

test('a board of another side keeps what it has and gets free cells', () => {
  expect(resizeBoard({ rows: ['10', '01'] }, 3)).toEqual({ rows: ['101', '011', '111'] });
  expect(resizeBoard({ rows: ['101', '011', '111'] }, 2)).toEqual({ rows: ['10', '01'] });
});

test('a board in one line is its rows while they can be read, else its size', () => {
  expect(lits.brief({ rows: ['10', '01'] })).toBe('10/01');
  expect(lits.brief(makeBoard(20, () => true))).toBe('20 × 20, 1 × 400');
});
