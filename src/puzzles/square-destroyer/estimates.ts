import type { Problem } from '../../search/problem.ts';
import { allowedDisjoint } from './allowed-disjoint.ts';
import { fractional } from './fractional.ts';
import { greedyDisjoint } from './greedy-disjoint.ts';
import type { GridMasks } from './grid-masks.ts';
import type { SquareSettings } from './settings.ts';

/** The estimate of that name. A position begins with its alive squares; those of allowed sticks want these right after. */
export function estimateOf(masks: GridMasks, name: SquareSettings['estimate']): Problem['estimate'] {
  switch (name) {
    case 'naive':
      return naive(masks);
    case 'greedy-disjoint':
      return greedyDisjoint(masks.disjoint, masks.words);
    case 'allowed-disjoint':
      return allowedDisjoint(masks);
    case 'fractional':
      return fractional(masks);
  }
}

function naive({ words }: GridMasks): Problem['estimate'] {
  return (positions, at) => {
    for (let w = 0; w < words; w++) if (positions[at + w] !== 0) return 1;
    return 0;
  };
}
