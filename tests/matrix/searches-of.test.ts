import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distinct, searchesOf } from '../../src/matrix/searches-of.ts';
import { booksort } from '../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../src/puzzles/booksort/settings.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import type { Settings } from '../../src/puzzles/settings.ts';
import { formatSettings } from '../../src/puzzles/settings-text.ts';
import { spreads } from '../../src/puzzles/spread.ts';
import { squareDestroyer } from '../../src/puzzles/square-destroyer/index.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';

const square = puzzles[0];
if (square?.id !== squareDestroyer.id) throw new Error('Square Destroyer is the first puzzle');
const { guide, strong } = squarePresets;
const names = (...asked: Parameters<typeof searchesOf>) =>
  searchesOf(...asked).map((search) => formatSettings(square, search));

test('one at a time, each other value of each switch is a search beside the base', () => {
  expect(names(square, guide, ['siblings', 'estimate'], 'each')).toEqual([
    'guide',
    'blind',
    'allowed-disjoint',
    'fractional',
    'exclusion',
  ]);
  expect(names(square, strong, ['memory', 'dominance'], 'each')[0]).toBe('strong');
});

test('all combinations are all of them, the base first', () => {
  expect(names(square, guide, ['siblings', 'dominance', 'memory'], 'all')).toEqual([
    'guide',
    'exclusion',
    'dominance',
    'exclusion+dominance',
    'table',
    'exclusion+table',
    'dominance+table',
    'exclusion+dominance+table',
  ]);
});

test('without a switch there is the base alone', () => {
  for (const spread of spreads) expect(names(square, guide, [], spread)).toEqual(['guide']);
});

test('what has the same name as one before is left out', () => {
  const twice = [guide, strong, ...searchesOf(square, guide, ['estimate'], 'each'), squarePresets.blind];
  expect(distinct(square, twice).map((search) => formatSettings(square, search))).toEqual([
    'guide',
    'strong',
    'blind',
    'allowed-disjoint',
    'fractional',
  ]);
});

test('a search from both ends asks for no estimate, so it is one whichever is chosen', () => {
  const both = { estimate: 'naive', search: 'bidirectional-bfs' } as const;
  expect(formatSettings(booksort, both)).toBe('bidirectional');
  expect(searchesOf(booksort, both, ['estimate'], 'each')).toEqual([both]);
  const all = searchesOf(booksort, bookPresets.guide, ['estimate', 'search'], 'all');
  expect(all.map((search) => formatSettings(booksort, search))).toEqual([
    'guide',
    'blind',
    'astar',
    'bidirectional',
    'naive+a-star',
  ]);
});

describe.each(puzzles)('of $id', (puzzle) => {
  const choices = Object.entries(puzzle.choices);
  const asked = fc.record({
    base: fc.record(Object.fromEntries(choices.map(([name, values]) => [name, fc.constantFrom(...values)]))),
    switches: fc.subarray(Object.keys(puzzle.choices)),
  });

  test('no search comes twice, and there are all that the values of the switches make', () => {
    fc.assert(
      fc.property(asked, ({ base, switches }) => {
        const all = switches.reduce<Settings[]>(
          (made, name) =>
            made.flatMap((one) => (puzzle.choices[name] ?? []).map((value) => ({ ...one, [name]: value }))),
          [base],
        );
        const isNear = (one: Settings) => switches.filter((name) => one[name] !== base[name]).length <= 1;
        const wanted = { each: all.filter(isNear), all };
        const namesOf = (searches: readonly Settings[]) => searches.map((one) => formatSettings(puzzle, one));
        for (const spread of spreads) {
          const searches = searchesOf(puzzle, base, switches, spread);
          expect(searches[0]).toEqual(base);
          const names = new Set(namesOf(wanted[spread]));
          expect(new Set(namesOf(searches))).toEqual(names);
          expect(searches).toHaveLength(names.size);
          expect(distinct(puzzle, searches)).toEqual(searches);
        }
      }),
    );
  });
});
