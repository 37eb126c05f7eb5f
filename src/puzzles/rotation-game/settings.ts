import { pathMethods } from '../path-search.ts';
import type { Presets, SettingsOf } from '../settings.ts';

/** The choices of a Rotation Game search. */
export const rotationChoices = {
  estimate: ['eight-minus-max', 'naive', 'pattern-database'],
  search: pathMethods,
} as const;

export type RotationSettings = SettingsOf<typeof rotationChoices>;

/**
 * `guide` is the default; `blind` deepens without an estimate; `pattern` looks the exact distance up in a table; `astar` expands
 * the least f first. */
export const rotationPresets = {
  guide: { estimate: 'eight-minus-max', search: 'ida-star' },
  blind: { estimate: 'naive', search: 'ida-star' },
  pattern: { estimate: 'pattern-database', search: 'ida-star' },
  astar: { estimate: 'eight-minus-max', search: 'a-star' },
} as const satisfies Presets<typeof rotationChoices>;
