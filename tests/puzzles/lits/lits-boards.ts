/** LITS boards for tests, and what is known of the shapes without the program's own rotations. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { LitsBoard } from '../../../src/puzzles/lits/board.ts';

export interface LitsCase {
  readonly id: string;
  readonly n: number;
  readonly rows: readonly string[];
  readonly answer: 'Yes' | 'No';
  /** How many placements each shape has. */
  readonly placements: Readonly<Record<string, number>>;
}

/** Contest inputs with answers from an independent program. */
export const litsCases: readonly LitsCase[] = readFileSync('tests/cases/lits.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** Boards of side 1..`most`, from empty to full. */
export function anyBoard(most: number): fc.Arbitrary<LitsBoard> {
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: 10 }))
    .chain(([n, tenths]) =>
      fc
        .array(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: n, maxLength: n }), { minLength: n, maxLength: n })
        .map((rows) => ({ rows: rows.map((row) => row.map((x) => (x < tenths ? '1' : '0')).join('')) })),
    );
}

/** Every way a shape may lie, written out by hand: turned, never flipped. */
export const lying: Readonly<Record<string, readonly string[]>> = {
  L: ['10/10/11', '111/100', '11/01/01', '001/111'],
  I: ['1/1/1/1', '1111'],
  T: ['111/010', '01/11/01', '010/111', '10/11/10'],
  S: ['011/110', '10/11/01'],
};

/** The cells as a picture of the rectangle around them. */
export function picture(n: number, cells: readonly number[]): string {
  const rows = cells.map((cell) => Math.floor(cell / n));
  const columns = cells.map((cell) => cell % n);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return Array.from({ length: Math.max(...rows) - top + 1 }, (_, r) =>
    Array.from({ length: Math.max(...columns) - left + 1 }, (__, c) =>
      cells.includes((top + r) * n + left + c) ? '1' : '0',
    ).join(''),
  ).join('/');
}

/** All placements of a shape as sets of cells: every four free cells that look like it, tried one by one. */
export function placementsOf({ rows }: LitsBoard, shape: string, forms = lying): number[][] {
  const n = rows.length;
  const found: number[][] = [];
  for (const form of forms[shape] ?? []) {
    const lines = form.split('/');
    for (let r = 0; r + lines.length <= n; r++)
      for (let c = 0; c + (lines[0]?.length ?? 0) <= n; c++) {
        const cells = lines.flatMap((line, i) =>
          [...line].flatMap((digit, j) => (digit === '1' ? [[r + i, c + j] as const] : [])),
        );
        if (cells.every(([i, j]) => rows[i]?.[j] === '1')) found.push(cells.map(([i, j]) => i * n + j));
      }
  }
  return found;
}

/** In how many ways all four shapes fit, by four nested loops. */
export function waysToPlaceAllFour(board: LitsBoard, forms = lying): number {
  const [L, I, T, S] = ['L', 'I', 'T', 'S'].map((shape) => placementsOf(board, shape, forms)) as [
    number[][],
    number[][],
    number[][],
    number[][],
  ];
  const apart = (a: readonly number[], b: readonly number[]) => !a.some((cell) => b.includes(cell));
  let ways = 0;
  for (const l of L)
    for (const i of I) {
      if (!apart(l, i)) continue;
      for (const t of T) {
        if (!apart(l, t) || !apart(i, t)) continue;
        for (const s of S) if (apart(l, s) && apart(i, s) && apart(t, s)) ways++;
      }
    }
  return ways;
}
