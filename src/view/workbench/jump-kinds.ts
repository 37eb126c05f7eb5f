import type { StepKind } from '../../search/event-codes.ts';
import type { Method } from '../../search/search-events.ts';

/** What one may jump to in a search of each kind; the first is what a class asks for most. */
export const jumpKinds = {
  'ida-star': ['prune', 'bound', 'estimate', 'goal'],
  'a-star': ['expand', 'bound', 'duplicate', 'goal'],
  'bidirectional-bfs': ['expand', 'bound', 'duplicate', 'meet'],
  'dancing-links': ['dead-end', 'item', 'cover', 'goal'],
} as const satisfies Readonly<Record<Method, readonly StepKind[]>>;
export type JumpKind = (typeof jumpKinds)[Method][number];
