import { pathMethods } from '../path-search.ts';
import type { Presets, SettingsOf } from '../settings.ts';

/** How a Booksort is searched: by IDA* or A* under one of two estimates, or from both ends, which asks for none. */
export const bookChoices = {
  estimate: ['wrong-successors', 'naive'],
  search: [...pathMethods, 'bidirectional-bfs'],
} as const;

export type BookSettings = SettingsOf<typeof bookChoices>;

/** `guide` is the default; `blind` deepens without an estimate; `bidirectional` needs none, but memory. */
export const bookPresets = {
  guide: { estimate: 'wrong-successors', search: 'ida-star' },
  blind: { estimate: 'naive', search: 'ida-star' },
  astar: { estimate: 'wrong-successors', search: 'a-star' },
  bidirectional: { estimate: 'wrong-successors', search: 'bidirectional-bfs' },
} as const satisfies Presets<typeof bookChoices>;
