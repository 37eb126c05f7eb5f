import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsWith, digits, type RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';
import { setOf } from '../../../src/puzzles/rotation-game/cell-sets.ts';
import { boardAfter } from '../../../src/puzzles/rotation-game/moves.ts';
import {
  buildPatternDatabase,
  exactEstimate,
  PLACEMENTS,
  placementRank,
} from '../../../src/puzzles/rotation-game/pattern-database.ts';
import { eightMinusMax, naive, rotationProblem } from '../../../src/puzzles/rotation-game/rotation-problem.ts';
import { anyBoard, anyMoves, rotationCases } from './rotation-boards.ts';
import { leastToGoal } from './rotation-near.ts';

function built(): { table: Uint8Array; told: number[] } {
  const told: number[] = [];
  const building = buildPatternDatabase();
  for (let next = building.next(); ; next = building.next()) {
    if (next.done) return { table: next.value, told };
    told.push(next.value.done);
  }
}

const { table, told } = built();
const exact = exactEstimate(table);
const distanceOf = (board: RotationBoard, digit: number) => table[placementRank(setOf(cellsWith(board, digit)))];
const estimates = (board: RotationBoard) => {
  const { start } = rotationProblem(board, exact);
  return { naive: naive(start, 0), eightMinusMax: eightMinusMax(start, 0), exact: exact(start, 0) };
};

test('there are as many placements at each distance as an independent program found', () => {
  const histogram: number[] = [];
  for (const distance of table) histogram[distance] = (histogram[distance] ?? 0) + 1;
  expect(histogram).toEqual([1, 8, 44, 208, 876, 3220, 10498, 30236, 73982, 146466, 208170, 178588, 72941, 10045, 188]);
});

test('building tells how far it is, every 65,536 placements from nothing on', () => {
  expect(told).toEqual(Array.from({ length: 12 }, (_, i) => i * 65_536));
});

test('every placement of eight cells has a place of its own, without a gap', () => {
  const seen = new Uint8Array(PLACEMENTS);
  for (let set = 0xff; set < 1 << 24; ) {
    const rank = placementRank(set);
    seen[rank] = (seen[rank] as number) + 1;
    // the next larger number with as many bits
    const least = set & -set;
    const ripple = set + least;
    set = ripple | ((ripple ^ set) >> (2 + (31 - Math.clz32(least))));
  }
  expect(seen.every((times) => times === 1)).toBe(true);
});

test('the table agrees with a plain breadth-first search from the board, and no estimate is more', () => {
  const nearSolved = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 0, maxLength: 4 });
  const solved = [...'111111222112233222333333'].map(Number);
  fc.assert(
    fc.property(nearSolved, (moves) => {
      const board = boardAfter(solved, moves);
      const least = leastToGoal(board, 4);
      const h = estimates(board);
      expect(h.exact).toBe(least);
      expect(h.eightMinusMax).toBeLessThanOrEqual(least);
      expect(h.naive).toBe(Math.min(1, least));
    }),
    { numRuns: 25 },
  );
});

test('no estimate exceeds the exact distance, and one move changes none by more than one', () => {
  fc.assert(
    fc.property(anyBoard, anyMoves, (board, moves) => {
      const path = moves.map((_, i) => estimates(boardAfter(board, moves.slice(0, i))));
      for (const [i, h] of path.entries()) {
        expect(h.naive).toBeLessThanOrEqual(h.eightMinusMax);
        expect(h.eightMinusMax).toBeLessThanOrEqual(h.exact);
        const before = path[i - 1] ?? h;
        expect(Math.abs(h.exact - before.exact)).toBeLessThanOrEqual(1);
        expect(Math.abs(h.eightMinusMax - before.eightMinusMax)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test.each(rotationCases)('$id: each digit needs $per_digit_optimum moves by the table', ({ board, ...row }) => {
  expect(digits.map((digit) => distanceOf(board, digit))).toEqual(row.per_digit_optimum);
  expect(estimates(board).exact).toBe(row.length);
});
