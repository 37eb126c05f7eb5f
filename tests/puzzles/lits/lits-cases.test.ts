import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LitsBoard } from '../../../src/puzzles/lits/board.ts';
import { lits } from '../../../src/puzzles/lits/index.ts';
import { cellsOf, litsMatrix, orientationOf } from '../../../src/puzzles/lits/lits-matrix.ts';
import { type LitsSettings, litsPresets } from '../../../src/puzzles/lits/settings.ts';
import { shapeNames } from '../../../src/puzzles/lits/shapes.ts';
import { count } from '../../../src/trace/record.ts';
import { anyBoard, litsCases, lying, picture, waysToPlaceAllFour } from './lits-boards.ts';

/** What is wrong with a solution: every shape once, turned but not flipped, on free cells, none shared. */
function faults(board: LitsBoard, settings: LitsSettings, solution: readonly number[]): string[] {
  const { rows } = board;
  const n = rows.length;
  const matrix = litsMatrix(board, settings);
  const pieces = solution.filter((option) => orientationOf(matrix, option) !== null);
  const names = pieces.map((option) => shapeNames[orientationOf(matrix, option)?.shape ?? -1] ?? '');
  const cells = pieces.map((option) => cellsOf(matrix, option));
  return [
    ...(names.sort().join('') === 'ILST' ? [] : ['not one of each shape']),
    ...cells.flatMap((four, i) => {
      const name = shapeNames[orientationOf(matrix, pieces[i] as number)?.shape ?? -1] ?? '';
      return lying[name]?.includes(picture(n, four)) ? [] : [`no ${name}`];
    }),
    ...(new Set(cells.flat()).size === 16 ? [] : ['a cell is shared']),
    ...(cells.flat().every((cell) => rows[Math.floor(cell / n)]?.[cell % n] === '1') ? [] : ['a cell is not free']),
  ];
}

function solve(board: LitsBoard, preset: keyof typeof litsPresets) {
  const result = count(lits.search(board, litsPresets[preset], 'count'));
  return { answer: lits.answer(board, result), solution: result.solution };
}

test.each(litsCases)('$id, $n × $n: $answer', ({ rows, answer, placements }) => {
  const found = solve({ rows }, 'secondary');
  expect(found.answer).toBe(answer);
  if (found.solution) expect(faults({ rows }, litsPresets.secondary, found.solution)).toEqual([]);
  const matrix = litsMatrix({ rows }, litsPresets.secondary);
  const counts = Object.fromEntries(shapeNames.map((name) => [name, 0]));
  for (let option = 0; option < matrix.placements; option++) {
    const name = shapeNames[orientationOf(matrix, option)?.shape ?? -1] as string;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  expect(counts).toEqual(placements);
});

test('on small boards both models answer as four nested loops do, with lawful solutions', () => {
  fc.assert(
    fc.property(anyBoard(6), (board) => {
      const answer = waysToPlaceAllFour(board) > 0 ? 'Yes' : 'No';
      for (const preset of ['secondary', 'filler'] as const) {
        const found = solve(board, preset);
        expect(found.answer).toBe(answer);
        if (found.solution) expect(faults(board, litsPresets[preset], found.solution)).toEqual([]);
      }
    }),
  );
});

test('with fillers every free cell is covered', () => {
  const { rows } = { rows: ['10011', '11111', '11110', '11101', '01111'] };
  const { solution } = solve({ rows }, 'filler');
  const matrix = litsMatrix({ rows }, litsPresets.filler);
  const covered = solution?.flatMap((option) => cellsOf(matrix, option)).sort((a, b) => a - b);
  expect(covered).toEqual(matrix.cells);
});
