import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventsOf } from '../../../src/search/events-of.ts';
import { dancingLinks } from '../../../src/search/exact-cover/dancing-links.ts';
import type { SearchEvent } from '../../../src/search/search-events.ts';
import { validate } from '../../../src/trace/laws/validate.ts';
import { count, record } from '../../../src/trace/record.ts';
import { anyCover, coverOf, hasSolution, isExact } from './covers.ts';

test('it finds an exact cover whenever there is one, and finds it is one', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      const { outcome, solution } = count(dancingLinks(cover, 'count'));
      expect(outcome).toBe(hasSolution(cover) ? 'solved' : 'exhausted');
      if (solution) expect(isExact(cover, solution)).toBe(true);
    }),
  );
});

test('it takes the same way whether it speaks or counts', () => {
  fc.assert(
    fc.property(anyCover, (cover) => {
      const { trace, result } = record(dancingLinks(cover, 'events'));
      expect(result).toEqual(count(dancingLinks(cover, 'count')));
      expect(result?.iterations).toEqual([
        { bound: 0, nodes: trace.nodes, prunes: trace.iterations[0]?.prunes, held: trace.iterations[0]?.held },
      ]);
      validate(trace);
    }),
  );
});

/** An event in a line, such as `1 choose 3`. */
function line(event: SearchEvent): string {
  const depth = 'depth' in event ? `${event.depth} ` : '';
  const number =
    'item' in event
      ? event.item
      : 'moves' in event
        ? event.moves
        : 'move' in event
          ? event.move
          : 'cost' in event
            ? event.cost
            : '';
  return `${depth}${event.kind} ${number}`.trim();
}

test('it says what it chooses, covers and uncovers, in that order', () => {
  // items 0 secondary, 1 and 2 primary; option 0 leaves nothing to item 2
  const cover = coverOf(3, 1, [[0, 1], [0, 2], [1], [0, 2]]);
  expect([...eventsOf(dancingLinks(cover))].map(line)).toEqual([
    'start',
    '0 enter -1',
    '0 item 1',
    '0 branch 2',
    '0 cover 1',
    '0 choose 0',
    '0 cover 0',
    '1 enter 0',
    '1 item 2',
    '1 dead-end',
    '0 uncover 0',
    '0 choose 2',
    '1 enter 2',
    '1 item 2',
    '1 branch 2',
    '1 cover 2',
    '1 choose 1',
    '1 cover 0',
    '2 enter 1',
    '2 goal',
    'end 2',
  ]);
});

test('with nothing left to try it uncovers all and ends at the root', () => {
  const cover = coverOf(2, 0, [[0]]);
  expect([...eventsOf(dancingLinks(cover))].map(line)).toEqual([
    'start',
    '0 enter -1',
    '0 item 1',
    '0 dead-end',
    'end 0',
  ]);
});

test('without a primary item the empty set is a solution', () => {
  const result = count(dancingLinks(coverOf(1, 1, [[0]]), 'count'));
  expect(result).toEqual({ outcome: 'solved', solution: [], iterations: [{ bound: 0, nodes: 1, prunes: 0, held: 1 }] });
});

test('while it counts it pauses now and then with what it has counted', () => {
  // fourteen items in pairs of two kinds that never fit: many nodes and no solution
  const pairs = Array.from({ length: 15 }, (_, a) => Array.from({ length: a }, (_, b) => [b, a])).flat();
  const pulses = [...eventsOf(dancingLinks(coverOf(15, 0, pairs), 'count'))];
  expect(pulses.length).toBeGreaterThan(1);
  const nodes = pulses.map((event) => (event.kind === 'pulse' ? (event.iterations[0]?.nodes ?? 0) : -1));
  expect(nodes).toEqual([...nodes].sort((a, b) => a - b));
});
