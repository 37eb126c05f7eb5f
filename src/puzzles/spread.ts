/** How choices are varied: `each` changes one of them at a time, `all` combines all their values. */
export const spreads = ['each', 'all'] as const;
export type Spread = (typeof spreads)[number];
