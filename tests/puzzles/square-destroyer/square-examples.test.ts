import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomGrid, squareExamples } from '../../../src/puzzles/square-destroyer/examples.ts';
import { stickCount } from '../../../src/puzzles/square-destroyer/grid.ts';
import { decodeGrid, encodeGrid, makeGrid } from '../../../src/puzzles/square-destroyer/notation.ts';
import { aliveAtStart } from '../../../src/puzzles/square-destroyer/square-problem.ts';

const anySeed = fc.integer({ min: 0, max: 0xffff_ffff });
const anySide = fc.integer({ min: 1, max: 10 });

test('the same seed gives the same grid, whatever else was asked for in between', () => {
  fc.assert(
    fc.property(anySeed, anySeed, anySide, (seed, other, n) => {
      const like = { n, missing: [] };
      const first = randomGrid(seed, like);
      randomGrid(other, like);
      expect(randomGrid(seed, { n, missing: [1] })).toEqual(first);
    }),
  );
});

test('a random grid lacks an eighth to a half of its sticks, each named once in order', () => {
  fc.assert(
    fc.property(anySeed, anySide, (seed, n) => {
      const grid = randomGrid(seed, { n, missing: [] });
      const { missing } = grid;
      expect(grid.n).toBe(n);
      expect(makeGrid(n, missing)).toEqual(grid);
      expect(missing.length).toBeGreaterThanOrEqual(stickCount(n) / 8);
      expect(missing.length).toBeLessThanOrEqual(stickCount(n) / 2);
      expect(decodeGrid(encodeGrid(grid))).toEqual(grid);
    }),
  );
});

test('a seed keeps its grid from one release to the next', () => {
  expect(encodeGrid(randomGrid(1, { n: 3, missing: [] }))).toMatchInlineSnapshot(`"3-1.3.4.7.14.16.17.21.24"`);
  expect(encodeGrid(randomGrid(42, { n: 5, missing: [] }))).toMatchInlineSnapshot(
    `"5-1.2.9.10.17.26.28.29.36.37.38.42.43.46.48.49.57"`,
  );
});

test('the examples have different names and are whole grids', () => {
  const names = squareExamples.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { instance } of squareExamples) expect(decodeGrid(encodeGrid(instance))).toEqual(instance);
});

test('the first example is the second contest sample, and one has nothing left to break', () => {
  expect(squareExamples[0]).toEqual({ name: 'sample-2', instance: { n: 3, missing: [12, 17, 23] } });
  const nothing = squareExamples.filter(({ instance }) => aliveAtStart(instance).length === 0);
  expect(nothing.map(({ name }) => name)).toEqual(['nothing-left']);
});
