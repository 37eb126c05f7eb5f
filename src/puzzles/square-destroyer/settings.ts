/** The choices of a Square Destroyer search. They combine freely; a preset is a combination with a name and a history. */
export const squareChoices = {
  estimate: ['greedy-disjoint', 'naive'],
  sticks: ['most-squares', 'ascending'],
  first: ['root-estimate', 'zero'],
  next: ['plus-one', 'least-overflow'],
} as const;

export type SquareSettings = { readonly [K in keyof typeof squareChoices]: (typeof squareChoices)[K][number] };

/** `guide` is the default; `blind` deepens without an estimate; `poj` and `textbook` are classical contest programs. */
export const squarePresets = {
  guide: { estimate: 'greedy-disjoint', sticks: 'most-squares', first: 'root-estimate', next: 'plus-one' },
  blind: { estimate: 'naive', sticks: 'most-squares', first: 'root-estimate', next: 'plus-one' },
  poj: { estimate: 'greedy-disjoint', sticks: 'ascending', first: 'zero', next: 'least-overflow' },
  textbook: { estimate: 'greedy-disjoint', sticks: 'ascending', first: 'zero', next: 'plus-one' },
} as const satisfies Record<string, SquareSettings>;
