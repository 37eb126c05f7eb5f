/** How a Booksort is searched: by IDA* under one of two estimates, by A* under the better one, or from both ends without any. */
export const bookChoices = {
  search: ['wrong-successors', 'naive', 'a-star', 'bidirectional-bfs'],
} as const;

export type BookSettings = { readonly search: (typeof bookChoices.search)[number] };

/** `guide` is the default; `blind` deepens without an estimate; `bidirectional` needs none, but memory. */
export const bookPresets = {
  guide: { search: 'wrong-successors' },
  blind: { search: 'naive' },
  astar: { search: 'a-star' },
  bidirectional: { search: 'bidirectional-bfs' },
} as const satisfies Record<string, BookSettings>;
