/** Boards for the tests of the Rotation Game: contest cases with answers from an independent program, and random ones. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { RotationBoard } from '../../../src/puzzles/rotation-game/board.ts';

export interface RotationCase {
  readonly id: string;
  readonly board: RotationBoard;
  /** The lexicographically least of the shortest solutions. */
  readonly moves: string;
  readonly first_line: string;
  readonly digit: number;
  readonly length: number;
  /** By digit: the least moves that bring it into the whole centre. */
  readonly per_digit_optimum: readonly number[];
}

export interface RotationGolden {
  readonly board: RotationBoard;
  readonly rootH: number;
  readonly bounds: readonly (readonly number[])[];
  readonly moves: string;
  readonly digit: number;
  readonly nodes: number;
}

function rows<R>(file: string): R[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

export const rotationCases = rows<RotationCase>('tests/cases/rotation-game.jsonl');
export const rotationGolden = rows<RotationGolden>('tests/golden/rotation-game.jsonl');

const eightEach = [1, 2, 3].flatMap((digit) => new Array<number>(8).fill(digit));

export const anyBoard: fc.Arbitrary<RotationBoard> = fc.shuffledSubarray(eightEach, { minLength: 24, maxLength: 24 });

export const anyMoves: fc.Arbitrary<number[]> = fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 12 });
