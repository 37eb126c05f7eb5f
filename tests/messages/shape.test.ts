import { describe, expect, test } from 'vitest';
import { fetchTexts, languages, type Texts } from '../../src/messages/languages.ts';
import { puzzles } from '../../src/puzzles/registry.ts';
import { allLanguages } from './in-all.ts';
import { leavesOf } from './leaves.ts';

const shape = (texts: unknown) => [...leavesOf(texts)].map(([path, leaf]) => `${path}: ${typeof leaf}`);
const { topics, puzzles: ofPuzzles } = languages.en;
const all = [...Object.keys(topics), ...Object.keys(ofPuzzles)] as (keyof Texts)[];

describe.each(allLanguages)('in %s', (language) => {
  test.each(all)('%s has the same keys, in the same order, and functions in the same places', async (topic) => {
    expect(shape(await fetchTexts(language, topic))).toEqual(shape(await fetchTexts('en', topic)));
  });

  test('every preset, choice, value and example of a puzzle has a name, and nothing that is none', async () => {
    const keys = (record: object) => new Set(Object.keys(record));
    for (const { id, presets, choices, examples } of puzzles) {
      const { shell: texts } = await fetchTexts(language, id);
      expect(keys(texts.presets)).toEqual(keys(presets));
      expect(keys(texts.choices)).toEqual(keys(choices));
      expect(keys(texts.values)).toEqual(new Set(Object.values(choices).flat()));
      expect(keys(texts.examples)).toEqual(new Set(examples.map(({ name }) => name)));
    }
  });
});
