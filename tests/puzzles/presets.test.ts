import { expect, test } from 'vitest';
import type { Presets } from '../../src/puzzles/settings.ts';

const choices = { estimate: ['naive', 'exact'], search: ['a-star', 'ida-star'] } as const;
const twice = { estimate: ['naive', 'exact'], search: ['a-star', 'exact'] } as const;

test('presets are settings of their choices, under names of their own', () => {
  const presets = {
    guide: { estimate: 'exact', search: 'ida-star' },
    blind: { estimate: 'naive', search: 'ida-star' },
  } as const satisfies Presets<typeof choices>;
  expect(presets.guide.estimate).toBe('exact');
});

test('a preset that is named like a value does not compile', () => {
  // @ts-expect-error `naive` would be read as the preset or as the value
  const presets = { naive: { estimate: 'exact', search: 'ida-star' } } as const satisfies Presets<typeof choices>;
  expect(presets).toBeDefined();
});

test('choices that share a value do not compile', () => {
  // @ts-expect-error `exact` would be read as an estimate or as a search
  const presets = { guide: { estimate: 'exact', search: 'a-star' } } as const satisfies Presets<typeof twice>;
  expect(presets).toBeDefined();
});

test('a preset that leaves a choice open does not compile', () => {
  // @ts-expect-error nothing says how it is searched
  const presets = { guide: { estimate: 'exact' } } as const satisfies Presets<typeof choices>;
  expect(presets).toBeDefined();
});
