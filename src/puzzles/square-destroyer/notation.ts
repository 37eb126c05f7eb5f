/** Square Destroyer as text: the contest's input, and the short form for addresses, `3-12.17.23`. */
import { InputError } from '../input-error.ts';
import { TokenReader } from '../token-reader.ts';
import { horizontal, MAX_SIDE, stickAt, stickCount, vertical } from './grid.ts';
import type { SquareGrid } from './square-problem.ts';

/** The most cases of an input. */
export const MAX_CASES = 100_000;

/** A grid whose missing sticks are sorted and each there once. */
export function makeGrid(n: number, missing: Iterable<number>): SquareGrid {
  return { n, missing: [...new Set(missing)].sort((a, b) => a - b) };
}

/** The same grid with another side: what is missing stays missing where there still is such a place. */
export function resizeGrid(grid: SquareGrid, n: number): SquareGrid {
  const kept = grid.missing.flatMap((id) => {
    const { direction, row, column } = stickAt(grid.n, id);
    const lies = direction === 'horizontal';
    if (row > (lies ? n : n - 1) || column > (lies ? n - 1 : n)) return [];
    return lies ? horizontal(n, row, column) : vertical(n, row, column);
  });
  return makeGrid(n, kept);
}

function readGrid(reader: TokenReader): SquareGrid {
  const n = reader.number({ of: 'side', from: 1, to: MAX_SIDE });
  const sticks = stickCount(n);
  const k = reader.number({ of: 'missing-count', from: 0, to: 1_000_000 });
  const missing = new Set<number>();
  for (let i = 0; i < k; i++) missing.add(reader.number({ of: 'stick', from: 1, to: sticks }));
  return makeGrid(n, missing);
}

export function parseGrids(text: string): SquareGrid[] {
  const reader = new TokenReader(text);
  const cases = reader.number({ of: 'case-count', from: 0, to: MAX_CASES });
  const grids: SquareGrid[] = [];
  for (let i = 0; i < cases; i++) grids.push(readGrid(reader));
  reader.end();
  return grids;
}

export function formatGrids(grids: readonly SquareGrid[]): string {
  const cases = grids.map(({ n, missing }) => `${n}\n${[missing.length, ...missing].join(' ')}\n`);
  return `${grids.length}\n${cases.join('')}`;
}

export function encodeGrid({ n, missing }: SquareGrid): string {
  return missing.length === 0 ? `${n}` : `${n}-${missing.join('.')}`;
}

/** Reads `n` or `n-id.id…`. Throws InputError with the place in the text. */
export function decodeGrid(text: string): SquareGrid {
  const match = /^(\d+)(?:-(.*))?$/s.exec(text);
  const n = Number(match?.[1]);
  if (!match || n < 1 || n > MAX_SIDE) throw new InputError(1, 1, text, { of: 'side', from: 1, to: MAX_SIDE });
  const missing: number[] = [];
  let column = (match[1] as string).length + 2;
  for (const word of match[2]?.split('.') ?? []) {
    const id = /^\d+$/.test(word) ? Number(word) : 0;
    if (id < 1 || id > stickCount(n))
      throw new InputError(1, column, word, { of: 'stick', from: 1, to: stickCount(n) });
    missing.push(id);
    column += word.length + 1;
  }
  return makeGrid(n, missing);
}
