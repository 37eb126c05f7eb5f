import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import { anyGrid, anySettings } from '../puzzles/square-destroyer/square-grids.ts';

test('a least-overflow bound is the least f cut before it, and its cause the first node that had it', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      let node = -1;
      const firstWith = new Map<number, number>();
      for (const event of eventsOf(squareDestroyer.search(grid, { ...settings, next: 'least-overflow' }, 'events'))) {
        if (event.kind === 'enter') node++;
        if (event.kind === 'prune' && !firstWith.has(event.f)) firstWith.set(event.f, node);
        if (event.kind !== 'bound') continue;
        if (event.previous !== null) expect(event.bound).toBe(Math.min(...firstWith.keys()));
        expect(event.cause).toBe(firstWith.get(event.bound) ?? null);
        firstWith.clear();
      }
    }),
  );
});

test('a plus-one bound is one more than the one before and has no cause', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      let before: number | null = null;
      for (const event of eventsOf(squareDestroyer.search(grid, { ...settings, next: 'plus-one' }, 'events'))) {
        if (event.kind !== 'bound') continue;
        expect(event.previous).toBe(before);
        if (before !== null) expect(event.bound).toBe(before + 1);
        expect(event.cause).toBeNull();
        before = event.bound;
      }
    }),
  );
});
