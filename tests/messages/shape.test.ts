import { expect, test } from 'vitest';
import { en } from '../../src/messages/en.ts';
import { enSquares } from '../../src/messages/en-squares.ts';
import { zh } from '../../src/messages/zh.ts';
import { zhSquares } from '../../src/messages/zh-squares.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { leavesOf } from './leaves.ts';

const shape = (texts: unknown) => [...leavesOf(texts)].map(([path, leaf]) => `${path}: ${typeof leaf}`);

test('both languages have the same keys, in the same order, and functions in the same places', () => {
  expect(shape(zh)).toEqual(shape(en));
  expect(shape(zhSquares)).toEqual(shape(enSquares));
});

test.each([
  ['English', en],
  ['Chinese', zh],
])('%s names every puzzle, preset, choice, value and example, and nothing that is none', (_, texts) => {
  const all = <T>(of: (puzzle: (typeof puzzles)[number]) => readonly T[]) => new Set(puzzles.flatMap(of));
  const keys = (record: object) => new Set(Object.keys(record));
  expect(keys(texts.puzzle)).toEqual(all(({ id }) => [id]));
  expect(keys(texts.preset)).toEqual(all(({ presets }) => Object.keys(presets)));
  expect(keys(texts.presetAbout)).toEqual(all(({ presets }) => Object.keys(presets)));
  expect(keys(texts.choice)).toEqual(all(({ choices }) => Object.keys(choices)));
  expect(keys(texts.choiceValue)).toEqual(all(({ choices }) => Object.values(choices).flat()));
  expect(keys(texts.input.example)).toEqual(all(({ examples }) => examples.map(({ name }) => name)));
});
