import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import type { Search, SearchResult } from '../../src/search/search-events.ts';
import { count } from '../../src/trace/record.ts';
import { allSettings, anyGrid, anySettings, tinyGrid } from '../puzzles/square-destroyer/square-grids.ts';
import { breaksAll, leastRemovals } from './breadth-first.ts';

function drain(search: Search): SearchResult {
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

test('counting takes the same way as telling every event, under all settings', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      const counted = count(squareDestroyer.search(grid, settings, 'count'));
      expect(drain(squareDestroyer.search(grid, settings, 'events'))).toEqual(counted);
    }),
    { numRuns: 600 },
  );
});

test('the events tell as many nodes and cuts, and as long a path, as the result says of each iteration', () => {
  fc.assert(
    fc.property(anyGrid(3), anySettings, (grid, settings) => {
      const told: { bound: number; nodes: number; prunes: number; held: number }[] = [];
      const search = eventsOf(squareDestroyer.search(grid, settings, 'events'));
      for (;;) {
        const { done, value: event } = search.next();
        if (done) {
          expect(told).toEqual(event.iterations);
          return;
        }
        const iteration = told.at(-1);
        if (event.kind === 'bound') told.push({ bound: event.bound, nodes: 0, prunes: 0, held: 0 });
        if (event.kind === 'enter' && iteration) {
          iteration.nodes++;
          iteration.held = Math.max(iteration.held, event.depth + 1);
        }
        if (event.kind === 'prune' && iteration) iteration.prunes++;
      }
    }),
  );
});

test('IDA* under any settings finds as few sticks as breadth-first search, and they break every square', () => {
  fc.assert(
    fc.property(tinyGrid, fc.shuffledSubarray([...allSettings], { minLength: 24, maxLength: 24 }), (grid, some) => {
      const { n, missing } = grid;
      const least = leastRemovals(n, missing);
      for (const settings of some) {
        const { outcome, solution } = count(squareDestroyer.search(grid, settings, 'count'));
        expect(outcome).toBe('solved');
        expect(solution).toHaveLength(least);
        expect(breaksAll(n, [...missing, ...(solution ?? [])])).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('a pulse tells the finished iterations and how far the open one has got', () => {
  const grid = { n: 5, missing: [29, 32, 33, 47] };
  const pulses: SearchResult['iterations'][] = [];
  const { iterations } = count(squareDestroyer.search(grid, squarePresets.guide, 'count'), (event) => {
    if (event.kind === 'pulse') pulses.push(event.iterations);
  });
  expect(pulses).not.toEqual([]);
  let before = 0;
  for (const pulse of pulses) {
    const open = pulse.length - 1;
    expect(pulse.slice(0, open)).toEqual(iterations.slice(0, open));
    expect(pulse[open]?.bound).toBe(iterations[open]?.bound);
    expect(pulse[open]?.nodes).toBeLessThan(iterations[open]?.nodes ?? 0);
    const nodes = pulse.reduce((sum, iteration) => sum + iteration.nodes, 0);
    expect(nodes).toBeGreaterThan(before);
    before = nodes;
  }
});
