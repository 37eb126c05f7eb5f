import { expect, test } from 'vitest';
import type { Puzzle } from '../../src/puzzles/puzzle.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { moveOf } from '../../src/trace/nodes.ts';
import { record } from '../../src/trace/record.ts';

test.each(puzzles.map((puzzle) => [puzzle.id, puzzle as Puzzle] as const))(
  '8.5: of %s every move that a search makes lies in the range, and every one there has a name of its own',
  (_, puzzle) => {
    for (const { instance } of puzzle.examples) {
      const [least, greatest] = puzzle.moveRange(instance);
      const names = Array.from({ length: greatest - least + 1 }, (_, i) => puzzle.moveName(instance, least + i));
      expect(new Set(names).size).toBe(names.length);
      const { trace } = record(puzzle.search(instance, Object.values(puzzle.presets)[0] ?? {}, 'events'), 20_000);
      for (let node = 0; node < trace.nodes; node++) {
        const move = moveOf(trace, node);
        if (move === null) continue;
        expect(move).toBeGreaterThanOrEqual(least);
        expect(move).toBeLessThanOrEqual(greatest);
      }
    }
  },
);

test('8.5: the sticks of a grid of three are 1 to 24, the moves of the Rotation Game A to H', () => {
  const told = ['square-destroyer:3', 'rotation-game:222321113331311332321122'].map((each) => {
    const [id, input] = each.split(':');
    const puzzle = puzzles.find((one) => one.id === id) as Puzzle;
    const instance = puzzle.decode(input ?? '');
    return puzzle.moveRange(instance).map((move) => puzzle.moveName(instance, move));
  });
  expect(told).toEqual([
    ['1', '24'],
    ['A', 'H'],
  ]);
});
