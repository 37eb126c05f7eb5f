import fc from 'fast-check';
import { expect, test } from 'vitest';
import { twoSidedBooks } from '../../src/puzzles/booksort/book-problem.ts';
import { bidirectionalBfs } from '../../src/search/bidirectional-bfs.ts';
import { eventsOf } from '../../src/search/events-of.ts';
import { PositionSet } from '../../src/search/position-set.ts';
import type { SearchEvent, SearchResult } from '../../src/search/search-events.ts';
import { count } from '../../src/trace/record.ts';
import { anyShelf } from '../puzzles/booksort/book-shelves.ts';
import { lineProblem } from './line-problem.ts';

function told(search: Generator<SearchEvent, SearchResult, void>): { events: SearchEvent[]; result: SearchResult } {
  const events: SearchEvent[] = [];
  for (let next = search.next(); ; next = search.next()) {
    if (next.done) return { events, result: next.value };
    events.push(next.value);
  }
}

test('a path along a line is found, each way, when its length is asked for', () => {
  for (let distance = 0; distance <= 6; distance++) {
    const { outcome, solution } = count(bidirectionalBfs(lineProblem(distance, 9), distance, 'count'));
    expect({ outcome, solution }).toEqual({ outcome: 'solved', solution: Array(distance).fill(0) });
  }
});

test('a path longer than asked for is not looked for: that is an outcome of its own', () => {
  const result = count(bidirectionalBfs(lineProblem(7, 9), 6, 'count'));
  expect(result).toMatchObject({ outcome: 'bounded', solution: null });
  expect(result.iterations.map(({ bound }) => bound)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('where one side has nothing left to grow there is no path at all', () => {
  const { outcome, solution, iterations } = count(bidirectionalBfs(lineProblem(-1, 9), 20, 'count'));
  expect({ outcome, solution }).toEqual({ outcome: 'exhausted', solution: null });
  expect(iterations.at(-1)).toEqual({ bound: 2, nodes: 2, prunes: 2, held: 3 });
});

test('the events of a path of two moves along a line', () => {
  const { events } = told(eventsOf(bidirectionalBfs(lineProblem(2, 9), 4)));
  expect(events).toEqual([
    { kind: 'bound', bound: 0, previous: null, cause: null },
    { kind: 'enter', depth: 0, move: -1 },
    { kind: 'keep', depth: 0 },
    { kind: 'enter', depth: 0, move: -1 },
    { kind: 'keep', depth: 0 },
    { kind: 'bound', bound: 1, previous: 0, cause: null },
    { kind: 'expand', depth: 0, node: 0 },
    { kind: 'branch', depth: 0, moves: 2 },
    { kind: 'choose', depth: 0, move: 0 },
    { kind: 'enter', depth: 1, move: 0 },
    { kind: 'keep', depth: 1 },
    { kind: 'choose', depth: 0, move: 1 },
    { kind: 'enter', depth: 1, move: 1 },
    { kind: 'duplicate', depth: 1, node: 0 },
    { kind: 'backtrack', depth: 0 },
    { kind: 'bound', bound: 2, previous: 1, cause: null },
    { kind: 'expand', depth: 0, node: 1 },
    { kind: 'branch', depth: 0, moves: 2 },
    { kind: 'choose', depth: 0, move: 0 },
    { kind: 'enter', depth: 1, move: 0 },
    { kind: 'keep', depth: 1 },
    { kind: 'choose', depth: 0, move: 1 },
    { kind: 'enter', depth: 1, move: 1 },
    { kind: 'meet', depth: 1, node: 2 },
    { kind: 'end', cost: 2, ruledOut: null, outcome: 'solved' },
  ]);
});

test('with its events off it takes the same way, and says nothing but a pulse now and then', () => {
  fc.assert(
    fc.property(anyShelf(7), (shelf) => {
      const loud = told(eventsOf(bidirectionalBfs(twoSidedBooks(shelf), 4, 'events')));
      const quiet = told(eventsOf(bidirectionalBfs(twoSidedBooks(shelf), 4, 'count')));
      expect(quiet.result).toEqual(loud.result);
      expect(quiet.events.every(({ kind }) => kind === 'pulse')).toBe(true);
    }),
  );
});

test('the counts are those of the events', () => {
  fc.assert(
    fc.property(anyShelf(6), (shelf) => {
      const { events, result } = told(eventsOf(bidirectionalBfs(twoSidedBooks(shelf), 4)));
      const of = (kind: string) => events.filter((event) => event.kind === kind).length;
      const sum = (of: (it: (typeof result.iterations)[number]) => number) =>
        result.iterations.reduce((total, iteration) => total + of(iteration), 0);
      expect(sum(({ nodes }) => nodes)).toBe(of('enter'));
      expect(sum(({ prunes }) => prunes)).toBe(of('duplicate'));
      expect(result.iterations.at(-1)?.held).toBe(of('keep'));
    }),
    { numRuns: 30 },
  );
});

test('fifteen books that need five moves are searched within the recording budget', () => {
  const books = Array.from({ length: 15 }, (_, i) => 15 - i);
  const search = bidirectionalBfs(twoSidedBooks({ books }), 4, 'count');
  const pulses: number[] = [];
  const { outcome, iterations } = count(search, (event) => {
    if (event.kind === 'pulse') pulses.push(event.iterations.reduce((sum, { nodes }) => sum + nodes, 0));
  });
  expect(outcome).toBe('bounded');
  expect(iterations).toEqual([
    { bound: 0, nodes: 2, prunes: 0, held: 2 },
    { bound: 1, nodes: 560, prunes: 0, held: 562 },
    { bound: 2, nodes: 560, prunes: 0, held: 1122 },
    { bound: 3, nodes: 313_600, prunes: 193_116, held: 121_606 },
    { bound: 4, nodes: 313_600, prunes: 193_116, held: 242_090 },
  ]);
  expect(pulses.length).toBeGreaterThan(5);
  expect(pulses).toEqual([...pulses].sort((a, b) => a - b));
});

test('a set of positions numbers them in the order of being added, and finds what it has', () => {
  const anyPositions = fc.uniqueArray(fc.tuple(fc.integer(), fc.integer(), fc.nat(3)), {
    maxLength: 300,
    selector: (position) => position.join(' '),
  });
  fc.assert(
    fc.property(anyPositions, (positions) => {
      const set = new PositionSet(3);
      for (const position of positions) {
        expect(set.find(Int32Array.from(position))).toBe(-1);
        set.add(Int32Array.from(position));
      }
      expect(set.size).toBe(positions.length);
      for (const [number, position] of positions.entries()) {
        expect(set.find(Int32Array.from(position))).toBe(number);
        expect([...set.at(number)]).toEqual(position);
      }
    }),
  );
});
