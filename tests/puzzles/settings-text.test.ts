import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { booksort } from '../../src/puzzles/booksort/index.ts';
import { bookPresets } from '../../src/puzzles/booksort/settings.ts';
import { puzzleById, puzzles } from '../../src/puzzles/registry.ts';
import { formatSettings, parseSettings } from '../../src/puzzles/settings-text.ts';
import { squarePresets } from '../../src/puzzles/square-destroyer/settings.ts';
import { allSettings } from './square-destroyer/square-grids.ts';

const [puzzle] = puzzles;
if (!puzzle) throw new Error('there is a puzzle');

test('settings read from their text are the same', () => {
  for (const settings of allSettings) expect(parseSettings(puzzle, formatSettings(puzzle, settings))).toEqual(settings);
});

test('a preset is called by its name, other settings by what they do not share with the default', () => {
  expect(Object.values(squarePresets).map((preset) => formatSettings(puzzle, preset))).toEqual([
    'guide',
    'blind',
    'poj',
    'textbook',
    'strong',
    'astar',
  ]);
  expect(formatSettings(puzzle, { ...squarePresets.blind, first: 'zero' })).toBe('naive+zero');
});

test.each([
  ['naive', { ...squarePresets.guide, estimate: 'naive' }],
  ['naive+ascending', { ...squarePresets.guide, estimate: 'naive', sticks: 'ascending' }],
  ['zero+ascending+least-overflow', squarePresets.poj],
])('%s is read, and what it leaves out is as in the default preset', (text, settings) => {
  expect(parseSettings(puzzle, text)).toEqual(settings);
});

test.each([
  '',
  '+',
  'guide+',
  'guide+naive',
  'naive+greedy-disjoint',
  'naive+naive',
  'Guide',
  ' guide',
  'toString',
  '__proto__',
  'constructor',
  'naive ascending',
])('%j is neither a preset nor choices', (text) => {
  expect(parseSettings(puzzle, text)).toBeNull();
});

test('no gibberish is taken for settings', () => {
  fc.assert(fc.property(fc.string(), (text) => parseSettings(puzzle, text) === null));
});

describe.each(puzzles.map(({ id, ...rest }) => ({ id, ...rest })))('$id', ({ id, choices, presets, comparison }) => {
  test('is found by its id', () => {
    expect(puzzleById(id)?.id).toBe(id);
  });

  test('has no value that belongs to two choices, and none named like a preset', () => {
    const words = [...Object.values(choices).flat(), ...Object.keys(presets)];
    expect(new Set(words).size).toBe(words.length);
  });

  test('has presets that choose a value for every choice, and compares two of them', () => {
    for (const preset of Object.values(presets))
      for (const [name, values] of Object.entries(choices)) expect(values).toContain(preset[name]);
    for (const name of comparison) expect(Object.keys(presets)).toContain(name);
  });
});

test('an unknown puzzle is not found', () => {
  expect(puzzleById('toString')).toBeUndefined();
});

test.each([
  ['wrong-successors', 'guide'],
  ['naive', 'blind'],
  ['a-star', 'astar'],
  ['bidirectional-bfs', 'bidirectional'],
  ['guide', 'guide'],
  ['blind', 'blind'],
  ['astar', 'astar'],
  ['bidirectional', 'bidirectional'],
] as const)(
  '%s still asks for the search of Booksort that it asked for when estimate and search were one choice',
  (word, preset) => {
    expect(parseSettings(booksort, word)).toEqual(bookPresets[preset]);
    expect(formatSettings(booksort, bookPresets[preset])).toBe(preset);
  },
);

test('A* under the naive estimate can be asked for', () => {
  expect(parseSettings(booksort, 'naive+a-star')).toEqual({ estimate: 'naive', search: 'a-star' });
});
