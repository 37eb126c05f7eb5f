import { expect, test } from 'vitest';
import { MAX_SIDE, squaresOf, stickCount } from '../../../src/puzzles/square-destroyer/grid.ts';
import { squareDestroyer } from '../../../src/puzzles/square-destroyer/index.ts';
import {
  decodeGrid,
  encodeGrid,
  formatGrids,
  makeGrid,
  parseGrids,
  resizeGrid,
} from '../../../src/puzzles/square-destroyer/notation.ts';
import { eventsOf } from '../../../src/search/events-of.ts';

test('7.9: the side may be 12: 312 sticks, 650 squares', () => {
  expect([MAX_SIDE, stickCount(12), squaresOf(12).length]).toEqual([12, 312, 650]);
  const grid = makeGrid(12, [1, 255, 256, 257, 312]);
  expect(parseGrids(formatGrids([grid]))).toEqual([grid]);
  expect(decodeGrid(encodeGrid(grid))).toEqual(grid);
  expect(resizeGrid(resizeGrid(makeGrid(11, [1, 264]), 12), 11)).toEqual(makeGrid(11, [1, 264]));
  expect(() => decodeGrid('12-313')).toThrow('"from":1,"to":312');
});

test('7.9: where all sticks are missing but one square of n = 12, one of its four is removed', () => {
  const last = squaresOf(12).findLast(({ sticks }) => sticks.length === 4)?.sticks ?? [];
  const missing = Array.from({ length: 312 }, (_, i) => i + 1).filter((id) => !last.includes(id));
  for (const settings of Object.values(squareDestroyer.presets)) {
    const search = squareDestroyer.search(makeGrid(12, missing), settings, 'events');
    const moves = [...eventsOf(search)].flatMap((event) =>
      event.kind === 'enter' && event.depth > 0 ? [event.move] : [],
    );
    expect(last).toContain(312);
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.every((move) => last.includes(move))).toBe(true);
  }
});
