import fc from 'fast-check';
import { expect, test } from 'vitest';
import { horizontal, stickAt, stickCount, vertical } from '../../../src/puzzles/square-destroyer/grid.ts';
import {
  decodeGrid,
  encodeGrid,
  formatGrids,
  makeGrid,
  parseGrids,
  resizeGrid,
} from '../../../src/puzzles/square-destroyer/notation.ts';
import { anyGrid } from './square-grids.ts';

const sample = [makeGrid(2, []), makeGrid(3, [12, 17, 23])];

test('parsing what was formatted gives the same grids', () => {
  fc.assert(
    fc.property(fc.array(anyGrid(10), { maxLength: 5 }), (grids) => {
      expect(parseGrids(formatGrids(grids))).toEqual(grids);
    }),
  );
});

test('decoding what was encoded gives the same grid, in characters that an address takes as they are', () => {
  fc.assert(
    fc.property(anyGrid(10), (grid) => {
      expect(decodeGrid(encodeGrid(grid))).toEqual(grid);
      expect(encodeURIComponent(encodeGrid(grid))).toBe(encodeGrid(grid));
    }),
  );
});

test('a grid is formatted as the contest gives it, and encoded in one word', () => {
  expect(formatGrids(sample)).toBe('2\n2\n0\n3\n3 12 17 23\n');
  expect(sample.map(encodeGrid)).toEqual(['2', '3-12.17.23']);
});

test.each([
  ['CRLF', '2\r\n2\r\n0\r\n3\r\n3 12 17 23\r\n'],
  ['lone CR', '2\r2\r0\r3\r3 12 17 23\r'],
  ['wrapped lines', '2 2\n0 3 3\n12\n17\n23\n'],
  ['all in one line', '2 2 0 3 3 12 17 23'],
  ['blank lines', '\n\n2\n\n2\n0\n\n\n3\n \n3 12 17 23\n\n'],
  ['tabs and indents', '2\n\t2\n\t0\n\t3\n\t3\t12\t17\t23\t\n'],
  ['a byte order mark', '\uFEFF2\n2\n0\n3\n3 12 17 23\n'],
  ['no final newline', '2\n2\n0\n3\n3 12 17 23'],
  ['ids not sorted', '2\n2\n0\n3\n3 23 12 17\n'],
  ['repeated ids', '2\n2\n0\n3\n6 12 17 12 23 23 12\n'],
  ['leading zeros', '02\n2\n0\n03\n3 012 0017 23\n'],
])('%s makes no difference', (_, text) => {
  expect(parseGrids(text)).toEqual(sample);
});

test('any white space between the tokens makes no difference', () => {
  const anyGap = fc.array(fc.constantFrom(' ', '\t', '\n', '\r\n', '\r'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(anyGrid(5), { maxLength: 4 }), fc.infiniteStream(anyGap), (grids, gaps) => {
      const tokens = formatGrids(grids).trim().split(/\s+/);
      const text = tokens.map((token) => `${token}${gaps.next().value.join('')}`).join('');
      expect(parseGrids(text)).toEqual(grids);
    }),
  );
});

test('an input of no case is lawful', () => {
  expect(parseGrids('0\n')).toEqual([]);
});

test('a grid keeps what is missing where a grid of another side has that place too', () => {
  const place = (n: number) => (id: number) => {
    const { direction, row, column } = stickAt(n, id);
    return `${direction} ${row} ${column}`;
  };
  fc.assert(
    fc.property(anyGrid(10), fc.integer({ min: 1, max: 10 }), (grid, n) => {
      const places = new Set(grid.missing.map(place(grid.n)));
      const all = Array.from({ length: stickCount(n) }, (_, i) => i + 1);
      expect(resizeGrid(grid, n)).toEqual({ n, missing: all.filter((id) => places.has(place(n)(id))) });
    }),
  );
});

test('resizing moves the ids with their places', () => {
  expect(resizeGrid(makeGrid(2, [horizontal(2, 1, 0), vertical(2, 1, 2)]), 3)).toEqual(
    makeGrid(3, [horizontal(3, 1, 0), vertical(3, 1, 2)]),
  );
  expect(resizeGrid(makeGrid(3, [horizontal(3, 3, 0), vertical(3, 0, 3), horizontal(3, 0, 1)]), 2)).toEqual(
    makeGrid(2, [horizontal(2, 0, 1)]),
  );
});
