import { pathMethods } from '../path-search.ts';
import type { Presets, SettingsOf } from '../settings.ts';

/**
 * The choices of a Square Destroyer search. They combine freely; a preset is a combination with a name and a history.
 * The first value of each choice is that of the default preset.
 */
export const squareChoices = {
  estimate: ['greedy-disjoint', 'naive', 'allowed-disjoint', 'fractional'],
  sticks: ['most-squares', 'ascending', 'most-alive'],
  first: ['root-estimate', 'zero'],
  next: ['plus-one', 'least-overflow'],
  /** Which alive square to branch on: the first, or the first of those with the fewest allowed sticks. */
  square: ['first-alive', 'fewest-sticks'],
  /** Whether a stick tried in vain at a node may still go below the later siblings, or is kept for good there. */
  siblings: ['try-again', 'exclusion'],
  /** Whether a stick is left out where another allowed one breaks all that it breaks. */
  dominance: ['all-sticks', 'dominance'],
  /** Whether positions searched in vain are remembered, with what that proves of them. */
  memory: ['forget', 'table'],
  search: pathMethods,
} as const;

export type SquareSettings = SettingsOf<typeof squareChoices>;

/** What the contest programs do not have. */
const classical = {
  square: 'first-alive',
  siblings: 'try-again',
  dominance: 'all-sticks',
  memory: 'forget',
  search: 'ida-star',
} as const;

/**
 * `guide` is the default; `blind` deepens without an estimate; `poj` and `textbook` are classical contest programs;
 * `strong` has all that they lack; `astar` expands the least f first and holds all that it enters.
 */
export const squarePresets = {
  guide: {
    estimate: 'greedy-disjoint',
    sticks: 'most-squares',
    first: 'root-estimate',
    next: 'plus-one',
    ...classical,
  },
  blind: { estimate: 'naive', sticks: 'most-squares', first: 'root-estimate', next: 'plus-one', ...classical },
  poj: { estimate: 'greedy-disjoint', sticks: 'ascending', first: 'zero', next: 'least-overflow', ...classical },
  textbook: { estimate: 'greedy-disjoint', sticks: 'ascending', first: 'zero', next: 'plus-one', ...classical },
  strong: {
    estimate: 'fractional',
    sticks: 'most-alive',
    first: 'root-estimate',
    next: 'plus-one',
    square: 'fewest-sticks',
    siblings: 'exclusion',
    dominance: 'dominance',
    memory: 'table',
    search: 'ida-star',
  },
  astar: {
    estimate: 'greedy-disjoint',
    sticks: 'most-squares',
    first: 'root-estimate',
    next: 'plus-one',
    ...classical,
    search: 'a-star',
  },
} as const satisfies Presets<typeof squareChoices>;
