import { expect, test } from 'vitest';
import { enCompare } from '../../src/messages/compare/en.ts';
import { zhCompare } from '../../src/messages/compare/zh.ts';
import type { PuzzleTexts } from '../../src/messages/puzzles/puzzle-texts.ts';
import { puzzleTexts } from '../../src/messages/puzzles/puzzles.ts';
import { enSquares } from '../../src/messages/puzzles/square-destroyer/en.ts';
import { zhSquares } from '../../src/messages/puzzles/square-destroyer/zh.ts';
import { enStatistics } from '../../src/messages/statistics/en.ts';
import { zhStatistics } from '../../src/messages/statistics/zh.ts';
import { en } from '../../src/messages/workbench/en.ts';
import { zh } from '../../src/messages/workbench/zh.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { leavesOf } from './leaves.ts';

const shape = (texts: unknown) => [...leavesOf(texts)].map(([path, leaf]) => `${path}: ${typeof leaf}`);

test('both languages have the same keys, in the same order, and functions in the same places', () => {
  expect(shape(zh)).toEqual(shape(en));
  expect(shape(zhSquares)).toEqual(shape(enSquares));
  expect(shape(zhStatistics)).toEqual(shape(enStatistics));
  expect(shape(zhCompare)).toEqual(shape(enCompare));
});

test.each(['en', 'zh'] as const)(
  'in %s every preset, choice, value and example of a puzzle has a name, and nothing that is none',
  (language) => {
    const keys = (record: object) => new Set(Object.keys(record));
    for (const { id, presets, choices, examples } of puzzles) {
      const texts = puzzleTexts[language][id] as PuzzleTexts;
      expect(keys(texts.presets)).toEqual(keys(presets));
      expect(keys(texts.choices)).toEqual(keys(choices));
      expect(keys(texts.values)).toEqual(new Set(Object.values(choices).flat()));
      expect(keys(texts.examples)).toEqual(new Set(examples.map(({ name }) => name)));
    }
  },
);
